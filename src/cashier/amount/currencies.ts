/** Currency symbols and decimals (spec 3, "Currencies", and spec 9). Own table: Intl's symbols differ between engines. */

const FIAT: Readonly<Record<string, string>> = {
  AED: 'AED',
  AMD: '֏',
  ARS: '$',
  AUD: '$',
  AZN: '₼',
  BDT: '৳',
  BGN: 'лв',
  BOB: 'Bs',
  BRL: 'R$',
  BYN: 'Br',
  CAD: '$',
  CHF: 'CHF',
  CLP: '$',
  CNY: '¥',
  COP: '$',
  CRC: '₡',
  CZK: 'Kč',
  DKK: 'kr',
  DOP: '$',
  DZD: 'DA',
  EGP: '£',
  ETB: 'Br',
  EUR: '€',
  GBP: '£',
  GEL: '₾',
  GHS: 'GH₵',
  GTQ: 'Q',
  HUF: 'Ft',
  IDR: 'Rp',
  ILS: '₪',
  INR: '₹',
  JPY: '¥',
  KES: 'KSh',
  KGS: 'сом',
  KRW: '₩',
  KWD: 'KD',
  KZT: '₸',
  LKR: 'Rs',
  MAD: 'DH',
  MDL: 'L',
  MMK: 'K',
  MXN: '$',
  MYR: 'RM',
  NGN: '₦',
  NOK: 'kr',
  NPR: 'Rs',
  NZD: '$',
  PEN: 'S/',
  PHP: '₱',
  PKR: 'Rs',
  PLN: 'zł',
  RON: 'lei',
  RSD: 'дин.',
  RUB: '₽',
  SEK: 'kr',
  THB: '฿',
  TJS: 'SM',
  TND: 'DT',
  TRY: '₺',
  UAH: '₴',
  USD: '$',
  UZS: 'soʻm',
  VND: '₫',
  XOF: 'CFA',
  ZAR: 'R',
};

const CRYPTO: Readonly<Record<string, { symbol: string; decimals: number }>> = {
  BTC: { symbol: '₿', decimals: 8 },
  ETH: { symbol: 'Ξ', decimals: 8 },
  LTC: { symbol: 'Ł', decimals: 7 },
  USDT: { symbol: '₮', decimals: 2 },
  TRX: { symbol: 'TRX', decimals: 2 },
};

const DEFAULT_DECIMALS = 2;

export const FIAT_CODES: readonly string[] = Object.keys(FIAT);
export const CRYPTO_CODES: readonly string[] = Object.keys(CRYPTO);

export const isCrypto = (currency: string): boolean => Object.hasOwn(CRYPTO, currency);

/** The currency's symbol; its code for a currency that the table does not know. */
export function symbolOf(currency: string): string {
  if (Object.hasOwn(CRYPTO, currency)) return CRYPTO[currency]!.symbol;
  return Object.hasOwn(FIAT, currency) ? FIAT[currency]! : currency;
}

/** Spec 9: 2 for every fiat currency, also for those (JPY, KWD) to which ISO 4217 gives another number. */
export function decimalsOf(currency: string): number {
  return Object.hasOwn(CRYPTO, currency) ? CRYPTO[currency]!.decimals : DEFAULT_DECIMALS;
}

const uses = new Map<string, number>();
for (const symbol of Object.values(FIAT)) uses.set(symbol, (uses.get(symbol) ?? 0) + 1);

/** Several currencies share the symbol (`$`, `kr`, `Rs`), so that only the code tells them apart. */
export const isSymbolShared = (currency: string): boolean => (uses.get(symbolOf(currency)) ?? 0) > 1;
