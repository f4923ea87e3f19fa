import { market } from '../builder';
import { amount, banks, field, fullName, phone } from '../fields';
import { labels, words } from '../words';

const mobile = phone('+62 000 0000 0000', '+62 812 3456 7890');
const wallet = phone('+62 000 0000 0000', '+62 812 3456 7890', true);
const account = field('account_number', {
  label: labels.account,
  regex: '^\\d{10,16}$',
  error: 'digits',
  example: '8830123456',
  wallet: true,
});
const idBanks = banks({
  bca: 'BCA',
  bni: 'BNI',
  bri: 'BRI',
  mandiri: 'Mandiri',
  cimb: 'CIMB Niaga',
  permata: 'Permata',
});
const bank = { category: 'online-indonesian-banks-grouped', limits: [50_000, 50_000_000], snippet: 100_000 } as const;
const ewallet = { category: 'e-wallet', limits: [20_000, 10_000_000], snippet: 100_000, fields: [mobile] } as const;

export const indonesia = market('id', 'IDR', [
  {
    name: 'id_qris',
    text: 'QRIS',
    category: 'qr',
    icons: 'qris',
    limits: [20_000, 10_000_000],
    snippet: 100_000,
    badge: 'turbo',
    popular: true,
  },
  { ...bank, name: 'id_bca', text: 'BCA', icons: 'bca', fields: [amount, fullName], badge: 'fast' },
  { ...bank, name: 'id_bni', text: 'BNI', icons: 'bni', fields: [fullName] },
  { ...bank, name: 'id_bri', text: 'BRI', icons: 'bri', fields: [fullName] },
  { ...bank, name: 'id_mandiri', text: 'Mandiri', icons: 'mandiri', fields: [fullName] },
  { ...bank, name: 'id_cimb', text: 'CIMB Niaga', icons: 'cimb' },
  { ...bank, name: 'id_permata', text: 'Permata', icons: 'permata' },
  {
    ...ewallet,
    name: 'id_dana',
    text: 'DANA',
    icons: 'dana',
    payout: [50_000, 10_000_000],
    payoutFields: [wallet],
    badge: 'top',
    popular: true,
  },
  { ...ewallet, name: 'id_ovo', text: 'OVO', icons: 'ovo', payout: [50_000, 10_000_000], payoutFields: [wallet] },
  { ...ewallet, name: 'id_gopay', text: 'GoPay', icons: 'gopay', payout: [50_000, 10_000_000], payoutFields: [wallet] },
  { ...ewallet, name: 'id_shopeepay', text: 'ShopeePay', icons: 'shopeepay' },
  { ...ewallet, name: 'id_linkaja', text: 'LinkAja', icons: 'linkaja' },
  {
    name: 'id_alfamart',
    text: 'Alfamart',
    category: 'cash_methods',
    icons: 'alfamart',
    limits: [20_000, 5_000_000],
    fields: [fullName],
  },
  {
    name: 'id_indomaret',
    text: 'Indomaret',
    category: 'cash_methods',
    icons: 'indomaret',
    limits: [20_000, 5_000_000],
    fields: [fullName],
  },
  {
    name: 'id_card',
    text: words.bankCard,
    category: 'card_method',
    icons: ['visa', 'mastercard', 'jcb'],
    limits: [100_000, 20_000_000],
    view: 'card',
  },
  { name: 'id_gpn', text: 'GPN', category: 'card_method', icons: 'gpn', limits: [100_000, 10_000_000], view: 'card' },
  {
    name: 'id_bank_payout',
    text: words.bankTransfer,
    category: 'bank_transfer',
    icons: 'bank',
    payout: [100_000, 100_000_000],
    payoutFields: [idBanks, account, fullName],
    prepare: true,
  },
]);
