import { englishLocale } from '../../core/locale/locale.fake';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { FormField } from '../../contract/form-field';
import type { MethodField } from '../../contract/method';
import { fieldSources, mergeSources } from './field-source';
import { toFormFields } from './method-fields';

const locale = englishLocale({
  en: { banks: { hint: 'Your bank' }, paymentMethods: { visa: 'Not a good card' }, errors: { iin: 'Wrong IIN' } },
});
const form = (...fields: MethodField[]) => toFormFields(fieldSources(fields), 'visa', locale);

describe('fieldSources', () => {
  it('drops amounts and keeps the order', () => {
    expect(form({ name: 'a' }, { name: 'sum', type: 'amount' }, { name: 'b' }).map((field) => field.name)).toEqual([
      'a',
      'b',
    ]);
  });

  it('makes the wallet field the custom wallet, once', () => {
    const names = form({ name: 'phone', wallet: true }, { name: 'second', wallet: true }).map((field) => field.name);
    expect(names).toEqual(['customWallet', 'second']);
    expect(form({ name: 'customWallet' }).map((field) => field.name)).toEqual(['customWallet']);
  });

  it('replaces a name that is there already, where it stands', () => {
    const first = fieldSources([{ name: 'a' }, { name: 'phone', wallet: true }, { name: 'b' }]);
    const merged = mergeSources(first, [
      { name: 'phone', wallet: true, label: 'New' },
      { name: 'a', label: 'New' },
      { name: 'c' },
    ]);
    expect(merged.map(({ name, label }) => [name, label])).toEqual([
      ['a', 'New'],
      ['customWallet', 'New'],
      ['b', undefined],
      ['c', undefined],
    ]);
  });
});

describe('toFormFields', () => {
  it('gives fields of the contract', () => {
    const fields = form({ name: 'a', mask: null, values: [], isAdvanced: true, isTriggered: true, isDisabled: true });
    const parsed = v.parse(v.array(FormField), fields);
    expect(parsed.map((field) => ({ ...field, serverName: 'a' }))).toEqual(fields);
    expect(fields[0]).toMatchObject({ isAdvanced: true, isTriggered: true, isDisabled: true, value: '' });
  });

  it.each<[Partial<MethodField>, string]>([
    [{ type: 'text_uppercase' }, 'text_uppercase'],
    [{ type: 'networks', values: [{ text: 'TRC-20', value: 'trc' }] }, 'networks'],
    [{ values: [{ text: 'A', value: 'a' }] }, 'dropdown'],
    [{ type: 'dropdown', values: [] }, 'text'],
    [{ type: 'hologram' }, 'text'],
    [{}, 'text'],
  ])('reads the type of %j as %s', (field, type) => expect(form({ name: 'f', ...field })[0]?.type).toBe(type));

  it('starts with the gateway’s value, a list with one of its own', () => {
    const values = [
      { text: 'A', value: 'a' },
      { text: 'B', value: 'b' },
    ];
    const start = (field: Partial<MethodField>) => form({ name: 'f', ...field })[0]?.value;
    expect(start({ value: 'x' })).toBe('x');
    expect(start({ type: 'dropdown', values, value: 'b' })).toBe('b');
    expect(start({ type: 'dropdown', values, value: 'gone' })).toBe('');
    expect(start({ type: 'dropdown', values: values.slice(0, 1) })).toBe('a');
    expect(start({ type: 'text', values, value: 'free' })).toBe('free');
  });

  it.each<[Partial<MethodField>, string]>([
    [{ placeholder_text: { en: 'Bank', ru: 'Банк' }, placeholder_key: 'banks.hint', label: 'L' }, 'L'],
    [{ placeholder_text: 'Plain' }, 'Plain'],
    [{ placeholder_key: 'banks.hint', label: 'L' }, 'L'],
    [{ placeholder_key: 'no.such.key', label: { en: 'L' } }, 'L'],
    [{ type: 'card_pan' }, 'Card number'],
    [{ name: 'w', wallet: true }, 'Wallet'],
    [{}, 'iin'],
  ])('labels %j %s', (field, label) => expect(form({ name: 'iin', ...field })[0]?.label).toBe(label));

  it('finds the message of a broken pattern', () => {
    const message = (key?: string, method = 'visa') =>
      toFormFields(fieldSources([{ name: 'f', regex: '^x$', regex_error_key: key }]), method, locale)[0]?.validations[0]
        ?.message;
    expect(message('errors.iin')).toBe('Wrong IIN');
    expect(message()).toBe('Not a good card');
    expect(message('errors.none')).toBe('Check this field');
    expect(message(undefined, 'unknown_method')).toBe('Check this field');
  });

  it('drops a pattern that does not compile', () => {
    expect(form({ name: 'f', regex: '(' })[0]?.validations).toEqual([]);
    expect(form({ name: 'f', regex: '[b-a]' })[0]?.validations).toEqual([]);
  });
});
