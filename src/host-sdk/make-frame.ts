import type { CashierOptions } from './types';

/** Throws a TypeError for an address that is not http(s). */
export function frameUrl({ widgetUrl, flow = 'deposit' }: Pick<CashierOptions, 'widgetUrl' | 'flow'>): URL {
  const url = new URL(widgetUrl, document.baseURI);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new TypeError('widgetUrl must be an http(s) address');
  if (!url.pathname.endsWith('/') && !url.pathname.endsWith('.html')) url.pathname += '/';
  url.hash = `#/${flow}`;
  return url;
}

/** Unlike with `visibility` the browser has drawn it by the time it is shown. It is `inert`, too. */
export const HIDDEN = { opacity: '0', pointerEvents: 'none' };
/** Inside the window: browsers let frames rest that are elsewhere, or have no box. */
export const HIDDEN_IN_PAGE = { position: 'fixed', top: '0', left: '0', zIndex: '-1' };
export const SHOWN = { opacity: '', pointerEvents: '', position: '', top: '', left: '', zIndex: '' };

export function makeFrame(url: URL): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  // To copy a code, and to pass on a voucher by the system's sheet.
  iframe.allow = 'clipboard-write; web-share';
  iframe.referrerPolicy = 'strict-origin';
  // Through the object model, which a host's CSP without 'unsafe-inline' allows.
  Object.assign(iframe.style, { display: 'block', width: '100%', height: '100%', border: '0' });
  iframe.style.background = 'transparent';
  // Browsers paint an opaque canvas behind a frame whose colour scheme differs from its document's: a white flash before
  // a dark cashier. Until its script runs the document has the system's scheme, so the frame has it, too; a page that
  // knows its theme paints over its canvas.
  iframe.style.setProperty('color-scheme', 'light dark');
  iframe.src = url.href;
  return iframe;
}
