/** Checks the text beside a typed amount: only signs and words of the player's own currency may stand there. */
import { LANGUAGES } from '../../core/locale/locale';
import { languageTag } from '../../core/locale/language-tag';
import { CRYPTO_CODES, FIAT_CODES, symbolOf } from './currencies';
import { moneyText } from './money-text';

/** Ways to write a currency besides our symbol for it, its code, and Intl's names in our languages and the player's. */
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
  HNL: ['L'],
  IDR: ['Rp'],
  ILS: ['NIS'],
  INR: ['Rs', 'Re', 'रु', 'रू', 'রু', 'రూ', 'ரூ'],
  JPY: ['円', 'yen', '￥'],
  KES: ['Ksh', 'KShs', 'Sh', 'Shs'],
  KRW: ['원', 'won', '￦'],
  KWD: ['د.ك'],
  KZT: ['тг', 'тенге'],
  LKR: ['රු'],
  MAD: ['Dhs', 'د.م'],
  MXN: ['MX$', 'Mex$', 'M.N', 'pesos'],
  NGN: ['N', '#'],
  NPR: ['रु', 'रू'],
  PAB: ['B/.'],
  PEN: ['S/.'],
  PHP: ['Php', 'P'],
  PLN: ['zl'],
  PYG: ['Gs', '₲'],
  RSD: ['дин', 'din', 'dinara'],
  RUB: ['руб', 'р', 'рублей', 'rub'],
  THB: ['บาท', 'baht'],
  TRY: ['TL'],
  TZS: ['TSh', 'TShs', 'Sh', 'Shs'],
  UAH: ['грн'],
  UGX: ['USh', 'UShs', 'Sh', 'Shs'],
  USD: ['US$', 'dollars', 'dollar'],
  UZS: ["so'm", 'сум', 'сўм', 'sum'],
  VES: ['Bs', 'Bs.S', 'Bs.F'],
  VND: ['đ', 'vnđ'],
  XOF: ['F CFA', 'FCFA'],
};

/** Matches the `/-` or `/=` behind an amount of rupees or shillings without a fraction: `500/-`. */
const WHOLE = /^\/[-=](?=\s|$)/;
const WRITTEN_WHOLE: readonly string[] = ['INR', 'PKR', 'NPR', 'LKR', 'BDT', 'KES', 'TZS', 'UGX'];

/** One letter behind a number multiplies it (`5 K`: thousands, `5 M`: millions), even where K is the sign of the kwacha or the kyat. */
const MULTIPLIER = /^[kmbtкмт]$/;
/** Catalan's abbreviation for thousands of millions. Case matters: the convertible mark is written `KM` or `km`. */
const THOUSAND_MILLIONS = /^k[\s.]?M$/;
/** The end of an abbreviation, whose dot belongs to the sign: `Rs.50` is 50, but `$.50` and `USD.50` may be half a dollar. */
const ABBREVIATION = /[\p{Ll}\p{Lo}\p{M}/]$/u;
/** A dot that may begin the number: `Rs .50` is half a rupee to some, and fifty to others. */
const LONE_DOT = /\s\.$/;
/** A dot behind a letter or a slash, with nothing or a letter after it: it shortens a word. */
const SHORTENING = /(?<=[\p{L}\p{M}/])\.(?=\s?\p{L}|$)/gu;

/** Counts that between them need every plural form of a currency's name; Arabic has six forms. */
const PLURALS = [0, 1, 2, 5, 11, 1.5];
const UP_TO_TWO_DECIMALS = { minimumFractionDigits: 0, maximumFractionDigits: 2 };

export type BesideAmount = 'none' | 'own' | 'otherCurrency' | 'unknown';

/**
 * `text`: what stands before the first digit, normalised by `moneyText`. `tag`: the player's language, perhaps one that
 * the product does not ship.
 */
export function signBefore(text: string, currency: string, tag: string): BesideAmount {
  if (text === '') return 'none';
  const known = find(text, currency, tag);
  if (known === undefined) return strange(text, currency);
  if (LONE_DOT.test(text)) return 'unknown';
  const isDotted = text.endsWith('.') && !known.endsWith('.');
  return isDotted && !ABBREVIATION.test(known) ? 'unknown' : 'own';
}

/** `text`: what stands after the last digit. */
export function signAfter(text: string, currency: string, tag: string): BesideAmount {
  if (WRITTEN_WHOLE.includes(currency) && WHOLE.test(text)) return signAfter(text.slice(2).trim(), currency, tag);
  if (text === '') return 'none';
  if (MULTIPLIER.test(keyOf(text)) || THOUSAND_MILLIONS.test(text.trim())) return 'unknown';
  return find(text, currency, tag) === undefined ? strange(text, currency) : 'own';
}

/** Maps `keyOf` a sign to the sign as the table writes it: case, and the dots that shorten a word, don't matter. */
type Signs = ReadonlyMap<string, string>;

const find = (text: string, currency: string, tag: string): string | undefined =>
  writtenSigns(currency).get(keyOf(text)) ??
  intlSigns(currency).get(keyOf(text)) ??
  signsOfLanguage(`${currency} ${tag}`).get(keyOf(text));

/** Classifies text that is no sign of the player's currency. */
function strange(text: string, currency: string): BesideAmount {
  const key = keyOf(text);
  const isOther = [...FIAT_CODES, ...CRYPTO_CODES].some((code) => writtenSigns(code).has(key));
  const symbols = text.match(/\p{Sc}/gu) ?? [];
  return isOther || symbols.some((symbol) => !symbolOf(currency).includes(symbol)) ? 'otherCurrency' : 'unknown';
}

const keyOf = (sign: string): string => moneyText(sign).replace(SHORTENING, '').replace(/\.$/, '').trim().toLowerCase();

const toSigns = (signs: Iterable<string>): Signs => new Map(Array.from(signs, (sign) => [keyOf(sign), sign]));

const writtenSigns = onceFor((code) =>
  toSigns([...(WRITTEN[code] ?? []), symbolOf(code), code, code + symbolOf(code)]),
);

/** Built only when a text holds a sign that the table doesn't know. Intl does not accept crypto codes of four letters. */
const intlSigns = onceFor((code) =>
  toSigns(isIntlCode(code) ? LANGUAGES.flatMap((language) => signsIn(languageTag(language), code)) : []),
);

/** The key is a currency's code and a language's tag. A brand's own language has its own names: `50 Türk lirası`. */
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

/**
 * The whole name, its first and its last word, since people say only one of them: `rupees` of `Indian rupees`, `reais`
 * of `reais brasileiros`.
 */
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
