/** The store under real react-final-form inputs: nothing may be lost when react-final-form pauses, registers or unmounts fields. */
import { englishLocale } from '../../core/locale/locale.fake';
import { observer } from 'mobx-react-lite';
import { StrictMode, act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Field, Form } from 'react-final-form';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PaymentMethod } from '../../contract/method';
import { AMOUNT_KEY, fieldKey } from './field-key';
import { PaymentForm } from './payment-form';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const Input = ({ name, id, problem }: { name: string; id: string; problem: string | undefined }) => (
  <Field name={name}>
    {({ input, meta }) => (
      <p>
        <input id={id} {...input} />
        <output id={`${id}-error`}>{meta.touched && !meta.active ? problem : ''}</output>
      </p>
    )}
  </Field>
);

/** Always the same: another one would take the place of the store's own. */
const leaveToStore = () => undefined;

const Fields = observer(({ store }: { store: PaymentForm }) => (
  <div>
    <Input name={AMOUNT_KEY} id="amount" problem={store.problems[AMOUNT_KEY]} />
    {store.fields.map(({ name }) => (
      <Input key={name} name={fieldKey(name)} id={name} problem={store.problems[fieldKey(name)]} />
    ))}
    <output id="valid">{String(store.isValid)}</output>
  </div>
));

const Screen = ({ store }: { store: PaymentForm }) => (
  <Form form={store.form} onSubmit={leaveToStore}>
    {() => <Fields store={store} />}
  </Form>
);

const method = v.parse(PaymentMethod, {
  name: 'm',
  category: 'c',
  currency: ['KGS'],
  text: {},
  amount_rules: { KGS: { min: 1, max: 1000 } },
  fields: [{ name: 'card.number' }, { name: 'city' }],
  position: 1,
});

let store: PaymentForm;
let root: Root;

const find = (id: string) => document.getElementById(id) as HTMLInputElement;
const texts = (...ids: string[]) => ids.map((id) => find(id).textContent);
const values = (...ids: string[]) => ids.map((id) => find(id).value);
const type = (id: string, value: string) =>
  act(async () => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    setter.call(find(id), value);
    find(id).dispatchEvent(new Event('input', { bubbles: true }));
  });
const open = async () => {
  const main = document.createElement('main');
  document.body.replaceChildren(main);
  root = createRoot(main);
  await act(async () =>
    root.render(
      <StrictMode>
        <Screen store={store} />
      </StrictMode>,
    ),
  );
};
const leave = () => act(async () => root.unmount());

beforeEach(async () => {
  store = new PaymentForm({
    locale: englishLocale(),
    clock: { now: () => 0, after: () => () => undefined, every: () => () => undefined },
    random: { integer: () => 0, uuid: () => 'unused' },
  });
  store.setMethod(method, { currency: 'KGS', country: 'kg', snippet: 5 });
  await open();
});
afterEach(async () => {
  await leave();
  store.dispose();
});

describe('PaymentForm under react-final-form', () => {
  it('follows what is typed and shows what is wrong', async () => {
    await type('card.number', 'x');
    expect(values('amount', 'card.number')).toEqual(['5', 'x']);
    expect(texts('valid', 'city-error')).toEqual(['false', '']);
    await act(async () => void store.showErrors());
    expect(texts('card.number-error', 'city-error')).toEqual(['', 'Fill in this field']);
    await type('city', 'y');
    expect(texts('valid', 'city-error')).toEqual(['true', '']);
    await act(async () => void store.setFieldErrors({ city: () => 'No such city' }));
    expect(texts('valid', 'city-error')).toEqual(['false', 'No such city']);
    await type('city', 'z');
    expect(texts('valid', 'city-error')).toEqual(['true', '']);
  });

  it('keeps what is typed when fields come and when the screen goes and comes back', async () => {
    await type('card.number', 'x');
    await type('city', 'y');
    await act(async () => store.appendFields([{ name: 'otp' }]));
    expect(values('card.number', 'city', 'otp')).toEqual(['x', 'y', '']);
    await leave();
    store.setAmount('77');
    await open();
    expect(values('amount', 'card.number', 'city')).toEqual(['77', 'x', 'y']);
    await type('otp', '1');
    expect(store.read()).toEqual({
      amount: 77,
      amountText: '77',
      fields: { 'card.number': 'x', city: 'y', otp: '1' },
    });
  });

  it('starts anew with another method', async () => {
    await type('city', 'y');
    await act(async () => void store.showErrors());
    await act(async () => store.setMethod({ ...method, name: 'other' }, { currency: 'KGS', country: 'kg' }));
    expect(values('amount', 'card.number', 'city')).toEqual(['', '', '']);
    expect(texts('amount-error', 'city-error')).toEqual(['', '']);
  });
});
