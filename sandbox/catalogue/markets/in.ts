import { market } from '../builder';
import { amount, banks, digits, email, field, fullName, phone } from '../fields';
import { labels, words } from '../words';

const mobile = phone('+91 00000 00000', '+91 98765 43210');
const paytmWallet = phone('+91 00000 00000', '+91 98765 43210', true);

/** Virtual payment address, `name@handle` (NPCI, UPI procedural guidelines). */
const vpa = field('upi', {
  label: labels.upi,
  type: 'input_with_tooltip',
  regex: '^[A-Za-z0-9._\\-]{2,64}@[A-Za-z][A-Za-z0-9]{1,63}$',
  error: 'upi',
  example: 'rahul.sharma@okaxis',
  wallet: true,
  tooltip: {
    en: 'Open your UPI app, then Profile. The UPI ID looks like name@bank.',
    hi: 'अपना UPI ऐप खोलें और प्रोफ़ाइल देखें। UPI आईडी name@bank जैसी होती है।',
    mr: 'तुमचे UPI ॲप उघडा आणि प्रोफाइल पाहा. UPI आयडी name@bank असा दिसतो.',
    te: 'మీ UPI యాప్‌లో ప్రొఫైల్ తెరవండి. UPI ఐడి name@bank లా ఉంటుంది.',
  },
});

/** Bank branch code of the Reserve Bank of India: four letters of the bank, a zero, six characters of the branch. */
const ifsc = field('ifsc', {
  label: { en: 'IFSC', hi: 'IFSC कोड', mr: 'IFSC कोड', te: 'IFSC కోడ్' },
  type: 'text_uppercase',
  regex: '^[A-Z]{4}0[A-Z0-9]{6}$',
  error: 'ifsc',
  example: 'SBIN0005943',
});
const account = field('account_number', {
  label: labels.account,
  regex: '^\\d{9,18}$',
  error: 'digits',
  example: '31245678901',
  wallet: true,
});
const netBanks = banks({
  sbi: 'State Bank of India',
  hdfc: 'HDFC Bank',
  icici: 'ICICI Bank',
  axis: 'Axis Bank',
  kotak: 'Kotak Mahindra Bank',
  pnb: 'Punjab National Bank',
  bob: 'Bank of Baroda',
});
const upi = { category: 'indian-methods-grouped', snippet: 1000 } as const;

export const india = market('in', 'INR', [
  { ...upi, name: 'in_upi_fast', text: 'UPI Fast', icons: 'upi', limits: [300, 50_000], badge: 'turbo', popular: true },
  {
    ...upi,
    name: 'in_phonepe',
    text: 'PhonePe',
    icons: 'phonepe',
    limits: [300, 100_000],
    badge: 'fast',
    popular: true,
  },
  { ...upi, name: 'in_gpay', text: 'Google Pay', icons: 'google-pay', limits: [300, 100_000], fields: [amount] },
  { ...upi, name: 'in_paytm_upi', text: 'Paytm UPI', icons: 'paytm', limits: [500, 100_000] },
  { ...upi, name: 'in_bhim', text: 'BHIM', icons: 'bhim', limits: [500, 40_000] },
  { ...upi, name: 'in_upi_collect', text: 'UPI ID', icons: 'upi', limits: [300, 25_000], fields: [vpa] },
  {
    name: 'in_card',
    text: { en: 'Visa, Mastercard, RuPay', hi: 'वीज़ा, मास्टरकार्ड, रुपे' },
    category: 'card_method',
    icons: ['visa', 'mastercard', 'rupay'],
    limits: [500, 100_000],
    snippet: 2000,
    view: 'card',
  },
  { name: 'in_rupay', text: 'RuPay', category: 'card_method', icons: 'rupay', limits: [500, 50_000], view: 'card' },
  {
    name: 'in_netbanking',
    text: words.netBanking,
    category: 'net_banking',
    icons: 'bank',
    limits: [500, 200_000],
    snippet: 2000,
    fields: [netBanks, mobile],
    badge: 'top',
  },
  {
    name: 'in_imps',
    text: { ...words.bankTransfer, en: 'IMPS bank transfer' },
    category: 'bank_transfer',
    icons: 'imps',
    limits: [1000, 500_000],
    payout: [1000, 200_000],
    fee: { fixed: 5 },
    payoutFields: [fullName, account, ifsc],
    badge: 'instant',
  },
  {
    name: 'in_paytm_wallet',
    text: 'Paytm Wallet',
    category: 'e-wallet',
    icons: 'paytm',
    limits: [300, 10_000],
    fields: [mobile],
    payout: [500, 10_000],
    payoutFields: [paytmWallet],
    view: 'cardWalletOnly',
  },
  {
    name: 'in_mobikwik',
    text: 'MobiKwik',
    category: 'e-wallet',
    icons: 'mobikwik',
    limits: [300, 10_000],
    fields: [mobile],
  },
  {
    name: 'in_airtel',
    text: 'Airtel Money',
    category: 'e-wallet',
    icons: 'airtel',
    limits: [300, 10_000],
    fields: [mobile],
  },
  {
    name: 'in_neft',
    text: 'NEFT',
    category: 'bank_transfer',
    icons: 'bank',
    limits: [5000, 1_000_000],
    payout: [5000, 500_000],
    payoutFields: [fullName, account, ifsc, email()],
    prepare: true,
  },
  {
    name: 'in_upi_payout',
    text: 'UPI',
    category: 'upi',
    icons: 'upi',
    payout: [500, 50_000],
    payoutFields: [vpa],
    badge: 'fast',
  },
  {
    name: 'in_voucher',
    text: words.voucher,
    category: 'voucher',
    icons: 'voucher',
    limits: [100, 20_000],
    fields: [digits('voucher', labels.voucher, '0000 0000 0000 0000', '5061 2233 4455 6677')],
    view: 'virtual',
  },
]);
