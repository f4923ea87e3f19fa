import { market } from '../builder';
import { amount, cardPan, cardholder, digits, email, field, fullName, phone } from '../fields';
import { words } from '../words';

const mobile = phone('+52 00 0000 0000', '+52 55 1234 5678');
/** Standardised bank code of Mexico: bank 3, city 3, account 11, check digit 1. */
const clabe = digits(
  'clabe',
  { en: 'CLABE', es: 'CLABE interbancaria' },
  '000 000 00000000000 0',
  '032 180 00011835971 9',
  true,
);
/** Population registry code. */
const curp = field('curp', {
  label: { en: 'CURP' },
  type: 'text_uppercase',
  mask: 'AAAA000000AAAAAA**',
  regex: '^[A-Z]{4}\\d{6}[HMX][A-Z]{5}[A-Z0-9]\\d$',
  error: 'curp',
  example: 'GOMC900514HDFRRL09',
});
const cash = { category: 'cash_methods', limits: [100, 10_000], snippet: 300, fields: [fullName, email()] } as const;

export const mexico = market('mx', 'MXN', [
  {
    name: 'mx_spei',
    text: { en: 'SPEI transfer', es: 'Transferencia SPEI' },
    category: 'bank_transfer',
    icons: 'spei',
    limits: [100, 100_000],
    snippet: 500,
    fields: [amount, fullName],
    payout: [200, 100_000],
    code: true,
    payoutFields: [fullName, clabe, curp],
    badge: 'turbo',
    popular: true,
    prepare: true,
  },
  {
    name: 'mx_card',
    text: words.bankCard,
    category: 'card_method',
    icons: ['visa', 'mastercard', 'carnet'],
    limits: [100, 20_000],
    snippet: 300,
    payout: [300, 20_000],
    payoutFields: [cardPan, cardholder],
    luhn: true,
    view: 'card',
    badge: 'fast',
    popular: true,
  },
  { name: 'mx_carnet', text: 'Carnet', category: 'card_method', icons: 'carnet', limits: [100, 10_000], view: 'card' },
  {
    name: 'mx_credit',
    text: words.creditCard,
    category: 'card_method',
    icons: 'bank-card',
    limits: [200, 20_000],
    view: 'cardMultiple',
  },
  { ...cash, name: 'mx_7eleven', text: '7-Eleven', icons: 'seven-eleven' },
  { ...cash, name: 'mx_walmart', text: 'Walmart', icons: 'walmart' },
  { ...cash, name: 'mx_farmacias', text: 'Farmacias del Ahorro', icons: 'farmacias' },
  { ...cash, name: 'mx_paynet', text: 'Paynet', icons: 'paynet-mx' },
  {
    name: 'mx_mercadopago',
    text: 'Mercado Pago',
    category: 'e-wallet',
    icons: 'mercado-pago',
    limits: [50, 20_000],
    snippet: 300,
    fields: [email()],
    payout: [100, 20_000],
    payoutFields: [email(true)],
  },
  {
    name: 'mx_codi',
    text: 'CoDi',
    category: 'bank_transfer',
    icons: 'codi',
    limits: [50, 8000],
    fields: [mobile],
    badge: 'instant',
  },
  { name: 'mx_todito', text: 'Todito Cash', category: 'voucher', icons: 'todito', limits: [50, 5000], view: 'virtual' },
  { name: 'mx_bbva', text: 'BBVA', category: 'bank', icons: 'bbva', limits: [100, 50_000], fields: [fullName] },
  {
    name: 'mx_santander',
    text: 'Santander',
    category: 'bank',
    icons: 'santander',
    limits: [100, 50_000],
    fields: [fullName],
  },
]);
