import { market } from '../builder';
import { amount, banks, field, fullName, phone } from '../fields';
import { labels, words } from '../words';

const mobile = phone('+880 0000 000000', '+880 1712 345678');
const wallet = phone('+880 0000 000000', '+880 1712 345678', true);
/** The id that the wallet app shows after "Send money". */
const trxId = field('trx_id', {
  label: { en: 'Transaction ID', bn: 'লেনদেন আইডি' },
  type: 'text_uppercase',
  mask: '**********',
  regex: '^[A-Z0-9]{10}$',
  error: 'transactionId',
  example: '9FL7A2K3QX',
});
const account = field('account_number', {
  label: labels.account,
  regex: '^\\d{11,17}$',
  error: 'digits',
  example: '1501203456789',
  wallet: true,
});
const bdBanks = banks({
  brac: 'BRAC Bank',
  dbbl: 'Dutch-Bangla Bank',
  city: 'City Bank',
  islami: 'Islami Bank',
  ebl: 'Eastern Bank',
});
const wallets = {
  category: 'e-wallet',
  limits: [200, 25_000],
  snippet: 500,
  payout: [500, 25_000],
  payoutFields: [wallet],
} as const;

export const bangladesh = market('bd', 'BDT', [
  {
    ...wallets,
    name: 'bd_bkash',
    text: { en: 'bKash', bn: 'বিকাশ' },
    icons: 'bkash',
    fields: [amount, mobile],
    badge: 'top',
    popular: true,
  },
  {
    ...wallets,
    name: 'bd_nagad',
    text: { en: 'Nagad', bn: 'নগদ' },
    icons: 'nagad',
    fields: [mobile],
    badge: 'fast',
    popular: true,
  },
  {
    ...wallets,
    name: 'bd_rocket',
    text: { en: 'Rocket', bn: 'রকেট' },
    icons: 'rocket',
    fields: [mobile],
    badge: 'instant',
  },
  { ...wallets, name: 'bd_upay', text: { en: 'Upay', bn: 'উপায়' }, icons: 'upay', fields: [mobile] },
  {
    name: 'bd_bkash_send',
    text: { en: 'bKash send money' },
    category: 'wallet_transfer',
    icons: 'bkash',
    limits: [300, 25_000],
    fields: [mobile, trxId],
  },
  {
    name: 'bd_nagad_send',
    text: { en: 'Nagad send money' },
    category: 'wallet_transfer',
    icons: 'nagad',
    limits: [300, 25_000],
    fields: [mobile, trxId],
  },
  { name: 'bd_tap', text: 'Tap', category: 'e-wallet', icons: 'tap', limits: [200, 20_000], fields: [mobile] },
  {
    name: 'bd_surecash',
    text: 'SureCash',
    category: 'e-wallet',
    icons: 'surecash',
    limits: [200, 20_000],
    fields: [mobile],
  },
  { name: 'bd_mcash', text: 'mCash', category: 'e-wallet', icons: 'mcash', limits: [200, 20_000], fields: [mobile] },
  {
    name: 'bd_card',
    text: words.bankCard,
    category: 'card_method',
    icons: ['visa', 'mastercard'],
    limits: [500, 50_000],
    snippet: 1000,
    view: 'card',
  },
  {
    name: 'bd_nexus',
    text: 'NexusPay',
    category: 'card_method',
    icons: 'nexuspay',
    limits: [500, 30_000],
    view: 'card',
  },
  { name: 'bd_bank_brac', text: 'BRAC Bank', category: 'bank', icons: 'brac', limits: [500, 100_000] },
  { name: 'bd_bank_city', text: 'City Bank', category: 'bank', icons: 'city-bank', limits: [500, 100_000] },
  {
    name: 'bd_bank_payout',
    text: words.bankTransfer,
    category: 'bank_transfer',
    icons: 'bank',
    payout: [1000, 200_000],
    payoutFields: [bdBanks, account, fullName],
    prepare: true,
  },
]);
