import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readUpiLink } from './upi-link';

const LINK = 'upi://pay?pa=shop@okhdfcbank&pn=Rahul%20Sharma&mc=5816&tr=A1&tn=Order%201&am=1000.50&cu=INR';
/** A small character set, because fast-check's sets of all of Unicode take seconds to build on a busy machine. */
const unit = fc.constantFrom(...'abcXYZ019 &=#%+;:/?@\\"<>\t\n\u0000éßराहुलశ్రీ🙂‍');
const faultOf = (text: string) => {
  const read = readUpiLink(text);
  return read.ok ? 'none' : read.fault;
};
const linkOf = (text: string) => {
  const read = readUpiLink(text);
  if (!read.ok) throw new Error(`refused: ${read.fault}`);
  return read.link;
};

describe('a UPI link', () => {
  it('names payee and amount, and is kept as it came', () => {
    const { amount, ...link } = linkOf(LINK);
    expect(link).toEqual({ uri: LINK, payeeAddress: 'shop@okhdfcbank', payeeName: 'Rahul Sharma', cautions: [] });
    expect(amount?.toFixed(2)).toBe('1000.50');
  });

  it('has the currency rupee when it names none', () => {
    expect(faultOf('upi://pay?pa=shop@ybl&am=5')).toBe('none');
  });

  it('may leave the amount to the player', () => {
    expect(linkOf('upi://pay?pa=shop@ybl').amount).toBeUndefined();
    expect(linkOf('upi://pay?pa=shop@ybl&am=').amount).toBeUndefined();
    expect(linkOf('upi://pay?pa=shop@ybl&am=10&mam=null').amount?.toFixed()).toBe('10');
  });

  it('may say the least amount, when it is the amount', () => {
    expect(linkOf('upi://pay?pa=shop@ybl&am=10&mam=10.00').amount?.toFixed()).toBe('10');
  });

  it('is taken with space around it and around the name', () => {
    expect(linkOf(' upi://pay?pa=shop@ybl&pn=%20Shop%20 ')).toMatchObject({ payeeName: 'Shop' });
  });

  it('has two thousand characters at most', () => {
    const long = 'upi://pay?pa=shop@ybl&tn=';
    expect(faultOf(long.padEnd(2000, 'x'))).toBe('none');
    expect(faultOf(long.padEnd(2001, 'x'))).toBe('malformed');
  });

  it('is written the usual way and with its letters escaped', () => {
    expect(linkOf('UPI://PAY/?pa=shop@ybl&pn=राहुल शर्मा').uri).toBe(
      'upi://pay?pa=shop@ybl&pn=%E0%A4%B0%E0%A4%BE%E0%A4%B9%E0%A5%81%E0%A4%B2%20%E0%A4%B6%E0%A4%B0%E0%A5%8D%E0%A4%AE%E0%A4%BE',
    );
  });

  it('that apps read although it breaks a rule is taken with a word of caution', () => {
    expect(linkOf('upi://pay?pa=shop@ybl&am=5.000&cu=INR&CU=INR').cautions).toEqual(['repeated', 'decimals']);
    expect(linkOf('upi://pay?pa=shop@ybl&am=5.00&cu=INR').cautions).toEqual([]);
  });

  it.each([
    ['https://pay?pa=shop@ybl&am=5', 'foreignScheme'],
    ['javascript:alert(1)', 'foreignScheme'],
    ['intent://pay?pa=shop@ybl#Intent;scheme=upi;end', 'foreignScheme'],
    ['upl://pay?pa=shop@ybl', 'foreignScheme'],
    ['upi://mandate?pa=shop@ybl&am=5', 'notPayment'],
    ['upi:pay?pa=shop@ybl', 'notPayment'],
    ['upi://pay?am=5', 'payee'],
    ['upi://pay?pa=&am=5', 'payee'],
    ['upi://pay?pa=no-handle&am=5', 'payee'],
    ['upi://pay?pa=a@b@ybl&am=5', 'payee'],
    ['upi://pay?pa=shop@ybl&cu=USD', 'currency'],
    ['upi://pay?pa=shop@ybl&am=0', 'amount'],
    ['upi://pay?pa=shop@ybl&am=-5', 'amount'],
    ['upi://pay?pa=shop@ybl&am=1e3', 'amount'],
    ['upi://pay?pa=shop@ybl&am=5.001', 'amount'],
    ['upi://pay?pa=shop@ybl&am=500&mam=1', 'amount'],
    ['upi://pay?pa=shop@ybl&mam=1', 'amount'],
    ['upi://pay?pa=shop@ybl&am=1e3&mam=1e3', 'amount'],
    ['upi://pay?pa=shop@ybl&am=5&mam=-5', 'amount'],
    ['upi://pay?pa=shop@ybl&pa=thief@ybl', 'malformed'],
    ['upi://pay?pa=shop@ybl&PA=thief@ybl', 'malformed'],
    ['upi://pay?pa=shop@ybl#Intent;package=x;end', 'malformed'],
    ['upi://pay:80?pa=shop@ybl', 'malformed'],
    ['upi://me@pay?pa=shop@ybl', 'malformed'],
    ['upi://pay/more?pa=shop@ybl', 'malformed'],
    ['upi://pay?pa=shop@ybl\n&am=5', 'malformed'],
    ['', 'malformed'],
    ['shop@ybl', 'malformed'],
    [`upi://pay?pa=shop@ybl&tn=${'x'.repeat(2000)}`, 'malformed'],
  ])('%s is refused: %s', (text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });

  it('never throws, and never offers another scheme', () => {
    const anything = fc.string({ unit });
    const scheme = fc.constantFrom('upi', 'UPI', 'https', 'javascript', 'intent', 'upi:upi');
    const link = fc.tuple(scheme, anything).map(([name, rest]) => `${name}://pay?pa=shop@ybl&${rest}`);
    fc.assert(
      fc.property(fc.oneof(anything, link), (text) => {
        const read = readUpiLink(text);
        expect(read.ok && !read.link.uri.startsWith('upi://pay?')).toBe(false);
      }),
    );
  });

  it('carries any payee, name and amount through', () => {
    const address = fc.tuple(fc.stringMatching(/^[a-z0-9._-]{2,30}$/), fc.stringMatching(/^[a-z][a-z0-9]{1,12}$/));
    const name = fc.string({ unit, minLength: 1, maxLength: 40 }).filter((text) => text.trim() === text);
    fc.assert(
      fc.property(address, name, fc.integer({ min: 1, max: 10_000_000 }), ([user, handle], pn, paise) => {
        const am = (paise / 100).toFixed(2);
        const link = linkOf(`upi://pay?pa=${user}@${handle}&pn=${encodeURIComponent(pn)}&am=${am}&cu=INR`);
        expect([link.payeeAddress, link.payeeName, link.amount?.toFixed(2)]).toEqual([`${user}@${handle}`, pn, am]);
      }),
    );
  });
});
