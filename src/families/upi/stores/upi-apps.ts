/** Links that open a UPI app with the payment filled in. A page cannot find out which apps are installed. */
import type { UpiLink } from '../../../cashier/payment-code/upi-link';

export type UpiAppId = 'google-pay' | 'phonepe' | 'paytm' | 'bhim' | 'any';

export interface UpiAppLink {
  id: UpiAppId;
  /** The app's own name; undefined for the link to any app, whose name is translated. */
  name: string | undefined;
  href: string;
}

/**
 * What opens the link. A native host opens plain URLs; Chrome on Android opens a certain app by an `intent:` URL, which
 * Firefox and the views inside other apps do not know: there every button lets the system offer the apps.
 */
export type UpiOpener = 'ios' | 'android-browser' | 'android-view' | 'android-native';

interface UpiApp {
  id: UpiAppId;
  name: string;
  androidPackage: string;
  /** The app's own address instead of `upi://pay`. */
  ios: string;
  android: string;
}

const APPS: readonly UpiApp[] = [
  {
    id: 'google-pay',
    name: 'Google Pay',
    androidPackage: 'com.google.android.apps.nbu.paisa.user',
    ios: 'gpay://upi/pay',
    android: 'tez://upi/pay',
  },
  {
    id: 'phonepe',
    name: 'PhonePe',
    androidPackage: 'com.phonepe.app',
    ios: 'phonepe://pay',
    android: 'phonepe://pay',
  },
  {
    id: 'paytm',
    name: 'Paytm',
    androidPackage: 'net.one97.paytm',
    ios: 'paytmmp://pay',
    android: 'paytmmp://pay',
  },
  { id: 'bhim', name: 'BHIM', androidPackage: 'in.org.npci.upiapp', ios: 'bhim://pay', android: 'bhim://pay' },
];

/** The links in the order of the buttons, the link to any app last. */
export function upiAppLinks({ uri }: UpiLink, opener: UpiOpener): UpiAppLink[] {
  const query = uri.slice(uri.indexOf('?') + 1);
  const hrefFor = (app: UpiApp) => (opener === 'android-view' ? uri : hrefOf(app, query, opener));
  const own = APPS.map((app) => ({ id: app.id, name: app.name, href: hrefFor(app) }));
  return [...own, { id: 'any', name: undefined, href: uri }];
}

function hrefOf(app: UpiApp, query: string, opener: Exclude<UpiOpener, 'android-view'>): string {
  if (opener === 'android-browser') return `intent://pay?${query}#Intent;scheme=upi;package=${app.androidPackage};end`;
  return `${opener === 'android-native' ? app.android : app.ios}?${query}`;
}

/** Firefox, Facebook and Messenger, Instagram, Line, and every other app that shows pages in Android's WebView (`wv`). */
const KNOWS_NO_INTENT = /Firefox\/|\bFB(?:AN|AV|_IAB)\b|Instagram|\bLine\/|;\s*wv\)/;

/**
 * `platform` as the host sent it; in a browser the user agent names the system. Everything but Android gets Apple's
 * schemes.
 */
export function upiOpener(platform: string, isNative: boolean, userAgent: string): UpiOpener {
  const isAndroid = platform === 'android' || (platform !== 'ios' && /Android/i.test(userAgent));
  if (!isAndroid) return 'ios';
  if (isNative) return 'android-native';
  return KNOWS_NO_INTENT.test(userAgent) ? 'android-view' : 'android-browser';
}
