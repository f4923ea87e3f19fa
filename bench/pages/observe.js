/**
 * Runs in every document before any other script. In the top one it looks for the list in each animation frame, clicks the
 * first tile if the target says so, and records when the click was answered and when the form appeared.
 * `window.benchTarget` is the watched page. Times are milliseconds since the navigation of the top page.
 *
 * @typedef {object} WatchedTarget
 * @property {boolean} isFramed the list is inside the page's only iframe
 * @property {string} tile
 * @property {string | null} busy selector of what shows that a click was accepted; null: the page shows nothing
 * @property {string} form selector of its first field
 * @property {string} pay selector of its pay button
 * @property {string | null} running selector of what exists once the code that handles a tap runs; null: as soon as the list exists
 * @property {'at-once' | 'when-running' | 'when-idle' | 'at-rest' | 'never'} click
 * @property {number} press milliseconds that the finger rests on the tile before the click
 *
 * @typedef {object} SeenTimes
 * @property {number} [painted] the first tile is drawn and nothing covers it
 * @property {number} [answered] the first click is answered on the screen
 * @property {number} [clicked] when the finger was lifted; undefined for a click `at-once`
 * @property {number} [form]
 * @property {number} [formReachable] nothing covers the form's first field any more
 * @property {number} [formWhole] the form's pay button is shown, and nothing covers it
 * @property {number} [rest] a second after the last long task and the last loaded code
 * @property {number} tiles number of tiles in the document when the first was painted
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
  /** Milliseconds between two looks: often enough to see when a page is at rest, but too seldom to load it. */
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
    // A preloaded frame is hidden, which its own document can't see.
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
   * Called in an animation frame's callback: runs `work` once that frame is painted and before anything of the next frame, which
   * may begin before messages are delivered. All works of a frame run together, without page code in between.
   * @param {() => void} work
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
   * Asks the bench to tap the tile through the browser's own input, which unlike a dispatched event does not queue behind
   * other work. Times count from the lifting of the finger, however late the page gets the event.
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

  /** End of the last long task or loaded script. After a second without either, deferred fetches have begun, too. */
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
    // Stop, so that later measurements on the page do not include this loop.
    if (isDone()) return;
    if (seen.painted && target.click === 'at-rest') setTimeout(step, LOOK_MS);
    else requestAnimationFrame(step);
    if (seen.painted === undefined) {
      const tile = shown(target.tile);
      if (tile && tile.textContent?.trim() && isReachable(tile)) {
        seen.tiles = page()?.querySelectorAll(target.tile).length ?? 0;
        mark('painted', () => {
          // Logged at once, because a page that is busy from now on may not report in time.
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

  /** Runs after `step` in each frame, and after its immediate effects, so that it sees what a click changes in the same frame. */
  const watch = () => {
    if (isDone()) return;
    requestAnimationFrame(watch);
    if (lastClick > 0 && performance.now() >= lastClick) watchAnswer();
  };

  const watchAnswer = () => {
    if (seen.answered === undefined && target.busy) {
      if (shown(target.busy) || shown(target.form)) mark('answered');
      // The click had no effect: tap again, as a player would.
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
