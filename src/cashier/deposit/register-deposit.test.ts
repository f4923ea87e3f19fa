import { afterEach, expect, it } from 'vitest';
import { AMOUNT_KEY } from '../form/field-key';
import { FirstAmount } from '../methods/first-amount';
import { sampleMethod, sampleSession } from '../test-kit/samples';
import { testApp } from '../test-kit/test-app';
import { makeDepositForm } from './register-deposit';

const context = { currency: 'INR', country: 'in', snippet: 700 };
const visa = sampleMethod({ amount_rules: { INR: { min: 100, max: 5000 } } });

let dispose = () => {};
afterEach(() => dispose());

function deposit(experiments: Record<string, string>) {
  const { app, get } = testApp({ session: sampleSession({ experiments }) });
  const first = get(FirstAmount);
  const form = makeDepositForm(app);
  dispose = () => form.dispose();
  const shown = () => form.form.getState().values[AMOUNT_KEY];
  return { first, form, shown };
}

it('an amount that was asked first and is changed in the form is the one that every form and the list go on with', () => {
  const { first, form, shown } = deposit({ first_step: 'amount' });
  first.type('50');
  first.set(50, undefined);
  form.setMethod(visa, context);
  // Inside the limits, which says nothing of the player's wish.
  expect([shown(), first.text]).toEqual(['100', '50']);
  form.form.change(AMOUNT_KEY, '800');
  expect([first.text, first.amount]).toEqual(['800', 800]);
  form.reset();
  form.setMethod(sampleMethod({ name: 'other' }), context);
  expect([shown(), first.text]).toEqual(['800', '800']);
  form.setAmount('100');
  form.beginWith(300);
  expect([shown(), first.text]).toEqual(['300', '100']);
  form.form.change(AMOUNT_KEY, '');
  expect([first.text, first.amount]).toEqual(['', undefined]);
});

it('an amount of a form begins no other one where it is not asked first', () => {
  const { first, form, shown } = deposit({});
  form.setMethod(visa, context);
  form.form.change(AMOUNT_KEY, '800');
  expect(first.amount).toBeUndefined();
  form.setMethod(sampleMethod({ name: 'other' }), context);
  expect(shown()).toBe('700');
});
