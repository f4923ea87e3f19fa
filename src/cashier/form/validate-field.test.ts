import { englishLocale } from '../../core/locale/locale.fake';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { FormField } from '../../contract/form-field';
import { validateField } from './validate-field';
import { wireValue } from './wire-value';

const locale = englishLocale();
const now = Date.parse('2026-03-15T10:00:00Z');
const field = (parts: Record<string, unknown> = {}) => v.parse(FormField, { name: 'f', label: 'F', ...parts });
const check = (parts: Record<string, unknown>, value: string | undefined, checkLuhn = false) =>
  validateField(field(parts), value, { locale, now, checkLuhn });
const rule = (regex: string, message: unknown = 'Wrong') => ({ validations: [{ regex, message }] });

describe('validateField', () => {
  it('wants a value in every field', () => {
    for (const empty of ['', '   ', undefined]) expect(check({}, empty)).toBe('Fill in this field');
    expect(check({}, 'x')).toBeUndefined();
    expect(check({ isDisabled: true }, '')).toBeUndefined();
  });

  it('tests each pattern with the unicode flag and tells the first that fails', () => {
    const two = {
      validations: [rule('^\\p{L}+$', 'Letters only'), rule('^.{3}$', 'Three')].flatMap((r) => r.validations),
    };
    expect(check(two, 'аб1')).toBe('Letters only');
    expect(check(two, 'абвг')).toBe('Three');
    expect(check(two, 'абв')).toBeUndefined();
    expect(check(rule('^.$'), '😀')).toBeUndefined();
  });

  it('speaks the player’s language, and says something when the gateway says nothing', () => {
    expect(check(rule('^1$', { en: 'One!', ru: 'Один!' }), '2')).toBe('One!');
    expect(check(rule('^1$', ''), '2')).toBe('Check this field');
  });

  it('is not fooled by a pattern that does not compile', () => expect(check(rule('['), 'x')).toBeUndefined());

  it('is done at once with a pattern that would hang, and leaves the long value to the gateway', () => {
    expect(check(rule('^(a+)+$'), `${'a'.repeat(200)}!`)).toBeUndefined();
    expect(check(rule('^(a|a)*$'), `${'a'.repeat(200)}!`)).toBeUndefined();
    expect(check(rule('^(a+)+$'), 'aaaa!')).toBe('Wrong');
    expect(check(rule('^a*$'), 'a'.repeat(257))).toBe('Wrong');
  });

  it('takes a choice of the list only', () => {
    const items = [{ text: 'A', value: 'a' }];
    expect(check({ type: 'dropdown', items }, 'b')).toBe('Choose an option from the list');
    expect(check({ type: 'dropdown', items }, 'a')).toBeUndefined();
  });

  it('checks Luhn where the method says so', () => {
    const pan = { type: 'card_pan' };
    expect(check(pan, '4242 4242 4242 4242', true)).toBeUndefined();
    expect(check(pan, '4242 4242 4242 4241', true)).toBe('Check the card number');
    expect(check(pan, '4242 4242 4242 4241')).toBeUndefined();
    expect(check({ type: 'text' }, '4242424242424241', true)).toBeUndefined();
  });

  it('wants 12 to 19 digits in a card number, or what the gateway wants', () => {
    for (const bad of ['4', '4242 4242 424', '1'.repeat(20), '4242x42424242'])
      expect(check({ type: 'card_pan' }, bad)).toBe('Check the card number');
    expect(check({ type: 'card_pan', ...rule('^\\d{8}$') }, '1234 5678')).toBeUndefined();
  });

  it.each([
    ['03/26', undefined],
    ['04/26', undefined],
    ['12/2031', undefined],
    ['02/26', 'This card has expired'],
    ['12/25', 'This card has expired'],
    ['13/27', 'Enter the month and year as on the card, MM/YY'],
    ['00/27', 'Enter the month and year as on the card, MM/YY'],
    ['1/2', 'Enter the month and year as on the card, MM/YY'],
  ])('answers to the expiry date %s: %s', (value, message) =>
    expect(check({ type: 'expire_date' }, value)).toBe(message),
  );

  it('takes a card until its month has ended everywhere', () => {
    const at = (time: string) =>
      validateField(field({ type: 'expire_date' }), '03/26', { locale, now: Date.parse(time), checkLuhn: false });
    expect(at('2026-04-01T11:59:00Z')).toBeUndefined();
    expect(at('2026-04-01T12:00:00Z')).toBe('This card has expired');
  });
});

describe('wireValue', () => {
  it('sends what is shown, card numbers as digits, text_uppercase in capitals', () => {
    expect(wireValue({ type: 'text' }, ' +996 555 123 ')).toBe('+996 555 123');
    expect(wireValue({ type: 'card_pan' }, '4242 4242-4242 4242')).toBe('4242424242424242');
    expect(wireValue({ type: 'card_pan' }, '४२४२')).toBe('4242');
    expect(wireValue({ type: 'text_uppercase' }, 'sbin0005943')).toBe('SBIN0005943');
    expect(wireValue({ type: 'text' }, undefined)).toBe('');
  });
});
