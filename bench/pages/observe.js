/**
 * Runs in every frame before anything else. The top one watches each frame that is drawn for the list, clicks its first
 * tile if told to, and says when the click was answered and when the form was there. `window.benchTarget` says whom it
 * watches. Times are milliseconds since the navigation of the top page.
 *
 * @typedef {object} WatchedTarget
 * @property {boolean} isFramed the list is in the page's only frame
 * @property {string} tile
 * @property {string | null} busy what shows that a click was taken; null: nothing ever does
 * @property {string} form its first field
 * @property {string} pay its pay button
 * @property {string | null} running is there once the code that carries a tap out runs; null: with the list
 * @property {'at-once' | 'when-running' | 'when-idle' | 'at-rest' | 'never'} click
 * @property {number} press milliseconds that the finger rests on the tile before the click
 *
 * @typedef {object} SeenTimes
 * @property {number} [painted] the first tile is drawn and nothing covers it
 * @property {number} [answered] the first click is answered on the screen
 * @property {number} [clicked] when the finger went up, unless the click was made at once
 * @property {number} [form]
 * @property {number} [formReachable] nothing covers its first field any more
 * @property {number} [formWhole] its pay button is there, and nothing covers it
 * @property {number} [rest] a second after its last long task and its last code
 * @property {number} tiles in the document when the first was painted
 */
