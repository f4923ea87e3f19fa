import { market } from '../builder';
import { amount, banks, digits, email, field, fullName, phone } from '../fields';
import { labels, words } from '../words';

const mobile = phone('+234 000 000 0000', '+234 803 123 4567');
const wallet = phone('+234 000 000 0000', '+234 803 123 4567', true);
/** Uniform account number of the Central Bank of Nigeria; institutions without a 3-digit code compute the check digit differently. */
const nuban = {
  ...digits('account_number', labels.account, '0000000000', '0000014579', true),
  regex_error_key: 'fieldErrors.nuban',
};
/** Bank codes of the Central Bank; the longer ones belong to newer institutions. */
const ngBanks = banks({
  '044': 'Access Bank',
  '023': 'Citibank Nigeria',
  '050': 'Ecobank',
  '070': 'Fidelity Bank',
  '011': 'First Bank of Nigeria',
  '214': 'First City Monument Bank',
  '058': 'GTBank',
  '030': 'Heritage Bank',
  '301': 'Jaiz Bank',
  '082': 'Keystone Bank',
  '076': 'Polaris Bank',
  '221': 'Stanbic IBTC Bank',
  '068': 'Standard Chartered',
  '232': 'Sterling Bank',
  '032': 'Union Bank',
  '033': 'UBA',
  '215': 'Unity Bank',
  '035': 'Wema Bank',
  '057': 'Zenith Bank',
  '50211': 'Kuda',
  '50515': 'Moniepoint',
  '999992': 'OPay',
  '999991': 'PalmPay',
});
const ussdCode = field('ussd', {
  label: { en: 'Bank USSD code' },
  type: 'input_with_tooltip',
  regex: '^\\*\\d{3}#$',
  error: 'ussd',
  example: '*737#',
  tooltip: { en: 'The code that you dial to reach your bank, for example *737#.' },
});
const transfer = {
  category: 'bank_transfer_nigeria',
  limits: [500, 5_000_000],
  snippet: 5000,
  fields: [fullName],
  view: 'bankTransfer',
} as const;
const card = { category: 'nigeria-cards-grouped', view: 'card', limits: [500, 1_000_000], snippet: 5000 } as const;

export const nigeria = market('ng', 'NGN', [
  { ...transfer, name: 'ng_transfer_access', text: 'Access Bank', icons: 'access-bank', badge: 'turbo', popular: true },
  { ...transfer, name: 'ng_transfer_gtb', text: 'GTBank', icons: 'gtbank', fields: [amount, fullName] },
  { ...transfer, name: 'ng_transfer_zenith', text: 'Zenith Bank', icons: 'zenith' },
  { ...transfer, name: 'ng_transfer_uba', text: 'UBA', icons: 'uba' },
  { ...transfer, name: 'ng_transfer_any', text: { en: 'Any other bank' }, icons: 'bank', fields: [ngBanks, fullName] },
  { ...card, name: 'ng_card_verve', text: 'Verve', icons: 'verve', badge: 'fast', popular: true },
  { ...card, name: 'ng_card_mastercard', text: 'Mastercard', icons: 'mastercard' },
  { ...card, name: 'ng_card_visa', text: 'Visa', icons: 'visa' },
  { ...card, name: 'ng_card_flutterwave', text: 'Flutterwave', icons: 'flutterwave', fields: [email()] },
  {
    name: 'ng_opay',
    text: 'OPay',
    category: 'e-wallet',
    icons: 'opay',
    limits: [100, 500_000],
    snippet: 2000,
    fields: [mobile],
    payout: [1000, 500_000],
    payoutFields: [wallet],
    badge: 'top',
    popular: true,
  },
  {
    name: 'ng_palmpay',
    text: 'PalmPay',
    category: 'e-wallet',
    icons: 'palmpay',
    limits: [100, 500_000],
    fields: [mobile],
    payout: [1000, 500_000],
    payoutFields: [wallet],
  },
  { name: 'ng_kuda', text: 'Kuda', category: 'e-wallet', icons: 'kuda', limits: [500, 250_000] },
  {
    name: 'ng_ussd',
    text: 'USSD',
    category: 'ussd',
    icons: 'ussd',
    limits: [500, 100_000],
    fields: [ussdCode, mobile],
  },
  {
    name: 'ng_airtime',
    text: { en: 'Airtime' },
    category: 'mobile',
    icons: 'phone',
    limits: [200, 20_000],
    fields: [mobile],
  },
  {
    name: 'ng_bank_payout',
    text: words.bankTransfer,
    category: 'bank_transfer_nigeria',
    icons: 'bank',
    payout: [1000, 2_000_000],
    payoutFields: [ngBanks, nuban],
    fee: { fixed: 50 },
    badge: 'fast',
    view: 'bankTransfer',
  },
]);
