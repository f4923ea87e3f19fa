/** The markets that the sandbox simulates; a plugin adds others in its `markets.fixture.ts`. */
import type { Market } from '../../src/contract/simulator';

export const markets: readonly Market[] = [
  { country: 'in', name: 'India', currency: 'INR', perDollar: 85 },
  { country: 'br', name: 'Brazil', currency: 'BRL', perDollar: 5.5 },
  { country: 'ng', name: 'Nigeria', currency: 'NGN', perDollar: 1500 },
  { country: 'kg', name: 'Kyrgyzstan', currency: 'KGS', perDollar: 87 },
  { country: 'ua', name: 'Ukraine', currency: 'UAH', perDollar: 42 },
  { country: 'uz', name: 'Uzbekistan', currency: 'UZS', perDollar: 12500 },
  { country: 'ru', name: 'Russia', currency: 'RUB', perDollar: 90 },
  { country: 'kz', name: 'Kazakhstan', currency: 'KZT', perDollar: 520 },
  { country: 'mx', name: 'Mexico', currency: 'MXN', perDollar: 19 },
  { country: 'co', name: 'Colombia', currency: 'COP', perDollar: 4100 },
  { country: 'id', name: 'Indonesia', currency: 'IDR', perDollar: 16300 },
  { country: 'my', name: 'Malaysia', currency: 'MYR', perDollar: 4.3 },
  { country: 'th', name: 'Thailand', currency: 'THB', perDollar: 34 },
  { country: 'tr', name: 'Türkiye', currency: 'TRY', perDollar: 41 },
  { country: 'bd', name: 'Bangladesh', currency: 'BDT', perDollar: 121 },
  { country: 'de', name: 'Germany', currency: 'EUR', perDollar: 0.9 },
];

/** Currencies in which players of any country may keep a balance. */
export const OTHER_CURRENCIES = ['USD'] as const;

/** Converts US dollars to another currency, rounded up to two leading digits, as providers' limits are. */
export function fromDollars(dollars: number, currency: string): number {
  const value = dollars * (markets.find((market) => market.currency === currency)?.perDollar ?? 1);
  const step = Math.max(1, 10 ** (Math.floor(Math.log10(value)) - 1));
  return Math.ceil(value / step) * step;
}
