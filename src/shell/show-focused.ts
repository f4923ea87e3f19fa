/**
 * Scrolls what Tab has focused into full view (WCAG 2.4.11): Firefox does not scroll to an element that is half
 * visible. The visible part of a radio button is its label.
 */
export function showFocused(page: Document): void {
  page.addEventListener('keyup', ({ key }) => {
    const { activeElement: focused } = page;
    if (key !== 'Tab' || !focused || focused === page.body) return;
    (focused.closest('label') ?? focused).scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
