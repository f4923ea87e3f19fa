/** The player's own account and tax numbers, which field names tell: how they are sent, and which are surely wrong. */
import type { Locale } from '../../core/locale/locale';
import { isCbu, isClabe, isCnpj, isCpf, isCuit, isIban } from './check-digits';
import { wordsOf } from './field-words';

export interface NamedByGateway {
  name?: string;
  /** The gateway's name of a field that the form calls otherwise, as it does the wallet. */
  serverName?: string;
}

interface AccountKind {
  names: RegExp;
  /** A text that can be nothing else, so that a check that it fails is about a wrong character. */
  shape: RegExp;
  isRight(text: string): boolean;
  /** As machines exchange it: without the groups in which people write it. Absent: the gateway's mask decides. */
  compact?(text: string): string;
}

const grouped = (text: string) => text.replace(/[\s-]/g, '');
const UPI_ID = /^[\w.-]{2,256}@(?:[a-z][a-z\d]{1,63}|[a-z\d.]+\.npci)$/i;

const UPI: AccountKind = {
  names: /\bvpa\b|\bupi(?: ?id| address| handle| account)?$/,
  shape: /./,
  isRight: (text) => UPI_ID.test(text),
  compact: (text) => text.replace(/\s/g, ''),
};
const IBAN: AccountKind = {
  names: /\biban\b/,
  shape: /^[A-Z]{2}\d{2}[A-Z\d]{6,}$/,
  isRight: isIban,
  compact: (text) => grouped(text).toUpperCase(),
};
const KINDS: readonly AccountKind[] = [
  IBAN,
  { names: /\b(?:cbu|cvu)\b/, shape: /^\d{20,24}$/, isRight: isCbu, compact: grouped },
  { names: /\bclabe\b/, shape: /^\d{17,19}$/, isRight: isClabe, compact: grouped },
  { names: /\bcpf\b/, shape: /^(?:\d[\s.-]?){9,11}\d$/, isRight: isCpf },
  {
    names: /\bcnpj\b/,
    shape: /^(?:[A-Z\d]{2}[.\s]?[A-Z\d]{3}[.\s]?[A-Z\d]{3}\/?[A-Z\d]{4}-?\d{2})$/i,
    isRight: isCnpj,
  },
  { names: /\b(?:cuit|cuil)\b/, shape: /^[\d\s-]{11,13}$/, isRight: isCuit },
  UPI,
];
/** A field that takes other things as well, such as a telephone number of as many digits. */
const TAKES_OTHERS = /\b(?:or|key|phone|tel|mobile|e ?mail|alias|card)\b/;

function kindsOf({ name = '', serverName = name }: NamedByGateway): readonly AccountKind[] {
  const words = wordsOf(serverName);
  return TAKES_OTHERS.test(words) ? [] : KINDS.filter(({ names }) => names.test(words));
}

/** The text without the groups that a mask or a person has given it; unchanged for other fields. */
export function compactAccount(field: NamedByGateway, text: string): string {
  const [kind] = kindsOf(field);
  return kind?.compact?.(text) ?? text;
}

/** As people read it: an IBAN in groups of four (ISO 13616, print format); unchanged for other fields. */
export function printedAccount(field: NamedByGateway, text: string): string {
  return kindsOf(field).includes(IBAN) && IBAN.isRight(text) ? text.replace(/.{4}(?=.)/g, '$& ') : text;
}

/** Says that a number is surely wrong, in the player's language; undefined for a right one, and for all else. */
export function accountProblem(field: NamedByGateway, value: string, locale: Locale): string | undefined {
  const kinds = kindsOf(field);
  const text = compactAccount(field, value);
  const likely = kinds.filter(({ shape }) => shape.test(text));
  if (likely.length === 0 || likely.some(({ isRight }) => isRight(text))) return undefined;
  return locale.t(likely.includes(UPI) ? 'form.upiId' : 'form.checkDigits');
}
