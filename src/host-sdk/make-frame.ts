import type { CashierOptions } from './types';

/**
 * Throws a TypeError. Without it a page that has no types would silently get an empty frame, or itself inside the
 * frame.
 */
export function must(isRight: unknown, what: string): asserts isRight {
  if (!isRight) throw new TypeError(what);
}

/** The address of the frame. Throws a TypeError for options that would not open a cashier. */
export function frameUrl(options: Pick<CashierOptions, 'widgetUrl' | 'flow' | 'height'>): URL {
  const { widgetUrl, flow = 'deposit', height = 'fill' } = options;
  // A service worker or a server has answered with the page that embeds the cashier, which would embed it again.
  must(window.name !== FRAME_NAME, 'this page is in a cashier-frame');
  const url = new URL(widgetUrl, document.baseURI);
  must(widgetUrl && /^https?:/.test(url.protocol), 'widgetUrl must be http(s)');
  must(/^(deposit|withdrawal) (auto|fill)$/.test(`${flow} ${height}`), 'unknown flow or height');
  if (!url.pathname.endsWith('/') && !url.pathname.endsWith('.html')) url.pathname += '/';
  url.hash = `#/${flow}`;
  return url;
}

/**
 * Browsers paint an opaque canvas behind a frame whose colour scheme differs from its document's: a white flash before
 * a dark cashier. Until its script runs, the document has the system's scheme, so the frame has it, too; a page that
 * knows its theme paints over its canvas.
 */
export const SHOWN = 'display:block;width:100%;height:100%;border:0;background:transparent;color-scheme:light dark;';
/**
 * Unlike with `visibility`, the browser has painted the frame by the time it is shown. The frame is also made `inert`.
 */
const HIDDEN = `${SHOWN}opacity:0;pointer-events:none;`;
/** For a hidden frame outside any container: in the window, because browsers throttle frames that are off-screen or have no box. */
export const IN_PAGE = `position:fixed;top:0;left:0;z-index:-1`;

/** Tells our frames from others in a container, also copies of them, and in such a frame that it is one. */
export const FRAME_NAME = 'cashier-frame';

export function makeFrame(url: URL, isHidden: boolean): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  iframe.name = FRAME_NAME;
  // For copying a code, for a provider's page in a frame of the cashier, and for passing on a voucher by the system's
  // share sheet, where there is one: browsers warn of features that they do not know.
  iframe.allow = `clipboard-write; payment; publickey-credentials-get${'share' in navigator ? '; web-share' : ''}`;
  iframe.referrerPolicy = 'strict-origin';
  iframe.src = url.href;
  // Set through the CSSOM, which a host's CSP without 'unsafe-inline' allows.
  if (isHidden) iframe.style.cssText = HIDDEN;
  iframe.inert = isHidden;
  return iframe;
}

/**
 * Gives the frame another window and document, so that nothing is accepted from the old one. The same `src` with its
 * `#` would only navigate.
 */
export function reinsert(iframe: HTMLIFrameElement): void {
  const { parentNode, nextSibling } = iframe;
  // Removed first: to insert a node where it is does nothing in some browsers.
  iframe.remove();
  if (parentNode) parentNode.insertBefore(iframe, nextSibling);
}
