import { describe, expect, test } from 'vitest';
import { latinDigits } from './latin-digits';
import { plainText } from './plain-text';

/** Intl's numbering systems of ten decimal digits, as far as the engine's Unicode data knows them. */
const SYSTEMS = Intl.supportedValuesOf('numberingSystem').filter((system) => {
  const digits = [...new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(1234567890)];
  return digits.length === 10 && digits.every((digit) => /\p{Nd}/u.test(digit));
});

describe('latinDigits', () => {
  test.each(SYSTEMS)('reads the digits of %s', (system) => {
    const format = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
    expect(latinDigits(format.format(1234567890))).toBe('1234567890');
  });

  test('reads digits that stand beside those of another alphabet', () => {
    // Mathematical bold, double-struck and monospace digits follow each other without a gap.
    expect(latinDigits('𝟎𝟗𝟘𝟡𝟶𝟿')).toBe('090909');
  });

  test('leaves numbers that are no decimal digits', () => {
    expect(latinDigits('²½Ⅳ①')).toBe('²½Ⅳ①');
  });
});

describe('plainText', () => {
  test.each([
    ['O’BRIEN', "O'BRIEN"],
    ['Jean‑Luc', 'Jean-Luc'],
    ['Ana\u00a0Maria', 'Ana Maria'],
    ['ＤＥＵＴＤＥＦＦ', 'DEUTDEFF'],
    ['\u202a+234\u202c', '+234'],
    ['\ufeffTR7N\u200bHqje', 'TR7NHqje'],
    ['a\u00adb\ufe0f', 'ab'],
    ['“Rua” 1–3', '"Rua" 1-3'],
    ['12⁄30 12∕30', '12/30 12/30'],
    [' stays ', ' stays '],
    ['Łukasz Ñ ю', 'Łukasz Ñ ю'],
  ])('%j is %j', (typed, plain) => {
    expect(plainText(typed)).toBe(plain);
  });

  test('is the same the second time', () => {
    const text = '’‑\u00a0１٢\u200e';
    expect(plainText(plainText(text))).toBe(plainText(text));
  });
});
