import { market } from '../builder';
import { amount, banks, digits, fullName, phone } from '../fields';
import { labels, words } from '../words';

const mobile = phone('+66 00 000 0000', '+66 81 234 5678');
const wallet = phone('+66 00 000 0000', '+66 81 234 5678', true);
const account = digits('account_number', labels.account, '000 0 00000 0', '123 4 56789 0', true);
const thBanks = banks({
  kbank: 'KASIKORNBANK',
  scb: 'SCB',
  bbl: 'Bangkok Bank',
  ktb: 'Krungthai',
  ttb: 'ttb',
  bay: 'Krungsri',
});
const bank = { category: 'online-thailand-banks-grouped', limits: [100, 200_000], snippet: 500 } as const;

export const thailand = market('th', 'THB', [
  {
    name: 'th_promptpay',
    text: { en: 'PromptPay', th: 'พร้อมเพย์' },
    category: 'qr',
    icons: 'promptpay',
    limits: [50, 200_000],
    snippet: 500,
    payout: [200, 200_000],
    payoutFields: [wallet, fullName],
    badge: 'turbo',
    popular: true,
  },
  {
    ...bank,
    name: 'th_kbank',
    text: { en: 'KASIKORNBANK', th: 'กสิกรไทย' },
    icons: 'kbank',
    fields: [amount],
    badge: 'fast',
  },
  { ...bank, name: 'th_scb', text: { en: 'SCB', th: 'ไทยพาณิชย์' }, icons: 'scb' },
  { ...bank, name: 'th_bbl', text: { en: 'Bangkok Bank', th: 'ธนาคารกรุงเทพ' }, icons: 'bangkok-bank' },
  { ...bank, name: 'th_ktb', text: { en: 'Krungthai', th: 'กรุงไทย' }, icons: 'krungthai' },
  { ...bank, name: 'th_krungsri', text: { en: 'Krungsri', th: 'กรุงศรี' }, icons: 'krungsri' },
  { ...bank, name: 'th_ttb', text: 'ttb', icons: 'ttb' },
  {
    name: 'th_truemoney',
    text: { en: 'TrueMoney', th: 'ทรูมันนี่' },
    category: 'e-wallet',
    icons: 'truemoney',
    limits: [50, 50_000],
    snippet: 300,
    fields: [mobile],
    payout: [200, 50_000],
    payoutFields: [wallet],
    badge: 'top',
    popular: true,
  },
  {
    name: 'th_linepay',
    text: 'Rabbit LINE Pay',
    category: 'e-wallet',
    icons: 'line',
    limits: [50, 30_000],
    fields: [mobile],
  },
  { name: 'th_shopeepay', text: 'ShopeePay', category: 'e-wallet', icons: 'shopeepay', limits: [50, 30_000] },
  {
    name: 'th_7eleven',
    text: '7-Eleven',
    category: 'cash_methods',
    icons: 'seven-eleven',
    limits: [100, 20_000],
    fields: [mobile],
  },
  { name: 'th_bigc', text: 'Big C', category: 'cash_methods', icons: 'big-c', limits: [100, 20_000], fields: [mobile] },
  {
    name: 'th_card',
    text: words.bankCard,
    category: 'card_method',
    icons: ['visa', 'mastercard', 'jcb'],
    limits: [300, 100_000],
    view: 'card',
  },
  {
    name: 'th_bank_payout',
    text: words.bankTransfer,
    category: 'bank_transfer',
    icons: 'bank',
    payout: [300, 500_000],
    payoutFields: [thBanks, account, fullName],
    prepare: true,
  },
]);
