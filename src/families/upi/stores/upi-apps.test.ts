import { describe, expect, it } from 'vitest';
import { upiAppLinks, upiOpener, type UpiOpener } from './upi-apps';
import { readUpiLink } from '../../../cashier/payment-code/upi-link';

const QUERY = 'pa=shop@ybl&pn=Rahul%20Sharma&am=10.00&cu=INR';
const linkOf = () => {
  const read = readUpiLink(`upi://pay?${QUERY}`);
  if (!read.ok) throw new Error('refused');
  return read.link;
};
const hrefs = (opener: UpiOpener, added: Parameters<typeof upiAppLinks>[2] = []) =>
  Object.fromEntries(upiAppLinks(linkOf(), opener, added).map(({ id, href }) => [id, href]));

describe('the app buttons', () => {
  it('open each app by its own scheme on iOS', () => {
    expect(hrefs('ios')).toEqual({
      'google-pay': `gpay://upi/pay?${QUERY}`,
      phonepe: `phonepe://pay?${QUERY}`,
      paytm: `paytmmp://pay?${QUERY}`,
      bhim: `bhim://pay?${QUERY}`,
      any: `upi://pay?${QUERY}`,
    });
  });

  it('open the app’s package in a browser of Android', () => {
    const links = hrefs('android-browser');
    expect(links['phonepe']).toBe(`intent://pay?${QUERY}#Intent;scheme=upi;package=com.phonepe.app;end`);
    expect(links['any']).toBe(`upi://pay?${QUERY}`);
  });

  it('are links to any app in a view that knows no `intent:`', () => {
    expect(new Set(Object.values(hrefs('android-view')))).toEqual(new Set([`upi://pay?${QUERY}`]));
  });

  it('end with the link to any app, and name no scheme of their own', () => {
    const links = upiAppLinks(linkOf(), 'ios');
    expect(links.at(-1)).toEqual({ id: 'any', name: undefined, icon: 'upi', href: `upi://pay?${QUERY}` });
    expect(links.filter((link) => 'scheme' in link)).toEqual([]);
  });

  it('are plain addresses for a host on Android', () => {
    expect(hrefs('android-native')['google-pay']).toBe(`tez://upi/pay?${QUERY}`);
  });
});

describe('apps that the gateway adds', () => {
  const cred = { name: 'CRED', scheme: 'credpay://upi/pay' };
  const kwik = { name: 'MobiKwik', scheme: 'mobikwik', icon: 'mobikwik', androidPackage: 'com.mobikwik_new' };

  it('come after the known ones, and before the link to any app', () => {
    const links = upiAppLinks(linkOf(), 'ios', [cred, kwik]);
    expect(links.map(({ id }) => id)).toEqual(['google-pay', 'phonepe', 'paytm', 'bhim', 'credpay', 'mobikwik', 'any']);
    expect(links.slice(4, 6)).toEqual([
      { id: 'credpay', name: 'CRED', icon: 'upi', scheme: 'credpay', href: `credpay://upi/pay?${QUERY}` },
      { id: 'mobikwik', name: 'MobiKwik', icon: 'mobikwik', scheme: 'mobikwik', href: `mobikwik://pay?${QUERY}` },
    ]);
  });

  it('are opened by their package where the browser knows `intent:`, and by `upi:` in a view', () => {
    const browser = hrefs('android-browser', [cred, kwik]);
    expect(browser['mobikwik']).toBe(`intent://pay?${QUERY}#Intent;scheme=upi;package=com.mobikwik_new;end`);
    expect(browser['credpay']).toBe(`credpay://upi/pay?${QUERY}`);
    expect(new Set(Object.values(hrefs('android-view', [cred, kwik])))).toEqual(new Set([`upi://pay?${QUERY}`]));
  });

  it.each([
    'javascript',
    'javascript:alert(1)//',
    'data:text/html',
    'https',
    'intent',
    'tel',
    'upi',
    'phonepe',
    'a b',
    '',
  ])('%j is no scheme of one', (scheme) =>
    expect(upiAppLinks(linkOf(), 'ios', [{ name: 'App', scheme }])).toHaveLength(5),
  );

  it('are eight at most', () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ name: `App ${index}`, scheme: `payapp${index}` }));
    const ids = Object.keys(hrefs('ios', many));
    expect(ids.filter((id) => id.startsWith('payapp'))).toEqual(many.slice(0, 8).map(({ scheme }) => scheme));
  });

  it('are named by a scheme with spaces around it, and not by one with a query', () => {
    const added = [
      { name: 'One', scheme: ' oneapp ' },
      { name: 'Two', scheme: 'twoapp://pay?pa=other@ybl' },
    ];
    expect(hrefs('ios', added)['oneapp']).toBe(`oneapp://pay?${QUERY}`);
    expect(Object.keys(hrefs('ios', added))).not.toContain('twoapp');
  });

  it.each([
    ['com.app.pay', 'intent://pay'],
    ['1com.app', 'app://pay'],
    ['app', 'app://pay'],
    [undefined, 'app://pay'],
  ])('of package %s are opened by %s', (androidPackage, start) => {
    const added = [{ name: 'App', scheme: 'app', ...(androidPackage && { androidPackage }) }];
    expect(hrefs('android-browser', added)['app']).toMatch(start);
  });

  it('a package that would say more than a package is left out', () => {
    const added = [{ name: 'App', scheme: 'app', androidPackage: 'com.app;S.browser_fallback_url=https' }];
    expect(hrefs('android-browser', added)['app']).toBe(`app://pay?${QUERY}`);
  });
});

describe('who opens the link', () => {
  const android = 'Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile';
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
  it.each([
    ['android', true, '', 'android-native'],
    ['ios', true, android, 'ios'],
    ['mobile', false, android, 'android-browser'],
    ['mobile', false, iphone, 'ios'],
    ['desktop', false, 'Mozilla/5.0 (X11; Linux x86_64)', 'ios'],
    ['mobile', true, android, 'android-native'],
    ['mobile', false, 'Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0', 'android-view'],
    ['android', false, `${android} [FB_IAB/FB4A;FBAV/485.0.0.70.77;]`, 'android-view'],
    ['mobile', false, `${android} Instagram 350.0.0.39.116 Android`, 'android-view'],
    ['mobile', false, android.replace('Android 14', 'Android 14; Pixel 8 Build/AP1A; wv'), 'android-view'],
    ['mobile', false, `${android.replace('Chrome', 'Version/4.0 Chrome')} SomeApp/1.0`, 'android-view'],
    ['mobile', false, `${android} musical_ly_2023 BytedanceWebview/d8a21c6`, 'android-view'],
    ['mobile', false, `${android} GSA/15.2`, 'android-view'],
    ['mobile', false, `${android} Telegram-Android/11.3.3 (Samsung; Android 14)`, 'android-view'],
    ['mobile', false, 'Mozilla/5.0 (Linux; U; Android 4.4) AppleWebKit/534.30 Mobile Safari/534.30', 'android-view'],
    ['mobile', false, `${android} OPR/76.0`, 'android-browser'],
    ['mobile', false, `${android} SamsungBrowser/26.0`, 'android-browser'],
    ['mobile', false, `${android} EdgA/130.0`, 'android-browser'],
    ['mobile', true, `${android} Instagram 350.0.0.39.116 Android`, 'android-native'],
  ] as const)('%s, native %s: %s → %s', (platform, isNative, agent, opener) => {
    expect(upiOpener(platform, isNative, agent)).toBe(opener);
  });
});
