/** Payment methods as the gateway lists them (spec 3, "Payment method" and "Method field"). */
import * as v from 'valibot';
import { Amount, IsoTime, MAX_SHOWN, ShownText, Text, Value, Words, absent, listOf } from './primitives';

/** Display types of the spec: the number in `cardViewType`. */
export const DisplayType = {
  default: 0,
  card: 1,
  cardWalletOnly: 2,
  india: 3,
  cardMultiple: 4,
  p2p: 5,
  pix: 6,
  eazype: 7,
  virtual: 8,
  bankTransfer: 9,
} as const;

/** Groups of these kinds open a page of their own instead of the group's list (spec 3). */
export const SPECIAL_DISPLAY_TYPES: readonly number[] = [
  DisplayType.india,
  DisplayType.p2p,
  DisplayType.eazype,
  DisplayType.bankTransfer,
];

/** `badgeType` on the wire; anything else is no badge. */
export const BADGES = { 1: 'fast', 2: 'brand', 3: 'instant', 4: 'top', 5: 'turbo' } as const;
export type Badge = (typeof BADGES)[keyof typeof BADGES];

/** Categories shown as one tile; methods of any other category are not grouped. */
export const GROUPS = [
  'card_method',
  'online-indonesian-banks-grouped',
  'online-malaysian-banks-grouped',
  'online-thailand-banks-grouped',
  'bank_transfer_nigeria',
  'cash_methods',
  'cash_methods_kyrgyzstan',
  'cash_methods_ukraine',
  'crypto',
  'nigeria-cards-grouped',
  'p2p_methods_kyrgyzstan',
  'p2p_methods_ukraine',
  'sbp-transgran-grouped',
  'colombian_banks',
  'e-money',
  'indian-methods-grouped',
] as const;
export type GroupName = (typeof GROUPS)[number];

export const FormFieldType = v.picklist([
  'card_cardholder',
  'card_pan',
  'dropdown',
  'expire_date',
  'input_with_tooltip',
  'text',
  'text_uppercase',
  'networks',
]);
export type FormFieldType = v.InferOutput<typeof FormFieldType>;

/** One choice of a dropdown or network field. `hint`: shown beside the text and searched as well, e.g. a bank's code. */
export const FieldOption = v.object({
  text: Words,
  value: Value,
  hint: absent(ShownText),
});
export type FieldOption = v.InferOutput<typeof FieldOption>;

/** A field that a method, or a create reply, asks the player for. `type: 'amount'` is dropped by the form. */
export const MethodField = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  category: absent(v.string()),
  /** Digits `0` or `9`, letters `A`, any `*`; other characters are fixed, e.g. `+996 000 000 000`. */
  mask: absent(v.string()),
  /** Source of a regular expression, tested with the `u` flag. */
  regex: absent(v.string()),
  regex_error_key: absent(v.string()),
  placeholder_key: absent(v.string()),
  placeholder_text: absent(Words),
  label: absent(Words),
  tooltip: absent(Words),
  /** A form field type or `amount`; anything unknown is shown as plain text. */
  type: absent(v.string()),
  values: absent(v.array(FieldOption)),
  value: absent(Value),
  wallet: absent(v.boolean()),
  /**
   * What kind of account or tax number the field takes, so that its check digits are checked before it is sent: iban,
   * cbu, clabe, cci, rib, nuban, cpf, cnpj, cuit, upi, ifsc, bsb, sort_code or pix. Without it the field's name tells;
   * any other word is ignored.
   */
  accountKind: absent(v.string()),
  isAdvanced: absent(v.boolean()),
  isTriggered: absent(v.boolean()),
  isDisabled: absent(v.boolean()),
});
export type MethodField = v.InferOutput<typeof MethodField>;

/**
 * `securityRulesGroup` values that ask for a captcha before a peer-to-peer score, and its version. Any other value, or
 * none, means a plain score.
 */
export const CAPTCHA_RULES: Readonly<Record<string, 'v2' | 'v3'>> = { captcha_v2: 'v2', captcha_v3: 'v3' };

export const AmountRule = v.object({ min: Amount, max: Amount, minNonRus: absent(Amount) });
export type AmountRule = v.InferOutput<typeof AmountRule>;

const Part = absent(Amount);

/** What a payment costs: `fixed` in major units plus `percent` of the amount, kept between `min` and `max`. */
export const Fee = v.object({
  fixed: Part,
  percent: Part,
  min: Part,
  max: Part,
  /** Not sent: which of the keys above were sent and could not be read (`readLeniently`). */
  unreadableKeys: v.optional(v.unknown()),
});
export type Fee = v.InferOutput<typeof Fee>;

/** How the method works at present. `down`: it cannot be chosen until `until`; `slow`: it can, but takes longer. */
export const MethodState = v.object({
  level: v.picklist(['up', 'slow', 'down']),
  until: absent(IsoTime),
  /** Shown instead of our own text. */
  reason: absent(Text),
});
export type MethodState = v.InferOutput<typeof MethodState>;

const LAST = Number.MAX_SAFE_INTEGER;

export const PaymentMethod = v.object({
  /** Shown where the method has no text. */
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_SHOWN)),
  /** A category outside `GROUPS` leaves the method on its own in the list. */
  category: v.nullish(v.string(), ''),
  /** Currencies of the method; an empty list means any. */
  currency: listOf(v.string()),
  /** Default: the method's name is shown. */
  text: v.nullish(Text, () => ({})),
  amount_rules: v.nullish(v.record(v.string(), AmountRule), () => ({})),
  /** A picture, 4:1, below the form's fields: an `http(s)` address, or an id on the files service, like an icon's. */
  banner: absent(v.string()),
  /** Fees of a deposit or withdrawal, by currency. Absent: the gateway sends none, and none is shown. */
  fees: absent(v.record(v.string(), Fee)),
  checkLuhn: v.nullish(v.boolean(), false),
  fields: listOf(MethodField),
  isInvestForbidden: absent(v.boolean()),
  /** Marks the tile as popular, unless it has a badge. */
  isPopular: v.nullish(v.boolean(), false),
  isPreparationRequired: v.nullish(v.boolean(), false),
  securityRulesGroup: absent(v.string()),
  /** Lowest first; a method without a position comes last. */
  position: v.nullish(v.number(), LAST),
  iconIds: listOf(v.string()),
  badgeType: absent(v.number()),
  cardViewType: v.nullish(v.number(), DisplayType.default),
  /** Absent: the method is up. */
  state: absent(MethodState),
  /** Seconds that a payment usually takes, from the pay button to the balance. */
  usualSeconds: absent(v.pipe(v.number(), v.finite(), v.minValue(0))),
  /** The method's accounts can be saved and chosen again, see `BANKING:accounts-list`. */
  hasAccounts: absent(v.boolean()),
});
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>;

/** Suggested amounts by method name, in the user's currency. */
export const PaymentSnippet = v.record(v.string(), Amount);
export type PaymentSnippet = v.InferOutput<typeof PaymentSnippet>;
