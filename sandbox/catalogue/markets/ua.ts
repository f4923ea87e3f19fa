import { market } from '../builder';
import { amount, cardPan, cardholder, email, fullName, iban, phone } from '../fields';
import { words } from '../words';

const mobile = phone('+380 00 000 00 00', '+380 67 123 45 67');
const p2p = { category: 'p2p_methods_ukraine', limits: [200, 29_999], snippet: 500 } as const;
const cash = { category: 'cash_methods_ukraine', limits: [100, 5000], snippet: 300, fields: [mobile] } as const;

export const ukraine = market('ua', 'UAH', [
  {
    name: 'ua_card',
    text: words.bankCard,
    category: 'card_method',
    icons: ['visa', 'mastercard', 'prostir'],
    limits: [100, 29_999],
    snippet: 500,
    payout: [200, 29_999],
    payoutFields: [cardPan, cardholder],
    luhn: true,
    view: 'card',
    badge: 'fast',
    popular: true,
  },
  {
    name: 'ua_prostir',
    text: { en: 'Prostir', uk: 'ПРОСТІР', ru: 'ПРОСТІР' },
    category: 'card_method',
    icons: 'prostir',
    limits: [100, 15_000],
    view: 'card',
  },
  {
    name: 'ua_applepay',
    text: 'Apple Pay',
    category: 'card_method',
    icons: 'apple-pay',
    limits: [100, 15_000],
    view: 'virtual',
  },
  { ...p2p, name: 'ua_monobank', text: 'monobank', icons: 'monobank', badge: 'top', popular: true },
  {
    ...p2p,
    name: 'ua_privat24',
    text: { en: 'Privat24', uk: 'Приват24', ru: 'Приват24' },
    icons: 'privat24',
    fields: [amount],
  },
  { ...p2p, name: 'ua_pumb', text: { en: 'PUMB', uk: 'ПУМБ', ru: 'ПУМБ' }, icons: 'pumb' },
  { ...p2p, name: 'ua_abank', text: { en: 'A-Bank', uk: 'А-Банк', ru: 'А-Банк' }, icons: 'abank' },
  { ...p2p, name: 'ua_sense', text: 'Sense Bank', icons: 'sense' },
  { ...cash, name: 'ua_ibox', text: 'iBox', icons: 'ibox', view: 'counter' },
  { ...cash, name: 'ua_easypay', text: 'EasyPay', icons: 'easypay-ua' },
  { ...cash, name: 'ua_city24', text: 'City24', icons: 'city24', view: 'counter' },
  { ...cash, name: 'ua_terminal', text: words.paymentTerminal, icons: 'cash', view: 'counter' },
  {
    name: 'ua_globalmoney',
    text: 'GlobalMoney',
    category: 'e-wallet',
    icons: 'globalmoney',
    limits: [50, 14_000],
    fields: [email()],
    payout: [100, 14_000],
    payoutFields: [phone('+380 00 000 00 00', '+380 67 123 45 67', true)],
    badge: 'instant',
  },
  {
    name: 'ua_iban',
    text: { ...words.bankTransfer, en: 'Bank account (IBAN)', uk: 'Рахунок IBAN', ru: 'Счёт IBAN' },
    category: 'bank_transfer',
    icons: 'bank',
    limits: [500, 100_000],
    payout: [500, 100_000],
    payoutFields: [fullName, iban('UA21 3223 1300 0002 6007 2335 6600 1')],
    prepare: true,
  },
]);
