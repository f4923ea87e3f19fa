import { describe, expect, it } from 'vitest';
import { upiAppLinks, upiOpener, type UpiOpener } from './upi-apps';
import { readUpiLink } from '../../../cashier/payment-code/upi-link';

const QUERY = 'pa=shop@ybl&pn=Rahul%20Sharma&am=10.00&cu=INR';
const hrefs = (opener: UpiOpener) => {
  const read = readUpiLink(`upi://pay?${QUERY}`);
  if (!read.ok) throw new Error('refused');
  return Object.fromEntries(upiAppLinks(read.link, opener).map(({ id, href }) => [id, href]));
};

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

  it('are plain addresses for a host on Android', () => {
    expect(hrefs('android-native')['google-pay']).toBe(`tez://upi/pay?${QUERY}`);
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
    ['mobile', false, `${android} SamsungBrowser/26.0`, 'android-browser'],
    ['mobile', false, `${android} EdgA/130.0`, 'android-browser'],
    ['mobile', true, `${android} Instagram 350.0.0.39.116 Android`, 'android-native'],
  ] as const)('%s, native %s: %s → %s', (platform, isNative, agent, opener) => {
    expect(upiOpener(platform, isNative, agent)).toBe(opener);
  });
});
