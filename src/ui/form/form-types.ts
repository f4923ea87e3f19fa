/** What a payment form shows, ready made: texts are translated, validators bound. */
import type { HTMLAttributes } from 'react';
import type { QuickAmount } from '../fields/amount-field';
import type { CardBrandView } from '../fields/card-brand-mark';
import type { ComboboxTexts } from '../fields/combobox';
import type { ComboboxItem } from '../fields/search-items';
import type { TextShape } from '../fields/text-shape';

export type FormFieldKind =
  | 'card_cardholder'
  | 'card_pan'
  | 'date'
  | 'dropdown'
  | 'expire_date'
  | 'input_with_tooltip'
  | 'phone'
  | 'text'
  | 'text_uppercase'
  | 'networks';

export interface FormFieldView {
  /** Key in the form: one that final-form does not read as a path, so without dots and brackets. */
  key: string;
  name: string;
  type: FormFieldKind;
  label: string;
  /** How what is typed is shown. */
  shape?: TextShape | undefined;
  /** Brand of a whole or half-typed card number. */
  brandOf?(value: string): CardBrandView | undefined;
  tooltip?: string;
  /** Of a phone number that is typed without one, e.g. `+234`. */
  dialPrefix?: string;
  /** Spoken name of the tooltip's button. */
  tooltipLabel?: string;
  placeholder?: string;
  hint?: string;
  isDisabled?: boolean;
  /** Folded under "More details". `isAskedFor`: unfolded from the start. */
  isAdvanced?: boolean;
  isAskedFor?: boolean;
  /** Said when it comes while the page is open, e.g. "Another field: Phone number". */
  appearsAs?: string;
  items: readonly ComboboxItem[];
  /** Makes a list one to search in; without it the platform's own opens. */
  searchTexts?: ComboboxTexts;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  autoCapitalize?: HTMLAttributes<HTMLInputElement>['autoCapitalize'];
  /** Translated message of the first rule that fails. `value` as in the form: as shown. */
  validate(value: string): string | undefined;
}

export interface AmountView {
  key: string;
  label: string;
  /** Code. */
  currency: string;
  limitsText: string;
  /** Instead of the limits: what comes of this amount, e.g. no bonus. */
  note?: string | undefined;
  quickAmounts: readonly QuickAmount[];
  validate(text: string): string | undefined;
  /** A text that can be read, as the field shows an amount; any other as it is. */
  shown(text: string): string;
}

/** Messages of the server by field key. A new object means a new answer. */
export type FieldErrors = Readonly<Record<string, string>>;
