/** Content Security Policies. None has `unsafe-*`; all forbid creating scripts from text (Trusted Types). */
import type { Settings } from '../../src/contract/settings';
import { captchaSources } from './csp-captcha';
import { scriptHashes } from './script-hashes';
import { parseUrl } from './url';

const policy = (directives: Record<string, string>) =>
  Object.entries({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'base-uri': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
    'report-uri': '/csp-report',
    ...directives,
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';

export interface WidgetPolicy {
  /** The Host header. The socket's address is written out, because not every browser takes 'self' to include ws: */
  host: string;
  frameAncestors: readonly string[];
  settings: Partial<Settings>;
  /** The built index.html, which contains the first script inline. */
  html: string;
}

/**
 * `form-action` allows any http(s) address: /form submits to the payment page that the gateway names, which is not
 * known in advance. It still blocks `javascript:` and `data:` targets.
 */
export function widgetHeaders({ host, frameAncestors, settings, html }: WidgetPolicy): Record<string, string> {
  const packs = Object.values(settings.languages ?? {}).filter((one) => typeof one === 'string');
  const api = origins(settings.apiUrl, settings.localesUrl, settings.filesUrl, settings.monitoring?.dsn, ...packs);
  const images = origins(
    settings.filesUrl,
    settings.apiUrl,
    settings.brandBadgeUrl,
    settings.logoUrl,
    settings.logoUrlDark,
  );
  const assets = origins(settings.brandBadgeUrl, settings.logoUrl, settings.logoUrlDark);
  const fonts = origins(...(settings.brandFont?.files ?? []).map(({ url }) => url));
  const captcha = captchaSources(settings.captcha);
  const frames = settings.frameOrigins ?? [];
  // Our own page, to which a provider returns, closes the frame.
  const framed = [...captcha.sources, ...(frames.length > 0 ? ["'self'", ...frames] : [])];
  const sockets = settings.apiUrl ? origins(settings.apiUrl).map(toSocket) : hostSockets(host);
  return {
    'Content-Security-Policy': policy({
      'script-src': ["'self'", ...scriptHashes(html), ...captcha.sources].join(' '),
      'img-src': ["'self'", 'data:', ...images].join(' '),
      'font-src': ["'self'", ...fonts].join(' '),
      'connect-src': ["'self'", ...new Set([...sockets, ...api, ...assets, ...captcha.sources])].join(' '),
      ...(framed.length > 0 ? { 'frame-src': framed.join(' ') } : {}),
      'trusted-types': captcha.trustedTypes,
      'form-action': "'self' https: http:",
      'frame-ancestors': [...frameAncestors, ...(frames.length > 0 ? ["'self'"] : [])].join(' ') || "'none'",
    }),
    'Permissions-Policy': frames.length > 0 ? PERMISSIONS.replace('payment=()', 'payment=*') : PERMISSIONS,
    // For host pages that have one: they let only such frames in. The captcha's and providers' frames have none.
    ...(framed.length > 0 ? {} : { 'Cross-Origin-Embedder-Policy': 'require-corp' }),
  };
}

/** Policy of the operator's pages: never framed, forms only to their own origin. */
export const pageHeaders: Record<string, string> = {
  'Content-Security-Policy': policy({
    'connect-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  }),
  'Permissions-Policy': PERMISSIONS,
  'Cache-Control': 'no-store',
};

/** Policy of the provider's pages, which may stand in a frame of the cashier (`frameOrigins`). */
export const acquirerHeaders: Record<string, string> = {
  ...pageHeaders,
  'Content-Security-Policy': policy({
    'connect-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': '*',
  }),
};

/** Policy of the director's page, which is also a host page, at the widget's own origin. */
export const directorHeaders: Record<string, string> = {
  ...pageHeaders,
  'Content-Security-Policy': policy({
    'connect-src': "'self'",
    'form-action': "'self'",
    'frame-src': "'self'",
    'frame-ancestors': "'none'",
  }),
};

/** Policy of the demo host page: it may embed the widget and nothing else. */
export const hostPageHeaders = (widgetOrigin: string): Record<string, string> => ({
  'Content-Security-Policy': policy({
    // The host SDK looks there for the cause when a cashier does not come up (docs/deployment.md).
    'connect-src': `'self' ${widgetOrigin}`,
    'form-action': "'self'",
    'frame-src': widgetOrigin,
    'frame-ancestors': "'self'",
    'report-uri': `${widgetOrigin}/csp-report`,
  }),
  'Permissions-Policy': `clipboard-write=(self "${widgetOrigin}"), web-share=(self "${widgetOrigin}")`,
});

function origins(...addresses: (string | undefined)[]): string[] {
  const found = addresses.map((address) => parseUrl(address ?? '')?.origin);
  return [...new Set(found.filter((origin) => origin !== undefined && origin !== 'null') as string[])];
}

const toSocket = (origin: string) => origin.replace(/^http/, 'ws');
const hostSockets = (host: string) => (/^[\w.:[\]-]+$/.test(host) ? [`ws://${host}`, `wss://${host}`] : []);
