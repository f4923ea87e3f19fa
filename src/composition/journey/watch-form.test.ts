import { expect, it } from 'vitest';
import { AMOUNT_KEY, fieldKey } from '../../cashier/form/field-key';
import { context, makePaymentForm, method } from '../../cashier/form/payment-form.fixture';
import { ManualClock } from '../../core/time/clock.fake';
import { SETTLED_MS, watchForm } from './watch-form';

function watched() {
  const { form } = makePaymentForm();
  const clock = new ManualClock();
  const told: string[] = [];
  const watch = watchForm(form, clock, {
    amountChanged: () => told.push('amount'),
    fieldFailed: (field) => told.push(`failed ${field}`),
  });
  // Register the fields, as a screen that renders them would.
  for (const key of [AMOUNT_KEY, fieldKey('pan')]) form.form.registerField(key, () => undefined, { touched: true });
  form.setMethod(method(), context);
  return { form, clock, told, watch };
}

it('tells a change of the amount once it rests, not the first amount of a method, nor another method', () => {
  const { form, clock, told, watch } = watched();
  clock.advance(SETTLED_MS);
  form.setMethod(method({ name: 'mastercard_kgs' }), context);
  clock.advance(SETTLED_MS);
  expect(told).toEqual([]);
  for (const text of ['7', '70', '700']) form.setAmount(text);
  expect(told).toEqual([]);
  clock.advance(SETTLED_MS);
  expect(told).toEqual(['amount']);
  form.setAmount('800');
  watch.settle();
  watch.settle();
  clock.advance(SETTLED_MS);
  expect(told).toEqual(['amount', 'amount']);
});

it('tells a field that has failed when it is left, once until it is good again, and nothing that was typed', () => {
  const { form, told, watch } = watched();
  const pan = fieldKey('pan');
  const type = (text: string) => {
    form.form.focus(pan);
    form.form.change(pan, text);
    form.form.blur(pan);
  };
  form.form.focus(pan);
  form.form.change(pan, '4');
  expect(told).toEqual([]);
  form.form.blur(pan);
  type('42');
  expect(told).toEqual(['failed pan']);
  type('4242 4242 4242 4242');
  type('1');
  expect(told).toEqual(['failed pan', 'failed pan']);
  watch.stop();
  type('4242 4242 4242 4242');
  type('1');
  expect(told).toHaveLength(2);
});
