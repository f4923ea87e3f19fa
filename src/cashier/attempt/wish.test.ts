import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memorySessionStore } from '../../core/storage/session-store.fake';
import { countingRandom } from '../../core/time/random.fake';
import { destinationOf, digestOf, Wishes, type WishDetails } from './wish';

const details: WishDetails = { fields: { iban: 'DE89370400440532013000', name: 'Anna' }, wallet: undefined };

describe('digestOf', () => {
  it('is the same for the same details in another order, and under the same key alone', () => {
    const turned = { fields: { name: 'Anna', iban: 'DE89370400440532013000' } };
    expect(digestOf('k', turned)).toBe(digestOf('k', details));
    expect(digestOf('k', { fields: { ...turned.fields, bic: undefined } })).toBe(digestOf('k', details));
    expect(digestOf('other', details)).not.toBe(digestOf('k', details));
  });

  it.each<[string, WishDetails]>([
    ['field', { fields: { ...details.fields, iban: 'DE89370400440532013001' } }],
    ['wallet', { ...details, wallet: 'x' }],
    ['account', { ...details, accountId: '7' }],
    ['consent', { ...details, saveAccount: true }],
    ['bonus', { ...details, bonusId: '3', isActivatedBonus: true }],
  ])('is another one for another %s', (_what, other) => {
    expect(digestOf('k', other)).not.toBe(digestOf('k', details));
  });

  it('differs for any two values, and holds none of them', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 6 }), fc.string({ minLength: 6 }), (a, b) => {
        const [one, two] = [digestOf('k', { fields: { a } }), digestOf('k', { fields: { a: b } })];
        expect(one === two).toBe(a === b);
        expect(one).toMatch(/^[0-9a-f]{64}$/);
      }),
    );
  });
});

describe('destinationOf', () => {
  it.each<[string, WishDetails, string | undefined]>([
    [
      'the longest number',
      { fields: { name: 'Anna', cpf: '123.456.789-09', iban: 'DE89 3704 0044 0532 0130 00' } },
      '••••\u00a03000',
    ],
    ['an address', { fields: { email: 'anna@example.com' } }, 'a••••@example.com'],
    ['a number of nine digits', { fields: { account: '123456789' } }, '••••\u00a06789'],
    ['a wallet', { fields: {}, wallet: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t123456' }, '••••\u00a03456'],
    ['nothing short', { fields: { pin: '1234', city: 'Sao Paulo', born: '1990-05-01' } }, undefined],
    ['no amount', { fields: { amount: '1500000000.00' } }, undefined],
  ])('names %s', (_what, given, named) => {
    expect(destinationOf(given)).toBe(named);
  });
});

describe('a wish', () => {
  const intent = { flow: 'withdrawal', methodName: 'sepa', amount: 5, currency: 'EUR' } as const;
  const fields = { iban: 'DE89370400440532013000', name: 'Anna' };

  it('with further fields that the gateway has asked for is known as the one without them', () => {
    const wishes = new Wishes(memorySessionStore(), countingRandom());
    const begun = wishes.of(intent, { fields });
    const more = wishes.of(intent, { fields: { ...fields, bic: 'COBADEFFXXX' } }, undefined, ['bic']);
    expect(begun).toEqual({ ...intent, digest: expect.any(String), base: undefined, destination: '••••\u00a03000' });
    expect([more.base, more.digest === begun.digest]).toEqual([begun.digest, false]);
  });

  it('to another destination is never that one', () => {
    const wishes = new Wishes(memorySessionStore(), countingRandom());
    const [one, other] = ['DE89370400440532013000', 'DE89370400440532013001'].map((iban) =>
      wishes.of(intent, { fields: { iban, bic: 'COBADEFFXXX' } }, undefined, ['bic']),
    );
    expect(one?.base).not.toBe(other?.base);
  });
});
