/** Data that a payment form renders: texts and messages are translated. */
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
  /** Key in the form. Without dots and brackets, because final-form would read them as a path. */
  key: string;
  name: string;
  type: FormFieldKind;
  label: string;
  /** How the field shows the typed text. */
  shape?: TextShape | undefined;
  /** Brand of a card number, which may be incomplete. */
  brandOf?(value: string): CardBrandView | undefined;
  tooltip?: string;
  /** Calling code shown before a phone number that is typed without one, e.g. `+234`. */
  dialPrefix?: string;
  /** Accessible name of the tooltip's button. */
  tooltipLabel?: string;
  placeholder?: string;
  hint?: string | undefined;
  isDisabled?: boolean;
  /** Collapsed under "More details". With `isAskedFor` the section is open from the start. */
  isAdvanced?: boolean;
  isAskedFor?: boolean;
  /** Announced by screen readers if the field is added while the page is open, e.g. "Another field: Phone number". */
  appearsAs?: string;
  items: readonly ComboboxItem[];
  /** Makes the list searchable; without it the platform's own select opens. */
  searchTexts?: ComboboxTexts;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  autoCapitalize?: HTMLAttributes<HTMLInputElement>['autoCapitalize'];
}

export interface AmountView {
  key: string;
  label: string;
  /** Currency code. */
  currency: string;
  limitsText: string;
  /** Shown instead of the limits: what follows from this amount, e.g. no bonus. */
  note?: string | undefined;
  quickAmounts: readonly QuickAmount[];
  /** Returns a readable amount as the field shows it, and any other text unchanged. */
  shown(text: string): string;
}

/** Messages of the values that may not be sent, by field key. A store computes them. */
export type Problems = Readonly<Record<string, string | undefined>>;

/** What the server refused, by field key, until the value changes. A new object for each refusal, also of the same value. */
export type Refusals = Readonly<Record<string, { readonly message: string }>>;
