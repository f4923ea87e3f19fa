/** A form of a card method for tests: every kind of field, a stopped clock, a locale whose language can change. */
import { fakeSession } from '../../core/session/session.fake';
import type { SessionService } from '../../core/session/session-service';
import { englishLocale } from '../../core/locale/locale.fake';
import * as v from 'valibot';
import { PaymentMethod, type MethodField } from '../../contract/method';
import { PaymentForm } from './payment-form';
import type { PaymentFormDeps } from './payment-form-deps';

const CARD_FIELDS: MethodField[] = [
  { name: 'sum', type: 'amount' },
  { name: 'pan', type: 'card_pan', regex: '^\\d{16}$', regex_error_key: 'errors.pan' },
  { name: 'exp', type: 'expire_date' },
  { name: 'phone', wallet: true, mask: '+996 000 000 000' },
];
export const method = (parts: Record<string, unknown> = {}): PaymentMethod =>
  v.parse(PaymentMethod, {
    name: 'visa_kgs',
    category: 'card_method',
    currency: ['KGS'],
    text: { en: 'Card' },
    amount_rules: { KGS: { min: 100, max: 20000 } },
    checkLuhn: true,
    fields: CARD_FIELDS,
    position: 1,
    ...parts,
  });
export const context = { currency: 'KGS', country: 'kg', snippet: 500 };
/** Valid values for all fields, as a player types them. */
export const GOOD = { pan: '4242 4242 4242 4242', exp: '03/31', customWallet: '+996 555 123 456' };

export function makePaymentForm(terms: Partial<PaymentFormDeps> = {}): {
  form: PaymentForm;
  session: SessionService;
  reports: unknown[];
} {
  const session = fakeSession({ lang: 'en' });
  const locale = englishLocale(
    {
      en: { errors: { pan: 'Sixteen digits' } },
      ru: { form: { required: 'Заполните поле', types: { card_pan: 'Номер карты' } }, errors: { pan: '16 цифр' } },
    },
    session,
  );
  const reports: unknown[] = [];
  const form = new PaymentForm({
    locale,
    clock: {
      now: () => Date.parse('2026-03-15T00:00:00Z'),
      after: () => () => undefined,
      every: () => () => undefined,
    },
    random: { integer: (below) => below - 1, uuid: () => 'unused' },
    report: (error) => reports.push(error),
    ...terms,
  });
  return { form, session, reports };
}
