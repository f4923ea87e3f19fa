/** Links that a payment page may open: to web pages and wallet apps. */
import { AppError } from '../../core/errors/app-error';

/** NPCI's UPI linking 1.6 and the UPI apps' own schemes; BIP-321, ERC-681 and similar schemes. */
const APP_SCHEMES: readonly string[] = [
  'upi:',
  'gpay:',
  'tez:',
  'phonepe:',
  'paytmmp:',
  'bhim:',
  'bitcoin:',
  'litecoin:',
  'ethereum:',
  'solana:',
  'ton:',
  'lightning:',
];

/** Android packages of the UPI apps. */
const UPI_PACKAGES: readonly string[] = [
  'com.google.android.apps.nbu.paisa.user',
  'com.phonepe.app',
  'net.one97.paytm',
  'in.org.npci.upiapp',
];

/** What the browser or the phone acts upon by itself: no app that pays. */
const NOT_APPS: readonly string[] = (
  'about blob chrome content data facetime fb file filesystem ftp geo http https intent itms itms-apps javascript ' +
  'mailto market ms-settings sms smsto tel vbscript view-source ws wss'
).split(' ');

/** Whether a gateway may name this scheme, without its colon, as that of an app. */
export const isAppScheme = (scheme: string): boolean =>
  /^[a-z][a-z\d+.-]{1,40}$/.test(scheme) && !NOT_APPS.includes(scheme);

export type PaymentLink = { kind: 'web' | 'app'; href: string };

/**
 * Reads a link that may be opened: http(s), `upi:`, a wallet app's scheme, that of an app which the gateway has named
 * (`appScheme`), or an Android `intent:` that names one of those schemes and a known UPI app and nothing else. Throws an AppError `link.refused`, which does not quote the link,
 * for anything else.
 */
export function readPaymentLink(link: string, appScheme?: string): PaymentLink {
  const url = tryParse(link);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return { kind: 'web', href: url.href };
  const isNamed = appScheme !== undefined && isAppScheme(appScheme) && url?.protocol === `${appScheme}:`;
  const isApp = url && (isNamed || APP_SCHEMES.includes(url.protocol) || isUpiIntent(url));
  // Returned as it came: wallets distinguish upper and lower case, and URL would re-encode the link.
  if (isApp) return { kind: 'app', href: link.trim() };
  throw new AppError('The link can not be opened', { code: 'link.refused' });
}

/** Whether `readPaymentLink` accepts the link. */
export function isPaymentLink(link: string): boolean {
  try {
    readPaymentLink(link);
    return true;
  } catch {
    return false;
  }
}

/**
 * Matches `intent://pay?…#Intent;scheme=upi;package=net.one97.paytm;end`. Extras could start any part of any app, so
 * they are refused.
 */
function isUpiIntent({ protocol, hash }: URL): boolean {
  const parts = hash.split(';');
  if (protocol !== 'intent:' || parts.shift() !== '#Intent' || parts.pop() !== 'end') return false;
  const extras = parts.map((part) => part.split('='));
  const value = (name: string) => extras.find(([key]) => key === name)?.[1] ?? '';
  const isKnown = extras.length === 2 && UPI_PACKAGES.includes(value('package'));
  return isKnown && APP_SCHEMES.includes(`${value('scheme')}:`);
}

function tryParse(address: string): URL | undefined {
  try {
    return new URL(address.trim());
  } catch {
    return undefined;
  }
}
