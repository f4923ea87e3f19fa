import Big from 'big.js';
import { describe, expect, it } from 'vitest';
import { languageTag } from '../../core/locale/language-tag';
import type { LanguagePack } from '../../core/locale/locale';
import { formatAmount } from './format-amount';
import { parseAmount } from './parse-amount';

describe('in the language of a brand', () => {
  it.each([
    ['ar-EG', 'EGP', '٥٠ جنيهًا مصريًا', '50'],
    ['ar-EG', 'EGP', '٣ جنيهات مصرية', '3'],
    ['ar-AE', 'AED', '1,234.5 درهم إماراتي', '1234.5'],
    ['tr-TR', 'TRY', '1.234,50 Türk lirası', '1234.5'],
    ['bn-BD', 'BDT', '৫০ বাংলাদেশী টাকা', '50'],
    ['th-TH', 'THB', '50 บาทไทย', '50'],
    ['uk-UA', 'UAH', '50 українських гривень', '50'],
  ])('%s: an amount beside the name of its currency is read', (tag, currency, text, amount) => {
    const read = parseAmount(text, currency, tag);
    expect(read).toMatchObject({ ok: true, amount: new Big(amount) });
    expect(parseAmount(text, 'KES', tag)).toMatchObject({ ok: false });
  });

  it.each(['ar-EG', 'tr-TR', 'bn-BD', 'th-TH', 'uk-UA'])('%s: what it shows it reads', (language) => {
    const tag = languageTag(language, { match: () => ({ tag: language }) as LanguagePack, tags: [] });
    for (const currency of ['EGP', 'TRY', 'BDT', 'THB', 'UAH', 'EUR', 'USD']) {
      const shown = formatAmount('1234567.5', currency, tag);
      const read = parseAmount(shown, currency, tag);
      expect(read.ok ? read.amount.toFixed() : shown).toBe('1234567.5');
    }
  });
});

describe('as people write and say it', () => {
  it.each([
    ['500/-', 'INR', '500'],
    ['Rs. 1,50,000/- ', 'INR', '150000'],
    ['৳ 500/-', 'BDT', '500'],
    ['500/-₹', 'INR', 'characters'],
    ['500/- ₹', 'INR', '500'],
    ['/-500', 'INR', 'characters'],
    ['500/-', 'EUR', 'characters'],
    ['500/-5', 'INR', 'characters'],
    ['500 rupees', 'INR', '500'],
    ['500 рублей', 'RUB', '500'],
    ['500 сомов', 'KGS', '500'],
    ['5000 naira', 'NGN', '5000'],
    ['N5,000.00', 'NGN', '5000'],
    ['USD$50', 'USD', '50'],
    ['Mex$500', 'MXN', '500'],
    ['C$50', 'CAD', '50'],
    ['500 rupees', 'EUR', 'characters'],
  ])('%j in %s is %s', (text, currency, amount) => {
    const read = parseAmount(text, currency);
    expect(read.ok ? read.amount.toFixed() : read.problem).toBe(amount);
  });
});
