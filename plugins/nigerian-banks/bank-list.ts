/**
 * Banks for a method whose field lists none. The codes are those of the Central Bank of Nigeria (its list of deposit
 * money banks, and of other financial institutions with five or six digits), which clearing and the country's gateways
 * use.
 */
import type { FieldOption } from '@/contract/method';

const CODES: Readonly<Record<string, string>> = {
  '044': 'Access Bank',
  '023': 'Citibank Nigeria',
  '050': 'Ecobank Nigeria',
  '070': 'Fidelity Bank',
  '011': 'First Bank of Nigeria',
  '214': 'First City Monument Bank (FCMB)',
  '103': 'Globus Bank',
  '058': 'Guaranty Trust Bank (GTBank)',
  '301': 'Jaiz Bank',
  '082': 'Keystone Bank',
  '303': 'Lotus Bank',
  '107': 'Optimus Bank',
  '104': 'Parallex Bank',
  '076': 'Polaris Bank',
  '105': 'PremiumTrust Bank',
  '101': 'Providus Bank',
  '106': 'Signature Bank',
  '221': 'Stanbic IBTC Bank',
  '068': 'Standard Chartered Bank',
  '232': 'Sterling Bank',
  '100': 'SunTrust Bank',
  '302': 'TAJBank',
  '102': 'Titan Trust Bank',
  '032': 'Union Bank of Nigeria',
  '033': 'United Bank for Africa (UBA)',
  '215': 'Unity Bank',
  '035': 'Wema Bank (ALAT)',
  '057': 'Zenith Bank',
  '51318': 'FairMoney Microfinance Bank',
  '50211': 'Kuda Microfinance Bank',
  '50515': 'Moniepoint Microfinance Bank',
  '999992': 'OPay',
  '999991': 'PalmPay',
  '51310': 'Sparkle Microfinance Bank',
};

export const NIGERIAN_BANKS: readonly FieldOption[] = Object.entries(CODES)
  .map(([value, text]) => ({ value, text }))
  .sort((a, b) => a.text.localeCompare(b.text, 'en'));
