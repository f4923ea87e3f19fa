/** What the gateway has refused stands at its field. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SessionService } from '../../core/session/session-service';
import { AMOUNT_KEY, fieldKey } from './field-key';
import type { PaymentForm } from './payment-form';
import { GOOD, context, makePaymentForm, method } from './payment-form.fixture';

let session: SessionService;
let form: PaymentForm;

const type = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) form.form.change(fieldKey(name), value);
};
const errors = () => form.problems;

beforeEach(() => {
  ({ form, session } = makePaymentForm());
});
afterEach(() => form.dispose());

it('shows the gateway’s errors until the field changes', () => {
  form.setMethod(method(), context);
  type(GOOD);
  const says = (text: string) => () => text;
  const errorsOf = { phone: says('No such wallet'), amount: says('Too much today'), ghost: says('Boo') };
  expect(form.setFieldErrors(errorsOf).map((say) => say())).toEqual(['Boo']);
  expect(errors()).toEqual({ [AMOUNT_KEY]: 'Too much today', [fieldKey('customWallet')]: 'No such wallet' });
  expect(form.read()).toBeUndefined();
  type({ customWallet: '+996 555 000 000' });
  expect(errors()).toEqual({ [AMOUNT_KEY]: 'Too much today' });
  form.setAmount('600');
  expect(form.isValid).toBe(true);
  type({ customWallet: '+996 555 123 456' });
  expect(form.isValid).toBe(true);
});

it('says what the gateway refused in the language that the player has by then', () => {
  form.setMethod(method(), context);
  type(GOOD);
  form.setFieldErrors({
    amount: () => (session.lang === 'ru' ? 'Слишком много' : 'Too much'),
    phone: () => 'As it is',
  });
  expect(errors()[AMOUNT_KEY]).toBe('Too much');
  session.setLang('ru');
  expect(errors()).toEqual({ [AMOUNT_KEY]: 'Слишком много', [fieldKey('customWallet')]: 'As it is' });
  expect(form.refusals[AMOUNT_KEY]?.message).toBe('Слишком много');
});
