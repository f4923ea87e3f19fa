import { market } from '../builder';
import { amount, cardPan, cardholder, email, field, fullName, iban, phone } from '../fields';
import { labels, words } from '../words';

const mobile = phone('+49 000 00000000', '+49 151 12345678');
/** Bank identifier code (ISO 9362). */
const bic = field('bic', {
  label: { en: 'BIC' },
  type: 'text_uppercase',
  regex: '^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$',
  error: 'bic',
  example: 'COBADEFFXXX',
});
const paysafecode = field('voucher', {
  label: labels.voucher,
  mask: '0000 0000 0000 0000',
  regex: '^\\d{4} ?\\d{4} ?\\d{4} ?\\d{4}$',
  error: 'digits',
  example: '0123 4567 8901 2345',
});
const bank = { category: 'bank', limits: [10, 5000], snippet: 50, fields: [email()] } as const;

export const germany = market('de', 'EUR', [
  {
    name: 'de_card',
    text: { ...words.creditCard, de: 'Kreditkarte' },
    category: 'card_method',
    icons: ['visa', 'mastercard', 'amex'],
    limits: [10, 5000],
    snippet: 50,
    fields: [amount],
    payout: [20, 5000],
    payoutFields: [cardPan, cardholder],
    luhn: true,
    view: 'card',
    badge: 'fast',
    popular: true,
  },
  { name: 'de_maestro', text: 'Maestro', category: 'card_method', icons: 'maestro', limits: [10, 2000], view: 'card' },
  {
    name: 'de_applepay',
    text: 'Apple Pay',
    category: 'card_method',
    icons: 'apple-pay',
    limits: [10, 2000],
    view: 'virtual',
  },
  {
    name: 'de_googlepay',
    text: 'Google Pay',
    category: 'card_method',
    icons: 'google-pay',
    limits: [10, 2000],
    view: 'virtual',
  },
  {
    name: 'de_paypal',
    text: 'PayPal',
    category: 'e-wallet',
    icons: 'paypal',
    limits: [10, 10_000],
    snippet: 50,
    payout: [10, 10_000],
    code: true,
    payoutFields: [email(true)],
    badge: 'top',
    popular: true,
    banner: 'paypal-offer',
  },
  {
    name: 'de_klarna',
    text: { en: 'Pay now with Klarna', de: 'Sofort mit Klarna' },
    category: 'bank',
    icons: 'klarna',
    limits: [10, 5000],
    snippet: 50,
    badge: 'instant',
  },
  { ...bank, name: 'de_sparkasse', text: 'Sparkasse', icons: 'sparkasse' },
  { ...bank, name: 'de_commerzbank', text: 'Commerzbank', icons: 'commerzbank' },
  { ...bank, name: 'de_deutsche_bank', text: 'Deutsche Bank', icons: 'deutsche-bank' },
  { ...bank, name: 'de_n26', text: 'N26', icons: 'n26' },
  {
    name: 'de_wero',
    text: 'Wero',
    category: 'bank',
    icons: 'wero',
    limits: [5, 1000],
    fields: [mobile],
    badge: 'turbo',
  },
  {
    name: 'de_paysafecard',
    text: 'paysafecard',
    category: 'voucher',
    icons: 'paysafecard',
    limits: [10, 1000],
    fields: [paysafecode],
    view: 'virtual',
  },
  { name: 'de_revolut', text: 'Revolut', category: 'e-wallet', icons: 'revolut', limits: [10, 5000], fields: [mobile] },
  {
    name: 'de_sepa',
    text: { ...words.bankTransfer, de: 'SEPA-Überweisung' },
    category: 'bank_transfer',
    icons: 'sepa',
    limits: [20, 50_000],
    fields: [fullName],
    payout: [20, 50_000],
    payoutFields: [fullName, iban('DE89 3704 0044 0532 0130 00'), bic],
    prepare: true,
  },
]);
