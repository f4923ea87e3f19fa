import type { CashierOptions, HostPayload } from './types';

/** Throws a TypeError for an address that is not http(s). */
export function frameUrl({ widgetUrl, flow = 'deposit' }: Pick<CashierOptions, 'widgetUrl' | 'flow'>): URL {
  const url = new URL(widgetUrl, document.baseURI);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new TypeError('widgetUrl must be an http(s) address');
  if (!url.pathname.endsWith('/') && !url.pathname.endsWith('.html')) url.pathname += '/';
  url.hash = `#/${flow}`;
  return url;
}

export function makeFrame(url: URL, title: string, payload: HostPayload): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  iframe.title = title;
  iframe.allow = 'clipboard-write';
  iframe.referrerPolicy = 'strict-origin';
  // Through the object model, which a host's CSP without 'unsafe-inline' allows.
  Object.assign(iframe.style, { display: 'block', width: '100%', height: '100%', border: '0' });
  iframe.style.background = 'transparent';
  matchColorScheme(iframe, payload);
  iframe.src = url.href;
  return iframe;
}

/**
 * Browsers paint an opaque canvas behind a frame whose colour scheme differs from its document's: the white flash
 * before a dark cashier. So the frame says the same as the cashier will: native platforms are dark, then the theme.
 */
export function matchColorScheme(iframe: HTMLIFrameElement, { platform, theme }: HostPayload): void {
  const native = platform === 'android' || platform === 'ios';
  iframe.style.setProperty('color-scheme', native ? 'dark' : (theme ?? 'light dark'));
}
