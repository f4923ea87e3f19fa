/**
 * What Tab has come to is in sight whole (WCAG 2.4.11): Firefox leaves an element where it is that was in sight by half. A radio
 * button is drawn by its label.
 */
export function showFocused(page: Document): void {
  page.addEventListener('keyup', ({ key }) => {
    const { activeElement: focused } = page;
    if (key !== 'Tab' || !focused || focused === page.body) return;
    (focused.closest('label') ?? focused).scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
