/** What may stand beside an amount: the signs and words of the player's currency, and of no other. */
import { LANGUAGES } from '../../core/locale/locale';
import { languageTag } from '../../core/locale/language-tag';
import { CRYPTO_CODES, FIAT_CODES, symbolOf } from './currencies';
import { moneyText } from './money-text';

/** How people write a currency besides its symbol here, its code, and what Intl calls it in our languages and in the player's. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  AED: ['Dhs', 'Dh', 'د.إ'],
  AZN: ['man'],
  BDT: ['Tk'],
  BRL: ['reais', 'real'],
  BYN: ['руб', 'р'],
  CAD: ['C$'],
  CHF: ['Fr', 'SFr'],
  CNY: ['元', 'RMB', '￥'],
  CZK: ['Kc'],
  EGP: ['LE', 'E£', 'ج.م'],
  EUR: ['euro', 'euros'],
  GBP: ['￡'],
  IDR: ['Rp'],
  ILS: ['NIS'],
  INR: ['Rs', 'Re', 'रु', 'रू', 'রু', 'రూ', 'ரூ'],
  JPY: ['円', 'yen', '￥'],
  KES: ['Ksh'],
  KRW: ['원', 'won', '￦'],
  KWD: ['د.ك'],
  KZT: ['тг', 'тенге'],
  LKR: ['රු'],
  MAD: ['Dhs', 'د.م'],
  MXN: ['MX$', 'Mex$', 'M.N', 'pesos'],
  NGN: ['N', '#'],
  NPR: ['रु', 'रू'],
  PEN: ['S/.'],
  PHP: ['Php'],
  PLN: ['zl'],
  RSD: ['дин', 'din'],
  RUB: ['руб', 'р', 'рублей', 'rub'],
  THB: ['บาท', 'baht'],
  TRY: ['TL'],
  TZS: ['TSh'],
  UAH: ['грн'],
  UGX: ['USh'],
  USD: ['US$', 'dollars', 'dollar'],
  UZS: ["so'm", 'сум', 'сўм', 'sum'],
  VND: ['đ', 'vnđ'],
  XOF: ['F CFA', 'FCFA'],
};

/** Behind an amount that has no paise: `500/-`. */
const WHOLE_RUPEES = /^\/-(?=\s|$)/;
const RUPEES: readonly string[] = ['INR', 'PKR', 'NPR', 'LKR', 'BDT'];

/** `5 K`, `5 M` … are thousands and millions, also where the kwacha's or the kyat's sign is a K. */
const MULTIPLIER = /^[kmbtкмт]$/;
/** Thousands of millions, as Catalan has them; the convertible mark is `KM` or `km`. */
const THOUSAND_MILLIONS = /^k\s?M$/;
/** An abbreviation: `Rs.50` is 50, where `$.50` and `USD.50` may be half a dollar. */
const ABBREVIATION = /[\p{Ll}\p{Lo}\p{M}/]$/u;

/** Between them they have every plural form of a currency's name: Arabic has six. */
const PLURALS = [0, 1, 2, 5, 11, 1.5];
const UP_TO_TWO_DECIMALS = { minimumFractionDigits: 0, maximumFractionDigits: 2 };

export type BesideAmount = 'none' | 'own' | 'otherCurrency' | 'unknown';

/** `text`: what stands before the first digit, as `moneyText` has it. `tag`: the player's language, which may be none of ours. */
export function signBefore(text: string, currency: string, tag: string): BesideAmount {
  if (text === '') return 'none';
  const known = find(text, currency, tag);
  if (known === undefined) return strange(text, currency);
  const isDotted = text.endsWith('.') && !known.endsWith('.');
  return isDotted && !ABBREVIATION.test(known) ? 'unknown' : 'own';
}

/** `text`: what stands after the last digit. */
export function signAfter(text: string, currency: string, tag: string): BesideAmount {
  if (RUPEES.includes(currency) && WHOLE_RUPEES.test(text)) return signAfter(text.slice(2).trim(), currency, tag);
  if (text === '') return 'none';
  if (MULTIPLIER.test(keyOf(text)) || THOUSAND_MILLIONS.test(text.trim())) return 'unknown';
  return find(text, currency, tag) === undefined ? strange(text, currency) : 'own';
}

/** By `keyOf`, as the sign is written in the table: case, spaces and a final dot of what is typed don't matter. */
type Signs = ReadonlyMap<string, string>;

const find = (text: string, currency: string, tag: string): string | undefined =>
  writtenSigns(currency).get(keyOf(text)) ??
  intlSigns(currency).get(keyOf(text)) ??
  signsOfLanguage(`${currency} ${tag}`).get(keyOf(text));

/** Of what is not the player's own. */
function strange(text: string, currency: string): BesideAmount {
  const key = keyOf(text);
  const isOther = [...FIAT_CODES, ...CRYPTO_CODES].some((code) => writtenSigns(code).has(key));
  const symbols = text.match(/\p{Sc}/gu) ?? [];
  return isOther || symbols.some((symbol) => !symbolOf(currency).includes(symbol)) ? 'otherCurrency' : 'unknown';
}

const keyOf = (sign: string): string => moneyText(sign).replace(/\.$/, '').trim().toLowerCase();

const toSigns = (signs: Iterable<string>): Signs => new Map(Array.from(signs, (sign) => [keyOf(sign), sign]));

const writtenSigns = onceFor((code) =>
  toSigns([...(WRITTEN[code] ?? []), symbolOf(code), code, code + symbolOf(code)]),
);

/** Made only when a text holds a sign that the table doesn't know. Crypto codes of four letters are no currencies to Intl. */
const intlSigns = onceFor((code) =>
  toSigns(isIntlCode(code) ? LANGUAGES.flatMap((language) => signsIn(languageTag(language), code)) : []),
);

/** Of a currency's code and a language's tag. A brand's own language has names of its own: `50 Türk lirası`. */
const signsOfLanguage = onceFor((key) => {
  const [code = '', tag = ''] = key.split(' ');
  return toSigns(isIntlCode(code) && tag ? signsIn(tag, code) : []);
});

function signsIn(tag: string, currency: string): string[] {
  return (['symbol', 'narrowSymbol', 'name'] as const).flatMap((currencyDisplay) => {
    const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay, ...UP_TO_TWO_DECIMALS });
    return PLURALS.flatMap((count) =>
      format.formatToParts(count).flatMap(({ type, value }) => (type === 'currency' ? namesIn(value) : [])),
    );
  });
}

/** A name, and the word of it that people say: `rupees` of `Indian rupees`, `reais` of `reais brasileiros`. */
function namesIn(value: string): string[] {
  const words = value.split(/\s+/);
  return [value, words[0]!, words.at(-1)!];
}

function isIntlCode(code: string): boolean {
  return /^[A-Z]{3}$/.test(code);
}

function onceFor<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
}
