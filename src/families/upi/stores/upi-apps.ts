/** Links that open a UPI app with the payment filled in. A page can't tell which apps are installed. */
import type { UpiLink } from './upi-link';

export type UpiAppId = 'google-pay' | 'phonepe' | 'paytm' | 'bhim' | 'any';

export interface UpiAppLink {
  id: UpiAppId;
  /** The app's own name; undefined for any app, which is named in the player's language. */
  name: string | undefined;
  href: string;
}

/** Who opens the link. A native host opens plain addresses; Chrome on Android opens `intent:` ones in one app. */
export type UpiOpener = 'ios' | 'android-browser' | 'android-native';

interface UpiApp {
  id: UpiAppId;
  name: string;
  androidPackage: string;
  /** In place of `upi://pay`. */
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

/** The apps in the order of the buttons, any other app last. */
export function upiAppLinks({ uri }: UpiLink, opener: UpiOpener): UpiAppLink[] {
  const query = uri.slice(uri.indexOf('?') + 1);
  const own = APPS.map((app) => ({ id: app.id, name: app.name, href: hrefOf(app, query, opener) }));
  return [...own, { id: 'any', name: undefined, href: uri }];
}

function hrefOf(app: UpiApp, query: string, opener: UpiOpener): string {
  if (opener === 'android-browser') return `intent://pay?${query}#Intent;scheme=upi;package=${app.androidPackage};end`;
  return `${opener === 'android-native' ? app.android : app.ios}?${query}`;
}

/** `platform` as the host told it; a browser's own system is in its user agent. Apple's schemes for all that is no Android. */
export function upiOpener(platform: string, isNative: boolean, userAgent: string): UpiOpener {
  const isAndroid = platform === 'android' || (platform !== 'ios' && /Android/i.test(userAgent));
  if (isAndroid) return isNative ? 'android-native' : 'android-browser';
  return 'ios';
}
