import { market } from '../builder';
import { amount, banks, field, fullName, phone } from '../fields';
import { labels, words } from '../words';

const mobile = phone('+60 00 000 0000', '+60 12 345 6789');
const wallet = phone('+60 00 000 0000', '+60 12 345 6789', true);
const account = field('account_number', {
  label: labels.account,
  regex: '^\\d{7,17}$',
  error: 'digits',
  example: '512345678901',
  wallet: true,
});
const myBanks = banks({
  mbb: 'Maybank',
  cimb: 'CIMB',
  pbb: 'Public Bank',
  rhb: 'RHB',
  hlb: 'Hong Leong Bank',
  amb: 'AmBank',
});
const bank = { category: 'online-malaysian-banks-grouped', limits: [30, 30_000], snippet: 100 } as const;
const ewallet = { category: 'e-wallet', limits: [20, 5000], snippet: 50, fields: [mobile] } as const;

export const malaysia = market('my', 'MYR', [
  { ...bank, name: 'my_maybank', text: 'Maybank2u', icons: 'maybank', fields: [amount], badge: 'fast', popular: true },
  { ...bank, name: 'my_cimb', text: 'CIMB Clicks', icons: 'cimb' },
  { ...bank, name: 'my_public', text: 'Public Bank', icons: 'public-bank' },
  { ...bank, name: 'my_rhb', text: 'RHB Now', icons: 'rhb' },
  { ...bank, name: 'my_hongleong', text: 'Hong Leong Connect', icons: 'hong-leong' },
  { ...bank, name: 'my_ambank', text: 'AmBank', icons: 'ambank' },
  {
    name: 'my_duitnow',
    text: 'DuitNow QR',
    category: 'qr',
    icons: 'duitnow',
    limits: [10, 10_000],
    snippet: 100,
    payout: [50, 10_000],
    payoutFields: [wallet, fullName],
    badge: 'turbo',
    popular: true,
  },
  {
    ...ewallet,
    name: 'my_tng',
    text: "Touch 'n Go eWallet",
    icons: 'touch-n-go',
    payout: [30, 5000],
    payoutFields: [wallet],
    badge: 'top',
  },
  { ...ewallet, name: 'my_grabpay', text: 'GrabPay', icons: 'grab', payout: [30, 5000], payoutFields: [wallet] },
  { ...ewallet, name: 'my_boost', text: 'Boost', icons: 'boost' },
  { ...ewallet, name: 'my_shopeepay', text: 'ShopeePay', icons: 'shopeepay' },
  {
    name: 'my_card',
    text: words.bankCard,
    category: 'card_method',
    icons: ['visa', 'mastercard'],
    limits: [50, 10_000],
    snippet: 100,
    view: 'card',
  },
  { name: 'my_mydebit', text: 'MyDebit', category: 'card_method', icons: 'mydebit', limits: [50, 5000], view: 'card' },
  { name: 'my_7eleven', text: '7-Eleven', category: 'cash_methods', icons: 'seven-eleven', limits: [10, 1500] },
  {
    name: 'my_bank_payout',
    text: words.bankTransfer,
    category: 'bank_transfer',
    icons: 'bank',
    payout: [50, 50_000],
    payoutFields: [myBanks, account, fullName],
    prepare: true,
  },
]);
