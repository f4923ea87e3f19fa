import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPaymentLink, readPaymentLink } from './app-link';

const PAY = 'pay?pa=shop@bank&pn=Shop&am=10.00&cu=INR';
const intent = (extras: string) => `intent://${PAY}#Intent;${extras};end`;

describe('readPaymentLink', () => {
  it.each([
    ['https://bank.example/pay?a=1', 'web'],
    ['http://bank.example/', 'web'],
    [`upi://${PAY}`, 'app'],
    [`UPI://${PAY}`, 'app'],
    [`gpay://upi/${PAY}`, 'app'],
    [`tez://upi/${PAY}`, 'app'],
    [`phonepe://${PAY}`, 'app'],
    [`paytmmp://${PAY}`, 'app'],
    [`bhim://upi/${PAY}`, 'app'],
    ['bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?amount=0.5', 'app'],
    ['ethereum:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed?value=1', 'app'],
    [intent('scheme=upi;package=net.one97.paytm'), 'app'],
  ])('takes %s for the %s', (link, kind) => {
    expect(readPaymentLink(link).kind).toBe(kind);
    expect(isPaymentLink(link)).toBe(true);
  });

  it('takes the scheme of an app that the gateway has named, and no other', () => {
    expect(readPaymentLink(`credpay://upi/${PAY}`, 'credpay').kind).toBe('app');
    for (const [link, scheme] of [
      [`credpay://upi/${PAY}`, 'mobikwik'],
      ['javascript:alert(1)', 'javascript'],
      ['tel:+100', 'tel'],
      [`intent://${PAY}`, 'intent'],
    ] as const)
      expect(() => readPaymentLink(link, scheme)).toThrow();
  });

  it('leaves an app’s link letter by letter', () => {
    const link = 'upi://pay?pa=shop@bank&pn=Caf%C3%A9 do Zé&am=10';
    expect(readPaymentLink(` ${link}\n`).href).toBe(link);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://cashier.example/1',
    'about:blank',
    'tel:+100',
    'sms:+100',
    'upix://pay',
    '//bank.example',
    '/pay',
    'pay',
    '',
    intent('scheme=upi;package=evil.app'),
    intent('scheme=upi'),
    intent('scheme=javascript;package=net.one97.paytm'),
    intent('scheme=upi;package=net.one97.paytm;component=net.one97.paytm/.Admin'),
    intent('scheme=upi;package=net.one97.paytm;S.browser_fallback_url=https%3A%2F%2Fevil.example'),
    intent('scheme=upi;package=net.one97.paytm;package=net.one97.paytm'),
    `intent://${PAY}`,
  ])('refuses %s, without quoting it', (link) => {
    expect(() => readPaymentLink(link)).toThrow(
      expect.objectContaining({ code: 'link.refused', message: 'The link can not be opened' }),
    );
    expect(isPaymentLink(link)).toBe(false);
  });

  it('never lets a scheme through that could run in our page', () => {
    const dangerous = fc.constantFrom('javascript', 'data', 'vbscript', 'blob', 'file', 'about');
    fc.assert(fc.property(dangerous, fc.string(), (scheme, rest) => !isPaymentLink(`${scheme}:${rest}`)));
  });
});
