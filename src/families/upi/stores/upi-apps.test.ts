import { describe, expect, it } from 'vitest';
import { upiAppLinks, upiOpener, type UpiOpener } from './upi-apps';
import { readUpiLink } from './upi-link';

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
  ] as const)('%s, native %s: %s → %s', (platform, isNative, agent, opener) => {
    expect(upiOpener(platform, isNative, agent)).toBe(opener);
  });
});
