/** The player's own account and tax numbers: how they are sent, and which are surely wrong. */
import type { FormField } from '../../../contract/form-field';
import type { Locale } from '../../../core/locale/locale';
import { satisfiesAll } from '../field-rule';
import { wordsOf } from '../field-words';
import { ACCOUNT_KINDS, withoutMarks, type AccountContext, type AccountKind, type FormValues } from './account-kinds';
import { bankNames } from './load-bank-names';

export interface NamedByGateway {
  name?: string;
  /** The gateway's name of a field that the form calls otherwise, as it does the wallet. */
  serverName?: string;
  /** As the gateway names the kind (`ACCOUNT_KINDS`); else the field's name tells it. */
  accountKind?: string | null | undefined;
}

const KINDS: Readonly<Record<string, AccountKind>> = ACCOUNT_KINDS;
/** A field that takes other things as well, such as a telephone number of as many digits. */
const TAKES_OTHERS = /\b(?:or|key|phone|tel|mobile|e ?mail|alias|card|type|kind)\b/;

const isNamed = ({ accountKind }: NamedByGateway) => Object.hasOwn(KINDS, accountKind ?? '');

function kindsOf(field: NamedByGateway): readonly AccountKind[] {
  const { name = '', serverName = name, accountKind } = field;
  if (isNamed(field)) return [KINDS[accountKind!]!];
  const words = wordsOf(serverName);
  if (ACCOUNT_KINDS.pix.names.test(words)) return [ACCOUNT_KINDS.pix];
  return TAKES_OTHERS.test(words) ? [] : Object.values(KINDS).filter(({ names }) => names.test(words));
}

/** What people copy with the number: `IBAN: DE89…`. */
const LABEL = /^(?:iban|rib|clabe|cbu|cvu|cci|nuban|ifsc|bsb|cpf|cnpj|cuit|cuil|upi|upi id)(?: ?: ?| )/i;

/** The text without its label and without the groups that a mask or a person has given it; unchanged for other fields. */
export function compactAccount(field: NamedByGateway, text: string): string {
  const [kind] = kindsOf(field);
  const number = kind ? text.replace(LABEL, '') : text;
  return kind?.compact?.(number) ?? number;
}

/** Whether a text can be nothing but a number of the kind. A letter or two among its digits are a slip of the pen. */
function isLikely({ shape }: AccountKind, text: string): boolean {
  const bare = withoutMarks(text);
  const others = bare.match(/\D/gu)?.length ?? 0;
  return shape.test(bare) || (others <= 2 && shape.test(bare.replace(/\D/gu, '0')));
}

/**
 * The name of the bank that a right number belongs to; undefined where the number does not say it, and while the names
 * load. Observable.
 */
export function bankOf(field: NamedByGateway, value: string): string | undefined {
  const [kind] = kindsOf(field);
  if (!kind?.hasBank || !kind.isRight(value, NO_CONTEXT)) return undefined;
  const id = Object.keys(KINDS).find((one) => KINDS[one] === kind)!;
  return bankNames.now()?.bankName(id, value.replace(/[\s-]/g, '').toUpperCase());
}

const NO_CONTEXT: AccountContext = { values: {}, takes: () => true };

/** As people read it: an IBAN in groups of four (ISO 13616, print format); unchanged for other fields. */
export function printedAccount(field: NamedByGateway, text: string): string {
  const { iban } = ACCOUNT_KINDS;
  return kindsOf(field).includes(iban) && iban.isRight(text) ? text.replace(/.{4}(?=.)/g, '$& ') : text;
}

/**
 * Says that a number is surely wrong, in the player's language; undefined for a right one, and for all else. `values`:
 * what the form would send, by field name, since a bank or a kind of key may be chosen in another field.
 */
export function accountProblem(
  field: NamedByGateway & Partial<Pick<FormField, 'validations'>>,
  value: string,
  locale: Locale,
  values: FormValues = {},
): string | undefined {
  const text = compactAccount(field, value);
  const context = { values, takes: (other: string) => satisfiesAll(field.validations ?? [], other) };
  const kinds = kindsOf(field);
  // A field of a kind that the gateway has named takes nothing else.
  const likely = isNamed(field) ? kinds : kinds.filter((kind) => isLikely(kind, text));
  if (likely.length === 0 || likely.some(({ isRight }) => isRight(text, context))) return undefined;
  const [key, params] = likely[0]!.problem?.(text, context) ?? ['checkDigits'];
  return locale.t(`form.${key}`, params);
}
