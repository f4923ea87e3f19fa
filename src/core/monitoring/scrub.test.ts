import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrub, scrubText } from './scrub';

describe('examples', () => {
  it.each([
    ['card 4242424242424242 declined', 'card [number] declined'],
    ['4242 4242 4242 4242', '[number]'],
    ['4242-4242-4242-4242', '[number]'],
    ['४२४२४२४२४२४२४२४२', '[number]'],
    ['call +55 (11) 91234-5678 now', 'call [number] now'],
    ['UTR 123456789012', 'UTR [number]'],
    ['mail ana.silva+x@example.com.br!', 'mail [address]!'],
    ['pay ana@okbank', 'pay [address]'],
    ['pay ana@okbank@upi', 'pay [address]'],
    ['Authorization: Bearer abc.def', 'Authorization: [secret] [secret]'],
    ['accessToken=abc123', 'accessToken=[secret]'],
    ['{"token":"abc"}', '{"token":"[secret]"}'],
    ['cvv: 123', 'cvv: [secret]'],
    ['jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'jwt [secret]'],
    ['GET https://a.example/pay/1?token=x&y=2#frag failed', 'GET https://a.example/pay/1 failed'],
    ['at /deposit?amount=5', 'at /deposit'],
    ['bitcoin:bc1?amount=0.1', 'bitcoin:bc1'],
    ['https://user:pass@a.example/x', 'https://a.example/x'],
    ['sent to TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'sent to [secret]'],
  ])('%s', (text, clean) => expect(scrubText(text)).toBe(clean));

  it.each([
    'BANKING:deposit-create reply: fields.0.name expected string, found number',
    'https://widget.example/assets/peer-to-peer-CSDHf4h2.js:1234:56789',
    'BANKING_DEPOSIT:deposit-status',
    'v1.0.230 took 1234.5 ms, status 422, 2026-03-01T10:00:00Z',
    'Network connection failed',
  ])('leaves as it is: %s', (text) => expect(scrubText(text)).toBe(text));
});

/** Length of the longest run of digits, once spaces, dots, dashes and brackets are removed. */
const longestRun = (text: string) =>
  Math.max(0, ...(text.replace(/[\s().-]/g, '').match(/\p{Nd}+/gu) ?? []).map((digits) => digits.length));

const digits = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((list) => list.join(''));
const card = digits(12, 18).map((start) => start + luhnDigit(start));
const grouped = fc
  .tuple(card, fc.constantFrom('', ' ', '-', '.', '  '))
  .map(([number, gap]) => number.match(/.{1,4}/g)!.join(gap));

describe('properties', () => {
  it('no card number of 13 to 19 digits survives, wherever it stands and however it is grouped', () => {
    fc.assert(
      fc.property(fc.string(), grouped, fc.string(), (before, number, after) => {
        expect(scrubText(`${before} ${number} ${after}`)).not.toContain(number);
        expect(longestRun(scrubText(`x ${number} y`))).toBe(0);
        expect(longestRun(scrubText(`x${number}y`))).toBe(0);
      }),
    );
  });

  it('no e-mail address survives', () => {
    fc.assert(
      fc.property(fc.string(), fc.emailAddress(), (before, email) => {
        expect(scrubText(`${before} ${email}`)).not.toContain(email);
      }),
    );
  });

  it('no query or fragment of an address survives', () => {
    const address = fc.webUrl({ withQueryParameters: true, withFragments: true });
    fc.assert(
      fc.property(address, (url) => {
        const { search, hash } = new URL(url);
        const clean = scrubText(`GET ${url} failed`);
        if (search.length > 1) expect(clean).not.toContain(search);
        if (hash.length > 1) expect(clean).not.toContain(hash);
      }),
    );
  });

  it('nothing inside a value survives either, and the value itself is not changed', () => {
    const secret = fc.oneof(card, fc.emailAddress());
    fc.assert(
      fc.property(secret, fc.jsonValue({ maxDepth: 3 }), fc.string(), (text, other, key) => {
        const value = { [`k${key}`]: [{ deep: `is ${text}` }], other, [text]: 1 };
        const before = JSON.stringify(value);
        expect(JSON.stringify(scrub(value))).not.toContain(text);
        expect(JSON.stringify(value)).toBe(before);
      }),
    );
  });

  it('a second time changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const once = scrubText(text);
        expect(scrubText(once)).toBe(once);
      }),
    );
  });
});

describe('values', () => {
  it('hides what a key calls a secret, and long whole numbers', () => {
    expect(
      scrub({
        token: 'a',
        Authorization: 'b',
        card_number: 1,
        pan: '1',
        email: 'x',
        phone: 7,
        n: 4242424242424242,
        t: null,
      }),
    ).toEqual({
      token: '[secret]',
      Authorization: '[secret]',
      card_number: '[secret]',
      pan: '[secret]',
      email: '[secret]',
      phone: '[secret]',
      n: '[number]',
      t: null,
    });
  });

  it('keeps times, amounts and flags', () => {
    const facts = { at: 1_763_715_352_123, seconds: 1_763_715_352.123, amount: 50_000, ok: true, no: null };
    expect(scrub(facts)).toEqual(facts);
  });

  it('survives cycles, depth, functions and endless texts', () => {
    const cycle: Record<string, unknown> = { name: 'a', f: () => 1 };
    cycle.self = cycle;
    expect(scrub(cycle)).toEqual({ name: 'a', f: undefined, self: undefined });
    let deep: unknown = '4242424242424242';
    for (let level = 0; level < 50; level += 1) deep = [deep];
    expect(JSON.stringify(scrub(deep))).not.toContain('4242');
    expect(scrubText('/a?'.repeat(100_000)).length).toBeLessThan(10_000);
  });

  it('a key named __proto__ sets no prototype', () => {
    const clean = scrub(JSON.parse('{"__proto__":{"polluted":1}}')) as Record<string, unknown>;
    expect(clean.polluted).toBeUndefined();
    expect(Object.getPrototypeOf(clean)).toBe(Object.prototype);
  });
});

/** The check digit of ISO/IEC 7812-1. */
function luhnDigit(start: string): string {
  const sum = [...start].reverse().reduce((total, digit, index) => {
    const twice = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
