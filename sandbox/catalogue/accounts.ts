/** Payouts to the account numbers of countries that are no markets here, one method each. */
import type { CatalogueMethod } from '@/contract/simulator';
import { market, type Entry } from './builder';
import { field, fullName } from './fields';
import { labels, words } from './words';

const EXAMPLES = {
  cbu: '2850590940090418135201',
  cci: '01136600010003254221',
  rib: '20041010050500013M02606',
  bsb: '062-000',
  sort_code: '20-00-00',
} as const;

const account = (name: keyof typeof EXAMPLES, text: string, regex: string, wallet = true) =>
  field(name, { label: { en: text }, regex, error: 'account', example: EXAMPLES[name], wallet });
const number = (length: string) =>
  field('account_number', {
    label: labels.account,
    regex: `^\\d{${length}}$`,
    error: 'digits',
    example: '31926819',
    wallet: true,
  });

const payout = (name: string, fields: Entry['payoutFields']): Entry => ({
  name,
  text: words.bankTransfer,
  category: 'bank_transfer',
  icons: 'bank',
  payout: [10, 1_000_000],
  payoutFields: [fullName, ...(fields ?? [])],
});

export const accounts: CatalogueMethod[] = [
  ...market('ar', 'ARS', [payout('ar_cbu', [account('cbu', 'CBU', '^\\d{22}$')])]),
  ...market('pe', 'PEN', [payout('pe_cci', [account('cci', 'CCI', '^\\d{20}$')])]),
  ...market('ma', 'MAD', [payout('ma_rib', [account('rib', 'RIB', '^[\\dA-Z]{20,24}$')])]),
  ...market('au', 'AUD', [payout('au_account', [account('bsb', 'BSB', '^[\\d\\-]{5,8}$', false), number('6,9')])]),
  ...market('gb', 'GBP', [
    payout('gb_account', [account('sort_code', 'Sort code', '^[\\d\\-]{5,8}$', false), number('8')]),
  ]),
];
