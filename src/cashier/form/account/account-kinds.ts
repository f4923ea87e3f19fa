/** The kinds of account and tax number that a form knows: how each is named, written and checked. */
import { isCbu, isCci, isClabe, isCnpj, isCpf, isCuit, isIban, isRib } from './check-digits';
import { ibanLength } from './iban-lengths';
import { hasWrongCheckDigit } from './nuban';
import { isPhoneWithoutPrefix, isPixKey, pixKeyKind, type PixKeyKind } from './pix-key';

/** A message of the form, with its values. */
export type AccountMessage = readonly [
  key: 'checkDigits' | 'otherBank' | 'accountForm' | 'upiId' | 'pixKey' | 'pixPhone' | 'mask.tooFew' | 'mask.tooMany',
  values?: Readonly<Record<string, string | number>>,
];

/** What the form would send, by field name. */
export type FormValues = Readonly<Record<string, string>>;

/** What else the form knows: the values of its fields by name, and which texts the field's own patterns take. */
export interface AccountContext {
  readonly values: FormValues;
  takes(text: string): boolean;
}

export interface AccountKind {
  names: RegExp;
  /** A text, without the marks between its groups, that can be nothing else: a check that it fails is about a wrong character. */
  shape: RegExp;
  isRight(text: string, context: AccountContext): boolean;
  /** As machines exchange it: without the groups in which people write it. Absent: the gateway's mask decides. */
  compact?(text: string): string;
  /** The number names its bank (`bank-names.ts`). */
  hasBank?: true;
  /** What is wrong with a text that is not right. Absent: one of its digits. */
  problem?(text: string, context: AccountContext): AccountMessage;
}

const inCapitals = (text: string) => withoutMarks(text).toUpperCase();
/** A text with letters stays: it may be an alias, as in `mi-alias.mp`, which is another one without its marks. */
const inDigits = (text: string) => (/^\d+$/.test(withoutMarks(text)) ? withoutMarks(text) : text);

/** Without the spaces, dots, hyphens and slashes that people write between the groups of a number. */
export const withoutMarks = (text: string) => text.replace(/[\s./-]/g, '');

/** A kind that has a form and no check digits. */
const ofForm = (form: RegExp, example: string, names: RegExp): AccountKind => ({
  names,
  shape: /./,
  isRight: (text) => form.test(withoutMarks(text)),
  problem: () => ['accountForm', { example }],
});

const UPI_ID = /^[\w.-]{2,256}@(?:[a-z][a-z\d]{1,63}|[a-z\d.]+\.npci)$/i;

function ibanProblem(iban: string): AccountMessage {
  const places = ibanLength(iban) ?? iban.length;
  if (iban.length === places) return ['checkDigits'];
  return [iban.length < places ? 'mask.tooFew' : 'mask.tooMany', { typed: iban.length, places }];
}

/** The code of the bank that the player has chosen in another field. */
const bankIn = (values: FormValues) =>
  Object.entries(values).find(([name]) => /^bank(?:[_-]?(?:code|id))?$/i.test(name))?.[1] ?? '';

/** The kind of key that the player has chosen in another field. */
const keyKindIn = (values: FormValues): PixKeyKind | undefined =>
  Object.entries(values)
    .filter(([name]) => /type|kind|tipo/i.test(name))
    .map(([, value]) => pixKeyKind(value))
    .find((kind) => kind !== undefined);

/** A gateway that takes no plus asks for the telephone number alone. */
const takesPlus = ({ takes }: AccountContext, text: string) => takes(`+55${text.replace(/\D/g, '').slice(-11)}`);

const PIX: AccountKind = {
  names: /\bpix(?: ?key)?$|\bchave(?: pix)?$/,
  shape: /./,
  isRight(text, context) {
    const kind = keyKindIn(context.values);
    if (isPixKey(text, kind)) return true;
    const mayBePhone = kind === 'phone' || (kind === undefined && !takesPlus(context, text));
    return mayBePhone && isPhoneWithoutPrefix(text);
  },
  problem(text, { values }) {
    const kind = keyKindIn(values);
    if (kind === undefined && isPhoneWithoutPrefix(text)) return ['pixPhone'];
    const isNumber = /^[A-Z\d]{12}\d\d$|^\d{11}$/i.test(text.replace(/[\s./-]/g, ''));
    return isNumber && kind !== 'phone' ? ['checkDigits'] : ['pixKey'];
  },
};

/** By the name that a gateway may give as `accountKind`. */
export const ACCOUNT_KINDS = {
  iban: {
    names: /\biban\b/,
    shape: /^(?=.*\p{L})(?=(?:.*\d){8})[\p{L}\d]{10,40}$/u,
    isRight: isIban,
    compact: inCapitals,
    problem: ibanProblem,
  },
  cbu: { names: /\b(?:cbu|cvu)\b/, shape: /^\d{20,24}$/, isRight: isCbu, compact: inDigits, hasBank: true },
  clabe: { names: /\bclabe\b/, shape: /^\d{17,19}$/, isRight: isClabe, compact: inDigits, hasBank: true },
  cci: { names: /\bcci\b/, shape: /^\d{18,22}$/, isRight: isCci, compact: inDigits, hasBank: true },
  rib: { names: /\brib\b/, shape: /^(?=.*\d{5})[\p{L}\d]{18,26}$/u, isRight: isRib, compact: inCapitals },
  nuban: {
    names: /\bnuban\b/,
    shape: /^\d{9,11}$/,
    isRight: (text, { values }) => /^\d{10}$/.test(text) && !hasWrongCheckDigit(bankIn(values), text),
    compact: inDigits,
    problem: (text) => [/^\d{10}$/.test(text) ? 'otherBank' : 'checkDigits'],
  },
  cpf: { names: /\bcpf\b/, shape: /^\d{10,12}$/, isRight: isCpf },
  cnpj: {
    names: /\bcnpj\b/,
    shape: /^(?=(?:.*\d){4})[\p{L}\d]{13,15}$/u,
    isRight: isCnpj,
  },
  cuit: { names: /\b(?:cuit|cuil)\b/, shape: /^\d{10,12}$/, isRight: isCuit },
  upi: {
    names: /\bvpa\b|\bupi(?: ?id| address| handle| account)?$/,
    shape: /./,
    isRight: (text) => UPI_ID.test(text),
    compact: (text) => text.replace(/\s*@\s*/, '@'),
    problem: () => ['upiId'],
  },
  /** Four letters of the bank, a zero, six characters of the branch (Reserve Bank of India). */
  ifsc: { ...ofForm(/^[A-Z]{4}0[A-Z\d]{6}$/i, 'SBIN0005943', /\bifsc\b/), compact: inCapitals, hasBank: true },
  /** Bank, state and branch (Australian Payments Network). */
  bsb: { ...ofForm(/^\d{6}$/, '062-000', /\bbsb\b/), hasBank: true },
  /** Six digits in the United Kingdom and Ireland (Pay.UK); nine in Nigeria. */
  sort_code: ofForm(/^(?:\d{6}|\d{9})$/, '20-00-00', /\bsort ?code\b/),
  pix: PIX,
} as const satisfies Readonly<Record<string, AccountKind>>;
