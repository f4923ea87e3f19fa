import { market } from '../builder';
import { amount, cardPan, cardholder, digits, fullName, iban, phone } from '../fields';
import { words } from '../words';

const mobile = phone('+7 000 000 00 00', '+7 701 234 56 78');
const wallet = phone('+7 000 000 00 00', '+7 701 234 56 78', true);
const iin = digits('iin', { en: 'IIN', ru: 'ИИН', kk: 'ЖСН' }, '000000000000', '900101300123');
const bankApp = { category: 'bank', limits: [1000, 500_000], snippet: 5000, fields: [mobile] } as const;
const wallets = {
  category: 'e-wallet',
  limits: [500, 200_000],
  fields: [mobile],
  payout: [1000, 200_000],
  payoutFields: [wallet],
} as const;

export const kazakhstan = market('kz', 'KZT', [
  {
    ...bankApp,
    name: 'kz_kaspi',
    text: 'Kaspi.kz',
    icons: 'kaspi',
    fields: [amount, mobile],
    badge: 'top',
    popular: true,
  },
  { ...bankApp, name: 'kz_halyk', text: { en: 'Halyk Bank', ru: 'Халык Банк', kk: 'Халық Банк' }, icons: 'halyk' },
  { ...bankApp, name: 'kz_jusan', text: 'Alatau City Bank', icons: 'jusan' },
  { ...bankApp, name: 'kz_forte', text: 'ForteBank', icons: 'forte' },
  { ...bankApp, name: 'kz_freedom', text: 'Freedom Bank', icons: 'freedom' },
  {
    name: 'kz_card',
    text: words.bankCard,
    category: 'card_method',
    icons: ['visa', 'mastercard'],
    limits: [1000, 1_000_000],
    snippet: 5000,
    payout: [2000, 1_000_000],
    payoutFields: [cardPan, cardholder],
    luhn: true,
    view: 'card',
    badge: 'fast',
    popular: true,
  },
  {
    name: 'kz_applepay',
    text: 'Apple Pay',
    category: 'card_method',
    icons: 'apple-pay',
    limits: [1000, 300_000],
    view: 'virtual',
  },
  {
    name: 'kz_googlepay',
    text: 'Google Pay',
    category: 'card_method',
    icons: 'google-pay',
    limits: [1000, 300_000],
    view: 'virtual',
  },
  { ...wallets, name: 'kz_kassa24', text: { en: 'Kassa24', ru: 'Касса24' }, icons: 'kassa24', badge: 'instant' },
  {
    name: 'kz_qiwi',
    text: { en: 'QIWI terminals', ru: 'Терминалы QIWI' },
    category: 'cash_methods',
    icons: 'qiwi',
    limits: [500, 100_000],
    fields: [mobile],
  },
  {
    name: 'kz_terminal',
    text: words.paymentTerminal,
    category: 'cash_methods',
    icons: 'cash',
    limits: [500, 100_000],
    fields: [mobile],
  },
  {
    name: 'kz_beeline',
    text: { en: 'Beeline', ru: 'Билайн' },
    category: 'mobile',
    icons: 'beeline',
    limits: [500, 20_000],
    fields: [mobile],
  },
  { name: 'kz_tele2', text: 'Tele2', category: 'mobile', icons: 'tele2', limits: [500, 20_000], fields: [mobile] },
  {
    name: 'kz_iban',
    text: { ...words.bankTransfer, en: 'Bank account (IBAN)', ru: 'Счёт IBAN' },
    category: 'bank_transfer',
    icons: 'bank',
    payout: [10_000, 3_000_000],
    payoutFields: [fullName, iin, iban('KZ86 125K ZT50 0410 0100')],
    prepare: true,
  },
]);
