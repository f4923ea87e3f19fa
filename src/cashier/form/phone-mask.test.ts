import fc from 'fast-check';
import { getCountries, getExampleNumber, type PhoneNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../../sandbox/catalogue';
import { loadPhoneReader, type PhoneReader } from '../phone/load-phone-reader';
import { isPhoneMask } from './mask';
import { readMaskedPhone, showMaskedPhone } from './phone-mask';

let reader: PhoneReader;
beforeAll(async () => {
  reader = await loadPhoneReader();
});

const NIGERIA = '+234 000 000 0000';
const read = (mask: string, text: string) => {
  const number = readMaskedPhone(mask, text, reader);
  return number.ok ? number.text : number.problem;
};

describe('a number in a mask', () => {
  it.each([
    [NIGERIA, '8031234567', '+234 803 123 4567'],
    [NIGERIA, '08031234567', '+234 803 123 4567'],
    [NIGERIA, '2348031234567', '+234 803 123 4567'],
    [NIGERIA, '002348031234567', '+234 803 123 4567'],
    [NIGERIA, '+234 0803 123 4567', '+234 803 123 4567'],
    [NIGERIA, '+234 (0) 803 123 4567', '+234 803 123 4567'],
    ['+90 (000) 000 00 00', '0532 123 45 67', '+90 (532) 123 45 67'],
    ['+7 (999) 999-99-99', '8 916 123 45 67', '+7 (916) 123-45-67'],
    ['+79999999999', '9161234567', '+79161234567'],
    ['+996 000 000 000', '0555 123 456', '+996 555 123 456'],
    ['+996 000 000 000', '996 123 456', '+996 996 123 456'],
    ['+38 (000) 000-00-00', '067 123 45 67', '+38 (067) 123-45-67'],
    ['+91 00000 00000', '9123456789', '+91 91234 56789'],
    ['+1868 000 0000', '(868) 291-1234', '+1868 291 1234'],
    ['+00000000000000', '49 1512 3456789', '+4915123456789'],
    // The number is shorter than the mask but complete.
    ['+49 000 00000000', '0171 1234567', '+49 171 1234567'],
  ])('%s: %j is %s', (mask, text, shown) => expect(read(mask, text)).toBe(shown));

  it.each([
    [NIGERIA, '80312345678', 'invalid'],
    [NIGERIA, '+234 80312345678', 'tooLong'],
    [NIGERIA, '803123456', 'tooShort'],
    [NIGERIA, '+44 7400 123456', 'otherCountry'],
    [NIGERIA, '+45 20 12 34 56', 'otherCountry'],
    [NIGERIA, '0803 123 456O', 'characters'],
    ['+7 000 000 00 00', '8912345678', 'invalid'],
    ['+1868 000 0000', '(201) 555-0123', 'otherCountry'],
  ])('%s: %j is refused: %s', (mask, text, problem) => expect(read(mask, text)).toBe(problem));

  it.each([
    // The gateway’s mask is of the old plan, or of today’s.
    ['+229 00 00 00 00', '97123456', '+229 01 97 12 34 56'],
    ['+229 00 00 00 00', '01 97 12 34 56', '+229 01 97 12 34 56'],
    ['+229 00 00 00 00 00', '97 12 34 56', '+229 01 97 12 34 56'],
    ['+225 00000000', '+225 07 07 12 34 56', '+225 07071234 56'],
    ['+225 00 00 00 00', '07 12 34 56', 'old'],
    ['+229 00 00 00 00', '+229 01 97 12 34 567', 'tooLong'],
  ])('%s takes a number of today: %j is %s', (mask, text, shown) => expect(read(mask, text)).toBe(shown));

  it('is not guessed at without the reader', () => {
    const blind = (text: string) => readMaskedPhone(NIGERIA, text, undefined);
    expect(blind('+234 803 123 4567')).toMatchObject({ ok: true, text: '+234 803 123 4567' });
    expect(blind('002348031234567')).toMatchObject({ ok: true, text: '+234 803 123 4567' });
    for (const text of ['8031234567', '08031234567', '2348031234567', '+234 0803 123 4567', '+44 7400 123456'])
      expect(blind(text)).toEqual({ ok: false, problem: 'unread' });
  });
});

describe('while a number is typed', () => {
  const typed = (mask: string, text: string) => {
    let shown = '';
    for (const key of text) shown = showMaskedPhone(mask, shown + key, false, reader);
    return shown;
  };

  it.each([
    [NIGERIA, '0803123', '0803 123'],
    [NIGERIA, '08031234567', '+234 803 123 4567'],
    [NIGERIA, '+2348031', '+234 803 1'],
    // Two digits before the end the same digits were a number of Kazakhstan behind the trunk digit.
    ['+7 000 000 00 00', '77012345678', '+7 701 234 56 78'],
    ['+39 000 0000000', '393123456789', '+39 312 3456789'],
  ])('%s: %s is shown as %s', (mask, text, shown) => expect(typed(mask, text)).toBe(shown));

  it('one too many stays in sight', () => {
    expect(typed(NIGERIA, '080312345678').replace(/\D/g, '')).toBe('23480312345678');
  });
});

describe('every country', () => {
  const numbers = getCountries().map((code) => getExampleNumber(code, examples)!);
  const WORLD = catalogue.flatMap(({ method }) => method.fields ?? []);
  const catalogueMasks = [...new Set(WORLD.map(({ mask }) => mask ?? '').filter((mask) => isPhoneMask(mask)))];

  const national = (number: PhoneNumber) => [
    number.nationalNumber,
    number.formatNational(),
    number.formatNational().replace(/\D/g, ''),
    `${number.countryCallingCode}${number.nationalNumber}`,
  ];
  /** Where national numbers are written with a trunk zero, adds it in brackets. In Italy the zero is part of the number. */
  const trunkOf = (number: PhoneNumber) => (number.formatNational().startsWith('0') ? ' (0) ' : ' ');
  const international = (number: PhoneNumber) => [
    number.number,
    number.formatInternational(),
    number.number.replace('+', '00'),
    number.formatInternational().replace('+', '00 ').replaceAll(' ', '.'),
    number.formatInternational().replaceAll(' ', '-'),
    number.formatInternational().replace(' ', trunkOf(number)),
    `\u202a${number.formatInternational().replaceAll(' ', '\u00a0')}\u202c`,
  ];
  const ZEROS = ['٠', '۰', '०', '০', '０', '𝟎'];
  const inDigitsOf = (zero: string, text: string) =>
    text.replace(/\d/g, (digit) => String.fromCodePoint(zero.codePointAt(0)! + Number(digit)));

  /** A mask for the country's example number, with places in blocks, as gateways write masks. */
  const maskOf = (number: PhoneNumber, token: string, size: number, between: string, isJoined: boolean) => {
    const places = token.repeat(number.nationalNumber.length);
    const blocks = places.match(new RegExp(`.{1,${size}}`, 'g')) ?? [];
    return `+${number.countryCallingCode}${isJoined ? '' : ' '}${blocks.join(between)}`;
  };
  const masks = fc.tuple(
    fc.constantFrom(...numbers),
    fc.constantFrom('0', '9'),
    fc.integer({ min: 2, max: 5 }),
    fc.constantFrom('', ' ', '-'),
    fc.boolean(),
  );
  const generated = fc.sample(masks, { numRuns: 200, seed: 32 }).map((parts) => maskOf(...parts));

  /** Empty when the number in the mask is the one that was meant, or was refused. */
  const misread = (mask: string, text: string, meant: string) => {
    const number = readMaskedPhone(mask, text, reader);
    return number.ok && `+${number.text.replace(/\D/g, '')}` !== meant ? [mask, text, number.text] : [];
  };

  const written = (text: string, at: number) => (at % 2 === 0 ? text : inDigitsOf(ZEROS[at % ZEROS.length]!, text));

  it('in the catalogue’s masks is the number that was meant, or refused', () => {
    const wrong = numbers.flatMap((number, at) =>
      catalogueMasks.flatMap((mask) =>
        international(number).flatMap((text, way) => misread(mask, written(text, at + way), number.number)),
      ),
    );
    expect(catalogueMasks.length).toBeGreaterThanOrEqual(15);
    expect(wrong).toEqual([]);
  });

  it('in 200 other masks is the number that was meant, or refused', () => {
    // For each number and mask, test one way of writing; the way changes with the mask.
    const wrong = numbers.flatMap((number, at) =>
      generated.flatMap((mask, which) => {
        const ways = international(number);
        return misread(mask, written(ways[(at + which) % ways.length]!, at + which), number.number);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('in its own mask is taken in every way, with every script’s digits', () => {
    const refused = numbers.flatMap((number) => {
      const mask = maskOf(number, '0', 3, ' ', false);
      return [...national(number), ...international(number)].flatMap((text, way) => {
        const shown = read(mask, written(text, way));
        return `+${shown.replace(/\D/g, '')}` === number.number ? [] : [[number.country, mask, text, shown]];
      });
    });
    expect(refused).toEqual([]);
  });

  it('shows the same number while it is typed, pasted and left, or none at all', () => {
    const digitsOf = (text: string) => text.replace(/\D/g, '');
    const shifted = numbers.flatMap((number) => {
      const mask = maskOf(number, '0', 3, ' ', false);
      return [...national(number), number.number].flatMap((text) => {
        let shown = '';
        for (const key of text.replace(/[^+\d]/g, '')) shown = showMaskedPhone(mask, shown + key, false, reader);
        return misread(mask, shown, number.number).length > 0 || digitsOf(read(mask, shown)) !== digitsOf(number.number)
          ? [[number.country, mask, text, shown, read(mask, shown)]]
          : [];
      });
    });
    expect(shifted).toEqual([]);
  });
});
