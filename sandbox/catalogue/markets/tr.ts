import { market } from '../builder';
import { amount, cardPan, cardholder, digits, fullName, iban, phone } from '../fields';
import { labels, words } from '../words';

const mobile = phone('+90 000 000 00 00', '+90 532 123 45 67');
/** National identity number: eleven digits, never starting with 0. */
const tckn = {
  ...digits('tckn', { en: 'National ID (TCKN)', tr: 'T.C. kimlik no' }, '00000000000', '10000000146'),
  regex: '^[1-9]\\d{10}$',
};
const paparaNumber = digits('papara', { en: 'Papara number', tr: 'Papara numarası' }, '0000000000', '1234567890', true);
const transfer = { category: 'bank_transfer', limits: [250, 250_000], snippet: 1000, fields: [fullName] } as const;

export const turkey = market('tr', 'TRY', [
  {
    name: 'tr_papara',
    text: 'Papara',
    category: 'e-wallet',
    icons: 'papara',
    limits: [50, 250_000],
    snippet: 500,
    fields: [amount, paparaNumber],
    payout: [100, 250_000],
    payoutFields: [paparaNumber],
    badge: 'instant',
    popular: true,
  },
  {
    name: 'tr_payfix',
    text: 'Payfix',
    category: 'e-wallet',
    icons: 'payfix',
    limits: [50, 100_000],
    fields: [mobile],
    payout: [100, 100_000],
    payoutFields: [digits('wallet', labels.wallet, '0000000000', '4455667788', true)],
  },
  { name: 'tr_mefete', text: 'Mefete', category: 'e-wallet', icons: 'mefete', limits: [50, 50_000], fields: [mobile] },
  {
    name: 'tr_ininal',
    text: 'ininal',
    category: 'e-wallet',
    icons: 'ininal',
    limits: [50, 20_000],
    view: 'cardWalletOnly',
  },
  {
    name: 'tr_card',
    text: words.bankCard,
    category: 'card_method',
    icons: ['visa', 'mastercard', 'troy'],
    limits: [100, 50_000],
    snippet: 500,
    payout: [200, 50_000],
    payoutFields: [cardPan, cardholder],
    luhn: true,
    view: 'card',
    badge: 'fast',
    popular: true,
  },
  { name: 'tr_troy', text: 'Troy', category: 'card_method', icons: 'troy', limits: [100, 30_000], view: 'card' },
  { ...transfer, name: 'tr_ziraat', text: 'Ziraat Bankası', icons: 'ziraat' },
  { ...transfer, name: 'tr_garanti', text: 'Garanti BBVA', icons: 'garanti' },
  { ...transfer, name: 'tr_isbank', text: 'İş Bankası', icons: 'isbank' },
  { ...transfer, name: 'tr_akbank', text: 'Akbank', icons: 'akbank' },
  { ...transfer, name: 'tr_yapikredi', text: 'Yapı Kredi', icons: 'yapikredi' },
  {
    name: 'tr_fast',
    text: 'FAST',
    category: 'bank_transfer',
    icons: 'fast-tr',
    limits: [100, 100_000],
    fields: [fullName],
    badge: 'turbo',
  },
  {
    name: 'tr_qr',
    text: { en: 'QR at an ATM', tr: 'QR ile ATM' },
    category: 'cash_methods',
    icons: 'qr',
    limits: [100, 20_000],
    fields: [tckn],
  },
  {
    name: 'tr_havale',
    text: words.bankTransfer,
    category: 'bank_transfer',
    icons: 'bank',
    payout: [250, 500_000],
    payoutFields: [fullName, tckn, iban('TR33 0006 1005 1978 6457 8413 26')],
    prepare: true,
  },
]);
