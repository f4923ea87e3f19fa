/** Links that open a UPI app with the payment filled in. A page cannot find out which apps are installed. */
import { isAppScheme } from '../../../cashier/payment-window/app-link';
import type { UpiLink } from '../../../cashier/payment-code/upi-link';
import type { UpiApp as GatewayApp } from '../../../contract/api-response';

export interface UpiAppLink {
  /** `any`: the link that lets the system offer the apps. */
  id: string;
  /** The app's own name; undefined for the link to any app, whose name is translated. */
  name: string | undefined;
  /** Id on the files service. */
  icon: string;
  /** For an app that the gateway has named. */
  scheme?: string;
  href: string;
}

/**
 * What opens the link. A native host opens plain URLs; Chrome on Android and its like open a certain app by an `intent:`
 * URL, which Firefox and the views inside other apps do not know: there every button lets the system offer the apps.
 */
export type UpiOpener = 'ios' | 'android-browser' | 'android-view' | 'android-native';

interface UpiApp {
  id: string;
  name: string;
  icon: string;
  scheme?: string;
  androidPackage: string | undefined;
  /** The app's own address instead of `upi://pay`. */
  ios: string;
  android: string;
}

const APPS: readonly UpiApp[] = [
  {
    id: 'google-pay',
    icon: 'google-pay',
    name: 'Google Pay',
    androidPackage: 'com.google.android.apps.nbu.paisa.user',
    ios: 'gpay://upi/pay',
    android: 'tez://upi/pay',
  },
  {
    id: 'phonepe',
    icon: 'phonepe',
    name: 'PhonePe',
    androidPackage: 'com.phonepe.app',
    ios: 'phonepe://pay',
    android: 'phonepe://pay',
  },
  {
    id: 'paytm',
    icon: 'paytm',
    name: 'Paytm',
    androidPackage: 'net.one97.paytm',
    ios: 'paytmmp://pay',
    android: 'paytmmp://pay',
  },
  {
    id: 'bhim',
    icon: 'bhim',
    name: 'BHIM',
    androidPackage: 'in.org.npci.upiapp',
    ios: 'bhim://pay',
    android: 'bhim://pay',
  },
];

/** The most apps that a gateway may add; a longer list would hide the code. */
const MOST_ADDED = 8;

/** The links in the order of the buttons: the known apps, those that the gateway adds, and the link to any app last. */
export function upiAppLinks({ uri }: UpiLink, opener: UpiOpener, added: readonly GatewayApp[] = []): UpiAppLink[] {
  const query = uri.slice(uri.indexOf('?') + 1);
  const hrefFor = (app: UpiApp) => (opener === 'android-view' ? uri : hrefOf(app, query, opener));
  const own = [...APPS, ...addedApps(added)].map((app) => ({
    id: app.id,
    name: app.name,
    icon: app.icon,
    ...(app.scheme === undefined ? {} : { scheme: app.scheme }),
    href: hrefFor(app),
  }));
  return [...own, { id: 'any', name: undefined, icon: 'upi', href: uri }];
}

function hrefOf(app: UpiApp, query: string, opener: Exclude<UpiOpener, 'android-view'>): string {
  if (opener === 'android-browser' && app.androidPackage)
    return `intent://pay?${query}#Intent;scheme=upi;package=${app.androidPackage};end`;
  return `${opener === 'ios' ? app.ios : app.android}?${query}`;
}

const schemeOf = (address: string) => address.slice(0, address.indexOf(':'));

/** Apps with a scheme that no browser acts upon itself, each once, and none that is known already. */
function addedApps(added: readonly GatewayApp[]): UpiApp[] {
  const seen = new Set(['upi', ...APPS.flatMap(({ ios, android }) => [schemeOf(ios), schemeOf(android)])]);
  const apps: UpiApp[] = [];
  for (const { name, scheme: given, icon, androidPackage } of added) {
    const [, scheme = '', path = ''] = /^([a-z][^:/]*)(?::\/\/([\w./-]*))?$/.exec(given.trim().toLowerCase()) ?? [];
    if (!isAppScheme(scheme) || seen.has(scheme) || apps.length === MOST_ADDED) continue;
    seen.add(scheme);
    const address = `${scheme}://${path || 'pay'}`;
    const isPackage = /^[a-z]\w*(?:\.\w+)+$/i.test(androidPackage ?? '');
    apps.push({
      ...{ id: scheme, name, icon: icon || 'upi', scheme, ios: address, android: address },
      androidPackage: isPackage ? androidPackage! : undefined,
    });
  }
  return apps;
}

/**
 * Chrome, and what is built upon it: Edge, Samsung Internet, Opera, Brave. Other browsers of Android do not know
 * `intent:`, and neither does a WebView, in which other apps show pages: Android's own mark is `wv`, and some apps take
 * it out of the name.
 */
const KNOWS_INTENT = /\bChrome\/\d/;
const IS_VIEW =
  /;\s*wv\)|\bVersion\/\d+\.\d+ Chrome\/|\bFB(?:AN|AV|_IAB)\b|Instagram|\bLine\/|\bGSA\/|MicroMessenger|BytedanceWebview|musical_ly|Snapchat|TwitterAndroid|LinkedInApp|Pinterest|KAKAOTALK|DuckDuckGo\/|Telegram-Android|UCBrowser|Firefox\//;

/**
 * `platform` as the host sent it; in a browser the user agent names the system. Everything but Android gets Apple's
 * schemes.
 */
export function upiOpener(platform: string, isNative: boolean, userAgent: string): UpiOpener {
  const isAndroid = platform === 'android' || (platform !== 'ios' && /Android/i.test(userAgent));
  if (!isAndroid) return 'ios';
  if (isNative) return 'android-native';
  return KNOWS_INTENT.test(userAgent) && !IS_VIEW.test(userAgent) ? 'android-browser' : 'android-view';
}
