import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkUpiInvoice } from './check-upi-invoice';

const invoice = {
  uri: 'upi://pay?pa=Shop.1@okaxis&pn=Shop&am=1000.00&cu=INR',
  vpa: 'shop.1@okaxis',
  payeeName: 'Shop Pvt Ltd',
  expiresAt: '2026-01-01T10:15:00Z',
};
const deposit = { amount: 1000, currency: 'INR' };

describe('an invoice against its deposit', () => {
  it('is payable when link, payee and amount are the deposit’s', () => {
    const checked = checkUpiInvoice(invoice, deposit);
    expect(checked).toMatchObject({
      ok: true,
      payable: { vpa: 'Shop.1@okaxis', payeeName: 'Shop Pvt Ltd', isAmountOpen: false, expiresAt: invoice.expiresAt },
    });
  });

  it('says when the player types the amount', () => {
    const checked = checkUpiInvoice({ ...invoice, uri: 'upi://pay?pa=shop.1@okaxis' }, deposit);
    expect(checked).toMatchObject({ ok: true, payable: { isAmountOpen: true } });
  });

  it('takes the link’s name of the payee, or its address, when the invoice has none', () => {
    const nameOf = (uri: string) => {
      const checked = checkUpiInvoice({ ...invoice, uri, payeeName: ' ' }, deposit);
      return checked.ok && checked.payable.payeeName;
    };
    expect(nameOf(invoice.uri)).toBe('Shop');
    expect(nameOf('upi://pay?pa=shop.1@okaxis&am=1000')).toBe('shop.1@okaxis');
  });

  it('takes the same payee with spaces around it', () => {
    expect(checkUpiInvoice({ ...invoice, vpa: ' SHOP.1@okaxis ' }, deposit).ok).toBe(true);
  });

  it('hands on the apps that the gateway names, if any', () => {
    const apps = [{ name: 'CRED', scheme: 'credpay' }];
    const appsOf = (change: object) => {
      const checked = checkUpiInvoice({ ...invoice, ...change }, deposit);
      return checked.ok && checked.payable.apps;
    };
    expect([appsOf({ apps }), appsOf({})]).toEqual([apps, []]);
  });

  it.each([
    ['another amount', { uri: invoice.uri.replace('1000.00', '1000.01') }, deposit, 'amount'],
    ['another payee than shown', { vpa: 'other@okaxis' }, deposit, 'payee'],
    ['a deposit in another currency', {}, { amount: 1000, currency: 'BDT' }, 'currency'],
    ['another scheme', { uri: invoice.uri.replace('upi:', 'http:') }, deposit, 'foreignScheme'],
  ])('refuses %s', (_, change, of, fault) => {
    expect(checkUpiInvoice({ ...invoice, ...change }, of)).toEqual({ ok: false, fault });
  });

  it('with one character of its link altered is refused, or pays the same payee the same sum', () => {
    const characters = fc.constantFrom(...'0123456789abmopuAPU@.=&?:/%+ оа٥\u200b', '');
    fc.assert(
      fc.property(fc.nat(invoice.uri.length - 1), characters, (at, by) => {
        const uri = invoice.uri.slice(0, at) + by + invoice.uri.slice(at + 1);
        const checked = checkUpiInvoice({ ...invoice, uri }, deposit);
        if (!checked.ok) return;
        expect(checked.payable.vpa.toLowerCase()).toBe(invoice.vpa);
        expect(checked.payable.link.amount?.toFixed() ?? 'typed by the player').toMatch(
          /^(?:1000|typed by the player)$/,
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('compares amounts as decimals', () => {
    const uri = 'upi://pay?pa=shop.1@okaxis&am=0.30';
    expect(checkUpiInvoice({ ...invoice, uri }, { amount: 0.1 + 0.2, currency: 'INR' }).ok).toBe(false);
    expect(checkUpiInvoice({ ...invoice, uri }, { amount: 0.3, currency: 'INR' }).ok).toBe(true);
  });
});
