import { market } from '../builder';
import { amount, cardPan, digits, phone } from '../fields';
import { labels, words } from '../words';

const mobile = phone('+996 000 000 000', '+996 700 123 456');
const wallet = phone('+996 000 000 000', '+996 700 123 456', true);
/** Cards of the national system start with 9417 and have a check digit. */
const elcart = digits('card_number', labels.pan, '0000 0000 0000 0000', '9417 0000 1234 5678', true);
const p2p = { category: 'p2p_methods_kyrgyzstan', limits: [300, 100_000], snippet: 1000 } as const;
const cash = { category: 'cash_methods_kyrgyzstan', limits: [100, 15_000], snippet: 500, fields: [mobile] } as const;

export const kyrgyzstan = market('kg', 'KGS', [
  { ...p2p, name: 'kg_mbank', text: 'MBank', icons: 'mbank', fields: [mobile], badge: 'top', popular: true },
  { ...p2p, name: 'kg_optima', text: 'Optima Bank', icons: 'optima', fields: [amount, mobile] },
  { ...p2p, name: 'kg_demir', text: 'DemirBank', icons: 'demir' },
  { ...p2p, name: 'kg_bakai', text: { en: 'Bakai Bank', ru: 'Бакай Банк' }, icons: 'bakai' },
  { ...p2p, name: 'kg_kompanion', text: { en: 'Kompanion Bank', ru: 'Банк Компаньон' }, icons: 'kompanion' },
  { ...p2p, name: 'kg_aiyl', text: { en: 'Aiyl Bank', ru: 'Айыл Банк', ky: 'Айыл Банк' }, icons: 'aiyl' },
  { ...cash, name: 'kg_pay24', text: 'Pay24', icons: 'pay24' },
  { ...cash, name: 'kg_quickpay', text: 'QuickPay', icons: 'quickpay' },
  {
    ...cash,
    name: 'kg_umai',
    text: { en: 'Umai terminals', ru: 'Терминалы Умай' },
    icons: 'terminal',
    view: 'counter',
  },
  { ...cash, name: 'kg_terminal', text: words.paymentTerminal, icons: 'cash', view: 'counter' },
  {
    name: 'kg_odengi',
    text: { en: 'O!Dengi', ru: 'О!Деньги' },
    category: 'e-wallet',
    icons: 'odengi',
    limits: [50, 30_000],
    snippet: 500,
    fields: [mobile],
    payout: [100, 30_000],
    payoutFields: [wallet],
    badge: 'instant',
    popular: true,
  },
  {
    name: 'kg_megapay',
    text: 'MegaPay',
    category: 'e-wallet',
    icons: 'megapay',
    limits: [50, 30_000],
    fields: [mobile],
    payout: [100, 30_000],
    payoutFields: [wallet],
  },
  {
    name: 'kg_balance',
    text: { en: 'Balance.kg', ru: 'Баланс.kg' },
    category: 'e-wallet',
    icons: 'balance-kg',
    limits: [50, 15_000],
    fields: [mobile],
  },
  {
    name: 'kg_elcart',
    text: { en: 'Elcart', ru: 'Элкарт' },
    category: 'card_method',
    icons: 'elcart',
    limits: [200, 50_000],
    payout: [500, 100_000],
    payoutFields: [elcart],
    view: 'card',
  },
  {
    name: 'kg_card',
    text: 'Visa, Mastercard',
    category: 'card_method',
    icons: ['visa', 'mastercard'],
    limits: [500, 100_000],
    snippet: 1000,
    payout: [1000, 100_000],
    payoutFields: [cardPan],
    luhn: true,
    view: 'card',
  },
]);