'use strict';
(() => {
  /** @type {{ value: number, start: number }[]} */
  const shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries())) {
      if (!entry.hadRecentInput) shifts.push({ value: entry.value, start: entry.startTime });
    }
  }).observe({ type: 'layout-shift', buffered: true });

  const view = /** @type {any} */ (window);
  view.benchShifts = shifts;
  if (window !== window.top || !view.benchTarget) return;

  /** @type {WatchedTarget} */
  const target = view.benchTarget;
  const TAP_AGAIN_MS = 100;
  /** Often enough to see that a page is at rest, and seldom enough to be no work of its own. */
  const LOOK_MS = 250;
  let lastClick = 0;
  /** @type {SeenTimes} */
  const seen = { tiles: 0 };
  /** @type {{ start: number, duration: number }[]} */
  const tasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });

  const page = () => {
    if (!target.isFramed) return document;
    const frame = document.querySelector('iframe');
    // What is brought ahead is not seen yet; its document knows nothing of that.
    return frame?.checkVisibility({ opacityProperty: true }) ? (frame.contentDocument ?? undefined) : undefined;
  };

  /** @param {string} selector */
  const shown = (selector) => {
    const element = page()?.querySelector(selector);
    if (!element) return undefined;
    const box = element.getBoundingClientRect();
    const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isVisible && box.width > 0 && box.height > 0 && box.top < innerHeight ? element : undefined;
  };

  /** @param {Element} element */
  const isReachable = (element) => {
    const box = element.getBoundingClientRect();
    const hit = element.ownerDocument.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return hit !== null && (element.contains(hit) || (hit.contains(element) && hit.tagName === 'LABEL'));
  };

  const channel = new MessageChannel();
  /** @typedef {{ begun: unknown, works: (() => void)[] }} Frame */
  /** @type {Frame | undefined} */
  let lastFrame;
  /** @type {Frame[]} */
  const waiting = [];
  channel.port1.onmessage = () => run(waiting.shift());
  /** @param {Frame | undefined} frame */
  const run = (frame) => {
    for (const work of frame?.works.splice(0) ?? []) work();
  };
  /**
   * Within a frame's callback: runs once that frame is drawn, and before anything of the next one, which the browser may
   * begin before it hands out messages. All of one frame at once: what the page does next is not between. @param {() => void} work
   */
  const afterPaint = (work) => {
    const begun = document.timeline.currentTime;
    if (lastFrame?.begun === begun) return void lastFrame.works.push(work);
    const frame = { begun, works: [work] };
    lastFrame = frame;
    requestAnimationFrame(() => run(frame));
    waiting.push(frame);
    channel.port2.postMessage(0);
  };

  /** @param {'painted' | 'answered' | 'form' | 'formReachable' | 'formWhole'} what */
  const mark = (what, then = () => {}) => {
    seen[what] = NaN;
    afterPaint(() => {
      seen[what] = performance.now();
      then();
      if (isDone()) console.log('bench: done');
    });
  };

  const isDone = () => {
    if (target.click === 'never') return Boolean(seen.painted);
    if (target.click === 'at-rest') return Boolean(seen.rest);
    return Boolean(seen.formReachable && seen.formWhole);
  };

  const tileToTap = () => /** @type {HTMLElement | undefined} */ (shown(target.tile));

  /** @param {HTMLElement} tile @param {string} type */
  const point = (tile, type) => {
    const options = { bubbles: true, cancelable: true, isPrimary: true, button: 0, pointerType: 'touch' };
    tile.dispatchEvent(new PointerEvent(type, options));
  };

  const click = () => {
    lastClick = performance.now();
    const tile = tileToTap();
    if (!tile) return;
    point(tile, 'pointerdown');
    point(tile, 'pointerup');
    tile.click();
  };

  /**
   * The bench puts a finger on the tile, by the browser's own input: unlike what a page dispatches itself it does not queue
   * behind other work. Counts from when the finger goes up, whenever the page hears of it.
   */
  const askForTap = () => {
    const tile = tileToTap();
    const view = tile?.ownerDocument.defaultView;
    if (!tile || !view) return;
    lastClick = Infinity;
    const shift = view.performance.timeOrigin - performance.timeOrigin;
    const onUp = (/** @type {Event} */ event) => {
      seen.clicked = event.timeStamp + shift;
      lastClick = seen.clicked;
    };
    view.addEventListener('pointerup', onUp, { capture: true, once: true });
    const frame = view.frameElement?.getBoundingClientRect();
    const box = tile.getBoundingClientRect();
    const x = (frame?.left ?? 0) + box.left + box.width / 2;
    const y = (frame?.top ?? 0) + box.top + box.height / 2;
    console.log(`bench: tap ${x} ${y}`);
  };

  /** No long task and no code for a second: whatever is fetched when idle has begun, as far as the line lets it. */
  const idleSince = () => {
    const inner = document.querySelector('iframe')?.contentWindow ?? window;
    const shift = inner.performance.timeOrigin - performance.timeOrigin;
    const code = /** @type {PerformanceResourceTiming[]} */ (inner.performance.getEntriesByType('resource'))
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ responseEnd }) => responseEnd + shift);
    return Math.max(seen.painted ?? 0, ...tasks.map(({ start, duration }) => start + duration), ...code);
  };

  const isRunning = () => target.running === null || Boolean(page()?.querySelector(target.running));
  const isStill = () => isRunning() && performance.now() - idleSince() >= 1000;

  const step = () => {
    // What is measured on the page later need not carry this along.
    if (isDone()) return;
    if (seen.painted && target.click === 'at-rest') setTimeout(step, LOOK_MS);
    else requestAnimationFrame(step);
    if (seen.painted === undefined) {
      const tile = shown(target.tile);
      if (tile && tile.textContent?.trim() && isReachable(tile)) {
        seen.tiles = page()?.querySelectorAll(target.tile).length ?? 0;
        mark('painted', () => {
          // The report of a page that is busy from now on may not come in time.
          console.log(`bench: painted ${seen.painted}`);
          if (target.click === 'at-once' && target.busy) click();
        });
      }
      return;
    }
    if (target.click === 'at-rest') {
      if (seen.painted && isStill()) seen.rest = performance.now();
      if (isDone()) console.log('bench: done');
      return;
    }
    if (!seen.painted || target.click === 'never' || target.click === 'at-once' || lastClick > 0) return;
    if (!isRunning() || (target.click === 'when-idle' && !isStill())) return;
    if (target.press > 0) return askForTap();
    seen.clicked = performance.now();
    click();
  };

  /** After `step` in each frame, and after what that led to at once: what a click's own frame draws is seen in it. */
  const watch = () => {
    if (isDone()) return;
    requestAnimationFrame(watch);
    if (lastClick > 0 && performance.now() >= lastClick) watchAnswer();
  };

  const watchAnswer = () => {
    if (seen.answered === undefined && target.busy) {
      if (shown(target.busy) || shown(target.form)) mark('answered');
      // A click that nobody heard: the player taps again.
      else if (target.click === 'at-once' && performance.now() - lastClick >= TAP_AGAIN_MS) click();
    }
    const form = shown(target.form);
    if (form && seen.form === undefined) mark('form');
    if (form && seen.form && seen.formReachable === undefined && isReachable(form)) mark('formReachable');
    const pay = seen.form ? shown(target.pay) : undefined;
    if (pay && seen.formWhole === undefined && isReachable(pay)) mark('formWhole');
  };
  requestAnimationFrame(step);
  if (target.click !== 'at-rest') requestAnimationFrame(watch);

  view.benchReport = () => ({
    ...seen,
    origin: performance.timeOrigin,
    tasks,
    shifts: target.isFramed
      ? /** @type {any} */ (document.querySelector('iframe')?.contentWindow)?.benchShifts
      : shifts,
  });
})();
