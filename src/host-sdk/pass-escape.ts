/**
 * Escape was pressed in the frame, whose keys the page does not hear: it is the page's. Closes the modal dialog around the
 * frame as the browser does (HTML, "close requests"), unless a listener prevents it.
 */
export function passEscape(iframe: HTMLIFrameElement): void {
  const options = { bubbles: true, cancelable: true, composed: true };
  if (!iframe.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', ...options }))) return;
  const root = iframe.getRootNode();
  const dialog = (root instanceof ShadowRoot ? root.host : iframe).closest('dialog');
  // A browser that does not know `:modal` would throw.
  if (!dialog || !CSS.supports('selector(:modal)') || !dialog.matches(':modal')) return;
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}
