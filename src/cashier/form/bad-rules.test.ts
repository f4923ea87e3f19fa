import { describe, expect, it } from 'vitest';
import { badPatterns } from './bad-rules';
import { satisfies } from './field-rule';
import { fieldSources } from './field-source';

const codesOf = (regex: string) =>
  badPatterns(fieldSources([{ name: 'account', regex }]), 'bank').map(({ code, message }) => [code, message]);

describe('a pattern of a gateway', () => {
  it.each([String.raw`^\d{2}\ \d{2}$`, String.raw`^\d{2}[\ \-]\d{2}$`, String.raw`^\d{2}\ \d{2}\$?$`])(
    'with needless escapes is tested as it is meant: %s',
    (regex) => {
      expect([satisfies(regex, '12 34'), satisfies(regex, '12345')]).toEqual([true, false]);
      expect(codesOf(regex)).toEqual([]);
    },
  );

  it.each([
    ['/^\\d{4}$/', '1234', '12345'],
    ['/^[a-z]{4}$/i', 'ABCD', 'ABC1'],
    [String.raw`\A\d{4}\z`, '1234', 'A1234z'],
    [String.raw`\A[\w]{4}\Z`, 'abcd', 'abcde'],
    // Removing the needless escapes must keep `\p{L}`, the class of all letters.
    [String.raw`^[\p{L}\ \'\-]+$`, "Zoë O'Ra-y", 'Zoë 1'],
    [String.raw`^\d{2}\-\d{2}$`, '12-34', '1234'],
    [String.raw`^\\A$`, '\\A', 'A'],
  ])('that was written for another language is tested as it is meant: %s', (regex, good, bad) => {
    expect([satisfies(regex, good), satisfies(regex, bad)]).toEqual([true, false]);
    expect(codesOf(regex)).toEqual([]);
  });

  it.each(['^[[:alpha:] ]+$', String.raw`^\h+\ $`, String.raw`(?i)^abc$`])(
    'that means something else here is reported, and left to the gateway: %s',
    (regex) => {
      expect(codesOf(regex)).toEqual([['form.badPattern', 'Pattern of field account of bank does not compile']]);
      expect(satisfies(regex, 'anything')).toBe(true);
    },
  );

  it('that does not compile is reported, and left to the gateway', () => {
    expect(codesOf('(')).toEqual([['form.badPattern', 'Pattern of field account of bank does not compile']]);
    expect(satisfies('(', 'anything')).toBe(true);
  });

  it('that could hang the page is reported, tested on a short value, and left to the gateway on a long one', () => {
    const regex = '^([A-Z]+ ?)+$';
    expect(codesOf(regex)).toEqual([
      ['form.explodingPattern', 'Pattern of field account of bank repeats what repeats in it'],
    ]);
    expect([satisfies(regex, 'ANA MARIA'), satisfies(regex, 'ana')]).toEqual([true, false]);
    expect(satisfies(regex, `${'A'.repeat(60)}1`)).toBe(true);
  });

  it.each(['^(\\d{1,9}){1,9}$', '^((\\d{1,5}){1,5}){1,5}$', '^(\\d+\\d+){1,9}$'])(
    'with bounds within bounds is reported, tested on a short value, and left to the gateway on a long one: %s',
    (regex) => {
      expect(codesOf(regex)).toEqual([
        ['form.explodingPattern', 'Pattern of field account of bank repeats what repeats in it'],
      ]);
      expect([satisfies(regex, '0123456789'), satisfies(regex, '01234x6789')]).toEqual([true, false]);
      expect(satisfies(regex, `${'1'.repeat(30)}x`)).toBe(true);
    },
  );

  it('that is slow on long values is reported, too', () => {
    const told = 'Pattern of field account of bank is tried on 91 characters at most';
    expect(codesOf('^.*-.*-.*-.*$')).toEqual([['form.slowPattern', told]]);
  });
});
