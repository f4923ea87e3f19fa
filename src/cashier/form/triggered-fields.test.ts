import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MethodField } from '../../contract/method';
import { fieldKey } from './field-key';
import type { PaymentForm } from './payment-form';
import { context, makePaymentForm, method } from './payment-form.fixture';

const FIELDS: MethodField[] = [
  { name: 'bank', type: 'dropdown', values: ['a', 'b'].map((value) => ({ value, text: value })) },
  { name: 'account', regex: '^\\d{4}$', isTriggered: true },
  { name: 'branch', isTriggered: true },
  { name: 'email' },
];

let form: PaymentForm;
const type = (name: string, value: string) => form.form.change(fieldKey(name), value);
const shown = () => form.fields.map(({ name }) => name);
beforeEach(() => {
  ({ form } = makePaymentForm());
  form.setMethod(method({ fields: FIELDS }), context);
});
afterEach(() => form.dispose());

describe('triggered fields', () => {
  it('appear one after the other, each when all before it are good', () => {
    expect(shown()).toEqual(['bank', 'email']);
    type('bank', 'a');
    expect(shown()).toEqual(['bank', 'account', 'email']);
    type('account', '12');
    expect(shown()).toEqual(['bank', 'account', 'email']);
    type('account', '1234');
    expect(shown()).toEqual(['bank', 'account', 'branch', 'email']);
  });

  it('are neither required nor sent before, and both after', () => {
    type('email', 'a@b.example');
    expect(form.invalidKeys).toEqual([fieldKey('bank')]);
    type('bank', 'a');
    expect(form.isValid).toBe(false);
    expect(form.invalidKeys).toEqual([fieldKey('account')]);
    type('account', '1234');
    expect(form.invalidKeys).toEqual([fieldKey('branch')]);
    type('branch', 'x');
    expect(form.read()?.fields).toEqual({ bank: 'a', account: '1234', branch: 'x', email: 'a@b.example' });
  });

  it('stay while an earlier one is corrected, with what is typed', () => {
    type('bank', 'a');
    type('account', '1234');
    type('account', '12');
    expect(shown()).toEqual(['bank', 'account', 'branch', 'email']);
    expect(form.isValid).toBe(false);
  });

  it('begin anew with another method', () => {
    type('bank', 'a');
    form.setMethod(method({ name: 'other', fields: FIELDS }), context);
    expect(shown()).toEqual(['bank', 'email']);
  });

  it('are there at once when nothing comes before, and when a reply asks for them', () => {
    form.setMethod(method({ name: 'other', fields: FIELDS.slice(1) }), context);
    expect(shown()).toEqual(['account', 'email']);
    form.appendFields([{ name: 'code', isTriggered: true }]);
    expect(shown()).toEqual(['account', 'email', 'code']);
  });
});

describe('terms of a plugin', () => {
  it('judges a value by another field, when the value itself is good, and again when the other changes', () => {
    form.dispose();
    ({ form } = makePaymentForm({
      fieldProblem: ({ name }, { bank, account }) =>
        name === 'account' && bank === 'b' && account?.startsWith('1') ? 'Not of this bank' : undefined,
    }));
    form.setMethod(method({ fields: FIELDS.map((field) => ({ ...field, isTriggered: false })) }), context);
    type('account', '1234');
    const problem = () => form.problems[fieldKey('account')];
    expect(problem()).toBeUndefined();
    type('bank', 'b');
    expect(problem()).toBe('Not of this bank');
    expect(form.isValid).toBe(false);
    type('account', '12');
    expect(problem()).toBe('Check this field');
  });

  it('completes the fields of the method and of a reply', () => {
    form.dispose();
    ({ form } = makePaymentForm({ completeField: (field) => ({ ...field, label: `My ${field.name}` }) }));
    form.setMethod(method({ fields: [{ name: 'account' }] }), context);
    form.appendFields([{ name: 'code' }]);
    expect(form.fields.map(({ label }) => label)).toEqual(['My account', 'My code']);
  });
});
