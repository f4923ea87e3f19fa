/** The markets that the sandbox plays: ISO 3166-1 alpha-2 country, ISO 4217 currency, the locale a player there reads. */
export interface Market {
  /** Lower case. */
  country: string;
  name: string;
  currency: string;
  /** A host's `lang`, e.g. `pt-BR`. */
  lang: string;
  /** Rough units of the currency for one US dollar; only for limits of methods that are the same everywhere. */
  perDollar: number;
}

export const markets: readonly Market[] = [
  { country: 'in', name: 'India', currency: 'INR', lang: 'hi-IN', perDollar: 85 },
  { country: 'br', name: 'Brazil', currency: 'BRL', lang: 'pt-BR', perDollar: 5.5 },
  { country: 'ng', name: 'Nigeria', currency: 'NGN', lang: 'en-NG', perDollar: 1500 },
  { country: 'kg', name: 'Kyrgyzstan', currency: 'KGS', lang: 'ru-KG', perDollar: 87 },
  { country: 'ua', name: 'Ukraine', currency: 'UAH', lang: 'ru-UA', perDollar: 42 },
  { country: 'uz', name: 'Uzbekistan', currency: 'UZS', lang: 'ru-UZ', perDollar: 12500 },
  { country: 'ru', name: 'Russia', currency: 'RUB', lang: 'ru-RU', perDollar: 90 },
  { country: 'kz', name: 'Kazakhstan', currency: 'KZT', lang: 'ru-KZ', perDollar: 520 },
  { country: 'mx', name: 'Mexico', currency: 'MXN', lang: 'es-MX', perDollar: 19 },
  { country: 'co', name: 'Colombia', currency: 'COP', lang: 'es-CO', perDollar: 4100 },
  { country: 'id', name: 'Indonesia', currency: 'IDR', lang: 'en-ID', perDollar: 16300 },
  { country: 'my', name: 'Malaysia', currency: 'MYR', lang: 'en-MY', perDollar: 4.3 },
  { country: 'th', name: 'Thailand', currency: 'THB', lang: 'en-TH', perDollar: 34 },
  { country: 'tr', name: 'Türkiye', currency: 'TRY', lang: 'en-TR', perDollar: 41 },
  { country: 'bd', name: 'Bangladesh', currency: 'BDT', lang: 'en-BD', perDollar: 121 },
  { country: 'de', name: 'Germany', currency: 'EUR', lang: 'de-DE', perDollar: 0.9 },
];

/** Currencies that shared methods take beside the markets' own, for players who keep a dollar balance. */
export const OTHER_CURRENCIES: Readonly<Record<string, number>> = { USD: 1 };
