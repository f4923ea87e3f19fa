/** Disguised addresses from a reply, a host or a page's own address: none is opened. */
import { memorySessionStore } from '../../src/core/storage/session-store.fake';
import { fakeSettings } from '../../src/core/settings/settings.fake';
import { expect, it } from 'vitest';
import { returnUrl } from '../../src/cashier/deposit/return-url';
import { isPaymentLink } from '../../src/cashier/payment-window/app-link';
import { PaymentFrame } from '../../src/cashier/payment-window/payment-frame';
import { PaymentWindow } from '../../src/cashier/payment-window/payment-window';
import { FakeWindow } from '../../src/cashier/test-kit/fake-browser';
import { ManualClock } from '../../src/core/time/clock.fake';
import { sampleSession } from '../../src/cashier/test-kit/samples';
import { readFormRequest } from '../../src/cashier/payment-window/read-form-request';
import { itemProblem } from '../../src/connected/payment/unified-item';
import { fakeHostBridge } from '../../src/core/host-bridge/host-bridge.fake';

export const DISGUISED = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'jAvAsCrIpT:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\rscript:alert(1)',
  'j\n\na\tv\rascript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript\t:alert(1)',
  'javascript://https://bank.example/%0aalert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;avascript&#58;alert(1)',
  'java&Tab;script:alert(1)',
  'javascript%3Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'da\tta:text/html,x',
  'vbscript:msgbox(1)',
  'VbScRiPt:msgbox(1)',
  'blob:https://bank.example/6f1c',
  'filesystem:https://bank.example/temporary/x',
  'file:///etc/passwd',
  'view-source:https://bank.example',
  'about:blank',
  'intent://x#Intent;scheme=javascript;package=com.phonepe.app;end',
  'intent://pay#Intent;scheme=upi;package=com.phonepe.app;S.browser_fallback_url=javascript:alert(1);end',
  'ws://bank.example',
  'ftp://bank.example',
  'chrome://settings',
  'market://details?id=evil',
  'feed:javascript:alert(1)',
  'jar:https://bank.example!/x',
] as const;

function paymentWindow(isNative: boolean) {
  const browser = new FakeWindow();
  const host = fakeHostBridge();
  const session = sampleSession({}, { isNative });
  const settings = fakeSettings({ apiUrl: 'https://gateway.example', appLinkSchemes: ['mybank'] });
  return {
    browser,
    host,
    pages: new PaymentWindow(
      browser.asWindow,
      session,
      host,
      new ManualClock(),
      settings,
      memorySessionStore(),
      new PaymentFrame(settings, browser.asWindow),
      { name: undefined },
    ),
  };
}

it.each(DISGUISED)('%j opens nothing', (source) => {
  for (const isNative of [false, true]) {
    for (const method of ['GET', 'POST'] as const) {
      const { browser, host, pages } = paymentWindow(isNative);
      const reserved = pages.reserve(true);
      expect(() => pages.open(reserved, { source, method, data: { a: 'b' } })).toThrow();
      pages.openPending();
      expect(browser.opened.flatMap(({ visited }) => visited)).toEqual([]);
      expect(browser.opened.every(({ closed }) => closed)).toBe(true);
      expect([browser.visited, host.sent, pages.pending]).toEqual([[], [], undefined]);
    }
  }
  const own = { setting: source, schema: '', host: '', ownAddress: 'https://cashier.example/', lang: 'en' };
  expect(returnUrl(own)).toBe('https://cashier.example/?page=return&lang=en');
  expect(returnUrl({ ...own, setting: '', schema: source, host: 'x' })).not.toMatch(/^\W*j\s*a\s*v\s*a/i);
  expect(isPaymentLink(source)).toBe(false);
  const item = { name: 'page', label: { en: 'Page' }, value: source, kind: 'link', copy: false };
  expect(itemProblem(item)).toBe('badItem');
  expect(() => readFormRequest({ action: source })).toThrow();
});
