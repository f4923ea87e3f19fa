/** Runs in a story's page: finds what a player on a small touch screen, or at 400 % zoom, can't see or can't hit. */
(() => {
  const SMALLEST_PX = 44;
  const CONTROLS =
    'button, a[href], summary, select, input:not([type=hidden]), [role=button], [role=option], [role=switch], [role=radio]';
  const { clientWidth, scrollWidth } = document.documentElement;
  /** @type {string[]} */
  const problems = [];
  /** @param {Element} element */
  const nameOf = (element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  /** @param {Element} element */
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: false, visibilityProperty: true });
  };
  // Whether the element stands in a row that scrolls sideways on purpose.
  /** @param {Element} element */
  const isScrolled = (element) => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return box.scrollWidth > box.clientWidth;
    }
    return false;
  };

  if (scrollWidth > clientWidth) problems.push(`scrolls sideways: ${scrollWidth} px in ${clientWidth}`);
  for (const element of document.querySelectorAll(`h1, h2, h3, p, label, li, dt, dd, img, canvas, ${CONTROLS}`)) {
    const { right, left } = element.getBoundingClientRect();
    const isOut = right > clientWidth + 1 || left < -1;
    if (isOut && isSeen(element) && !isScrolled(element)) problems.push(`out of the window: ${nameOf(element)}`);
  }
  // Measure the letters, not the boxes: a box that clips a long text has the right size itself.
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent || !text.nodeValue?.trim() || !isSeen(parent) || parent.closest('option, aside, [aria-hidden=true]'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    // True once a scrolling box was passed: boxes around it do not cut off what can be scrolled into view.
    let isScrolledY = false;
    for (let box = /** @type {HTMLElement | null} */ (parent); box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      // Visually hidden: only for screen readers.
      if (edge.width <= 1 || edge.height <= 1) break;
      if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth) break;
      if (display === 'inline') continue;
      isScrolledY ||= /auto|scroll/.test(overflowY);
      const isControl = box.matches(CONTROLS);
      const keepsX = isControl || overflowX !== 'visible';
      const keepsY = !isScrolledY && (isControl || overflowY !== 'visible');
      const isCut = [...range.getClientRects()].some(
        ({ left, right, top, bottom, width }) =>
          width > 1 &&
          ((keepsX && (left < edge.left - 1.5 || right > edge.right + 1.5)) ||
            (keepsY && (top < edge.top - 4 || bottom > edge.bottom + 4))),
      );
      if (!isCut) continue;
      problems.push(`cut off or beside its box: "${text.nodeValue.trim().slice(0, 60)}" in ${nameOf(box)}`);
      break;
    }
  }
  for (const control of document.querySelectorAll(CONTROLS)) {
    // The player sees and hits the label of a radio button, checkbox or switch.
    const label = control.matches('input[type=radio], input[type=checkbox], [role=switch]') && control.closest('label');
    const target = label || control;
    // Skip the panel beside a playable flow: it belongs to the atlas, not to the product.
    if (!isSeen(target) || control.closest('[inert], aside')) continue;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    if (Math.min(width, height) < SMALLEST_PX - 0.5) {
      problems.push(`smaller than ${SMALLEST_PX} px: ${nameOf(target)}: ${Math.round(width)} × ${Math.round(height)}`);
    }
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit && (target.contains(hit) || hit.contains(target))) continue;
    // Allowed: behind an open dialog, or under something that closes by itself or by a tap beside it.
    if (
      hit?.closest('[role=alert], [role=status], [popover], [role=listbox], aside') ||
      (document.querySelector('dialog[open]') && !control.closest('dialog'))
    )
      continue;
    problems.push(`can't be hit: ${nameOf(target)}${hit ? ` under ${nameOf(hit)}` : ''}`);
  }
  scrollTo(0, 0);
  return problems;
})();
