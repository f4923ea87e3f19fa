import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionService } from '../../core/session/session-service';
import { bankNames } from './account/load-bank-names';
import { AMOUNT_KEY, fieldKey } from './field-key';
import type { PaymentForm } from './payment-form';
import { GOOD, context, makePaymentForm, method } from './payment-form.fixture';

let session: SessionService;
let reports: unknown[];
let form: PaymentForm;

const type = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) form.form.change(fieldKey(name), value);
};
const errors = () => form.problems;

beforeEach(() => {
  ({ form, session, reports } = makePaymentForm());
});
afterEach(() => form.dispose());

describe('PaymentForm', () => {
  it('starts with the suggested amount and says what it takes', () => {
    form.setMethod(method(), context);
    expect(form.form.getState().values[AMOUNT_KEY]).toBe('500');
    expect(form.currency).toBe('KGS');
    expect(form.limits).toEqual({ min: 100, max: 20000 });
    expect(form.limitsText.replaceAll('\u00a0', ' ')).toBe('From сом 100 to сом 20,000');
    expect(form.quickAmounts.map(({ value }) => value)).toEqual(['100', '1000', '5000', '15000']);
    expect(form.quickAmounts[3]?.label.replaceAll('\u00a0', ' ')).toBe('сом 15,000');
    expect(form.fields.map((field) => field.name)).toEqual(['pan', 'exp', 'customWallet']);
    expect(form.isValid).toBe(false);
    expect(form.read()).toBeUndefined();
  });

  it('names the bank of a right account number, once the names have been fetched', async () => {
    form.setMethod(method({ fields: [{ name: 'clabe', wallet: true }, { name: 'ifsc' }, { name: 'iban' }] }), context);
    const banks: unknown[] = [];
    const stop = autorun(() => banks.push(form.banks[fieldKey('customWallet')]));
    type({ customWallet: '032180000118359718', iban: 'DE89370400440532013000' });
    expect(banks).toEqual([undefined]);
    type({ customWallet: '072 180 00118359719 6', ifsc: 'hdfc0000001' });
    await bankNames.load();
    stop();
    expect(form.banks).toEqual({
      [fieldKey('customWallet')]: 'Banorte',
      [fieldKey('ifsc')]: 'HDFC Bank',
      [fieldKey('iban')]: undefined,
    });
  });

  it('draws the suggestion when asked to', () => {
    ({ form } = makePaymentForm({ isSuggestionRandom: true }));
    form.setMethod(method(), context);
    expect(form.form.getState().values[AMOUNT_KEY]).toBe('508');
  });

  it('offers the host’s own amounts that are within the limits', () => {
    ({ form } = makePaymentForm({ quickAmounts: [50, 150, 300, 500, 700, 900] }));
    form.setMethod(method(), context);
    expect(form.quickAmounts.map(({ value }) => value)).toEqual(['150', '300', '500', '700']);
  });

  it('gives what the wire takes once all is right', () => {
    form.setMethod(method(), context);
    type(GOOD);
    form.setAmount('1500,5');
    expect(form.isValid).toBe(true);
    expect(form.read()).toEqual({
      amount: 1500.5,
      amountText: '1500.5',
      fields: { pan: '4242424242424242', exp: '03/31' },
      wallet: '+996 555 123 456',
    });
  });

  it('has no wallet when the method has none', () => {
    form.setMethod(method({ fields: [] }), context);
    expect(form.read()).toEqual({ amount: 500, amountText: '500', fields: {} });
  });

  it.each([
    [{ pan: '4242 4242 4242 424' }, 'pan', 'Sixteen digits'],
    [{ pan: '4242 4242 4242 4241' }, 'pan', 'Check the card number'],
    [{ exp: '02/26' }, 'exp', 'This card has expired'],
    [{ customWallet: '' }, 'customWallet', 'Fill in this field'],
  ])('refuses %j', (wrong, name, message) => {
    form.setMethod(method(), context);
    type({ ...GOOD, ...wrong });
    expect(form.isValid).toBe(false);
    expect(form.read()).toBeUndefined();
    expect(form.invalidKeys).toEqual([fieldKey(name)]);
    expect(errors()).toEqual({ [fieldKey(name)]: message });
  });

  it.each([
    ['', 'Enter an amount'],
    ['12a', 'Enter the amount in digits, with a comma before the decimals'],
    ['1,5,5', 'Enter the amount in digits, with a comma before the decimals'],
    ['1,005', 'No more than 2 digits after the comma'],
    ['0', 'Enter an amount above zero'],
    ['99,99', 'Minimum сом 100'],
    ['20000,01', 'Maximum сом 20,000'],
    ['20000', undefined],
  ])('answers to the amount %j: %s', (text, message) => {
    form.setMethod(method(), context);
    type(GOOD);
    form.setAmount(text);
    expect(form.validateAmount(text)?.replaceAll('\u00a0', ' ')).toBe(message);
    expect(form.isValid).toBe(message === undefined);
  });

  it('keeps the fields when the amount changes, and the amount when a field does', () => {
    form.setMethod(method(), context);
    type(GOOD);
    form.setAmount('700');
    type({ exp: '04/31' });
    expect(form.read()).toMatchObject({ amount: 700, fields: { pan: '4242424242424242', exp: '04/31' } });
  });

  it('keeps all that is typed when a reply asks for more', () => {
    form.setMethod(method(), context);
    type(GOOD);
    form.setAmount('700');
    form.appendFields([
      { name: 'exp', label: 'Expiry' },
      { name: 'otp', regex: '^\\d{4}$' },
      { name: 'extra', value: 'given' },
    ]);
    expect(form.fields.map((field) => field.name)).toEqual(['pan', 'exp', 'customWallet', 'otp', 'extra']);
    expect(form.requestedNames).toEqual(['exp', 'otp', 'extra']);
    expect(form.invalidKeys).toEqual([fieldKey('otp')]);
    type({ otp: '1234' });
    expect(form.read()).toMatchObject({
      amount: 700,
      fields: { pan: '4242424242424242', exp: '03/31', otp: '1234', extra: 'given' },
      wallet: '+996 555 123 456',
    });
  });

  it('keeps typed values and asked fields when the same method is set again, none with another', () => {
    form.setMethod(method(), context);
    type(GOOD);
    form.appendFields([{ name: 'otp' }]);
    type({ otp: '1' });
    form.setMethod(method(), context);
    expect(form.read()).toMatchObject({ fields: { otp: '1', pan: '4242424242424242' } });
    form.setMethod(method({ name: 'other' }), { ...context, snippet: 900 });
    expect(form.form.getState().values[fieldKey('pan')] ?? '').toBe('');
    expect(form.form.getState().values[AMOUNT_KEY]).toBe('900');
    expect(form.requestedNames).toEqual([]);
  });

  it('changes labels, messages and shown errors with the language, and no value', async () => {
    form.setMethod(method(), context);
    type({ ...GOOD, pan: '' });
    expect(errors()[fieldKey('pan')]).toBe('Fill in this field');
    session.setLang('ru');
    await vi.waitFor(() => expect(form.fields[0]?.label).toBe('Номер карты'));
    expect(errors()[fieldKey('pan')]).toBe('Заполните поле');
    expect(form.form.getState().values[fieldKey('exp')]).toBe('03/31');
  });

  it('tells observers of validity as it is typed', () => {
    form.setMethod(method(), context);
    const seen: boolean[] = [];
    const stop = autorun(() => seen.push(form.isValid));
    type(GOOD);
    type({ pan: '1' });
    stop();
    expect(seen).toEqual([false, true, false]);
  });

  it('reads what was typed before a screen left, when final-form is silent', () => {
    form.setMethod(method(), context);
    form.form.pauseValidation();
    type(GOOD);
    expect(form.read()).toMatchObject({ amount: 500 });
    form.reset();
    expect(form.form.getState().values).toEqual({});
  });

  it('names the first invalid field, and lets all errors show', () => {
    form.setMethod(method(), context);
    const stop = form.form.registerField(fieldKey('exp'), () => undefined, { touched: true });
    form.setAmount('1');
    expect(form.showErrors()).toBe(AMOUNT_KEY);
    expect(form.form.getFieldState(fieldKey('exp'))?.touched).toBe(true);
    form.setAmount('500');
    expect(form.showErrors()).toBe(fieldKey('pan'));
    type(GOOD);
    expect(form.showErrors()).toBeUndefined();
    stop();
  });

  it('survives field names that are paths or prototypes', () => {
    const names = ['card.number', 'card[0]', '__proto__', 'constructor', 'amount'];
    form.setMethod(method({ fields: names.map((name) => ({ name })) }), context);
    type(Object.fromEntries(names.map((name) => [name, `is ${name}`])));
    const fields = form.read()?.fields;
    expect(JSON.parse(JSON.stringify(fields))).toEqual(
      JSON.parse(
        '{"card.number":"is card.number","card[0]":"is card[0]","__proto__":"is __proto__","constructor":"is constructor","amount":"is amount"}',
      ),
    );
    expect(form.read()?.amount).toBe(500);
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
  });

  it('reports what the gateway got wrong, never what is typed, and goes on', () => {
    form.setMethod(method({ amount_rules: { KGS: { min: 9, max: 1 } }, fields: [{ name: 'iin', regex: '(' }] }), {
      ...context,
      snippet: undefined,
    });
    type({ iin: 'secret' });
    expect(form.limits).toEqual({ min: 1000, max: 500000 });
    expect(form.invalidKeys).toEqual([AMOUNT_KEY]);
    expect(reports.map(String)).toEqual([
      'AppError: Pattern of field iin of visa_kgs does not compile',
      'AppError: Bad amount rule of visa_kgs in KGS',
    ]);
    expect(JSON.stringify(reports)).not.toContain('secret');
  });

  it('drops a choice that a reply has taken away', () => {
    const bank = (...values: string[]) => ({
      name: 'bank',
      type: 'dropdown',
      values: values.map((value) => ({ text: value, value })),
    });
    form.setMethod(method({ fields: [bank('a', 'b')] }), context);
    type({ bank: 'b' });
    form.appendFields([bank('a', 'b', 'c')]);
    expect(form.read()?.fields).toEqual({ bank: 'b' });
    form.appendFields([bank('x', 'y')]);
    expect(form.read()).toBeUndefined();
    expect(form.form.getState().values[fieldKey('bank')] ?? '').toBe('');
  });

  it('is empty before a method and after a reset', () => {
    expect([form.fields, form.quickAmounts, form.limitsText, form.isValid]).toEqual([[], [], '', false]);
    form.setMethod(method(), context);
    type(GOOD);
    form.reset();
    expect([form.fields, form.isValid, form.read(), form.form.getState().values]).toEqual([[], false, undefined, {}]);
  });
});
