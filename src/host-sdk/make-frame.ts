import type { CashierOptions } from './types';

/** Without types a page would get an empty frame, or itself inside of itself, and no word about it. */
export function must(isRight: unknown, what: string): asserts isRight {
  if (!isRight) throw new TypeError(what);
}

/** Throws a TypeError for what would open something else than a cashier. */
export function frameUrl(options: Pick<CashierOptions, 'widgetUrl' | 'flow' | 'height'>): URL {
  const { widgetUrl, flow = 'deposit', height = 'fill' } = options;
  const url = new URL(widgetUrl, document.baseURI);
  must(widgetUrl && /^https?:/.test(url.protocol), 'widgetUrl must be an http(s) address');
  must(
    /^(deposit|withdrawal) (auto|fill)$/.test(`${flow} ${height}`),
    'flow must be deposit or withdrawal, height auto or fill',
  );
  if (!url.pathname.endsWith('/') && !url.pathname.endsWith('.html')) url.pathname += '/';
  url.hash = `#/${flow}`;
  return url;
}

/**
 * Browsers paint an opaque canvas behind a frame whose colour scheme differs from its document's: a white flash before a
 * dark cashier. Until its script runs the document has the system's scheme, so the frame has it, too; a page that knows its
 * theme paints over its canvas.
 */
export const SHOWN = 'display:block;width:100%;height:100%;border:0;background:transparent;color-scheme:light dark;';
/** Unlike with `visibility` the browser has drawn it by the time it is shown. It is `inert`, too. */
export const HIDDEN = `${SHOWN}opacity:0;pointer-events:none;`;
/** Inside the window: browsers let frames rest that are elsewhere, or have no box. */
export const HIDDEN_IN_PAGE = `${HIDDEN}position:fixed;top:0;left:0;z-index:-1`;

export function makeFrame(url: URL): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  // To copy a code, and to pass on a voucher by the system's sheet.
  iframe.allow = 'clipboard-write; web-share';
  iframe.referrerPolicy = 'strict-origin';
  iframe.src = url.href;
  return iframe;
}
