import { market } from '../builder';
import { amount, cardPan, digits, expiry, phone } from '../fields';
import { labels, words } from '../words';

const mobile = phone('+998 00 000 00 00', '+998 90 123 45 67');
const wallet = phone('+998 00 000 00 00', '+998 90 123 45 67', true);
const uzcard = digits('card_number', labels.pan, '0000 0000 0000 0000', '8600 1234 5678 9012', true);
const humo = digits('card_number', labels.pan, '0000 0000 0000 0000', '9860 1234 5678 9012', true);
const app = { category: 'e-wallet', limits: [5000, 10_000_000], snippet: 50_000, fields: [mobile] } as const;

export const uzbekistan = market('uz', 'UZS', [
  {
    name: 'uz_uzcard',
    text: 'Uzcard',
    category: 'card_method',
    icons: 'uzcard',
    limits: [10_000, 12_000_000],
    snippet: 100_000,
    fields: [amount, uzcard, expiry],
    payout: [20_000, 12_000_000],
    payoutFields: [uzcard],
    view: 'card',
    badge: 'top',
    popular: true,
  },
  {
    name: 'uz_humo',
    text: 'Humo',
    category: 'card_method',
    icons: 'humo',
    limits: [10_000, 12_000_000],
    snippet: 100_000,
    fields: [humo, expiry],
    payout: [20_000, 12_000_000],
    payoutFields: [humo],
    view: 'card',
    badge: 'fast',
    popular: true,
  },
  {
    name: 'uz_visa_mastercard',
    text: 'Visa, Mastercard',
    category: 'card_method',
    icons: ['visa', 'mastercard'],
    limits: [50_000, 25_000_000],
    payout: [100_000, 25_000_000],
    payoutFields: [cardPan],
    luhn: true,
    view: 'card',
  },
  {
    name: 'uz_unionpay',
    text: 'UnionPay',
    category: 'card_method',
    icons: 'unionpay',
    limits: [50_000, 10_000_000],
    view: 'card',
  },
  {
    ...app,
    name: 'uz_payme',
    text: 'Payme',
    icons: 'payme',
    payout: [10_000, 5_000_000],
    payoutFields: [wallet],
    badge: 'instant',
    popular: true,
  },
  { ...app, name: 'uz_click', text: 'Click', icons: 'click', payout: [10_000, 5_000_000], payoutFields: [wallet] },
  { ...app, name: 'uz_uzum', text: 'Uzum Bank', icons: 'uzum' },
  { ...app, name: 'uz_paynet', text: 'Paynet', icons: 'paynet' },
  { ...app, name: 'uz_apelsin', text: 'Apelsin', icons: 'apelsin' },
  { ...app, name: 'uz_alif', text: 'Alif Mobi', icons: 'alif' },
  { ...app, name: 'uz_oson', text: 'Oson', icons: 'oson' },
  {
    name: 'uz_mobile',
    text: words.mobileBalance,
    category: 'mobile',
    icons: 'phone',
    limits: [5000, 500_000],
    fields: [mobile],
  },
  {
    name: 'uz_terminal',
    text: words.paymentTerminal,
    category: 'cash_methods',
    icons: 'cash',
    limits: [10_000, 3_000_000],
  },
]);
