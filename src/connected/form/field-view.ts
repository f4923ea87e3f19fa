import { fieldHints } from '../../cashier/form/field-hints';
import { fieldKey } from '../../cashier/form/field-key';
import { cardBrands } from '../../cashier/form/load-card-brands';
import { shapeFor } from '../../cashier/form/text-shape';
import type { FormField } from '../../contract/form-field';
import type { Locale } from '../../core/locale/locale';
import type { FormFieldView } from '../../ui/form/form-types';
import { searchTexts } from './search-texts';

/**
 * The most options for which the platform's own list is used: it needs no script, and every phone and screen reader
 * knows it. A longer list can be searched.
 */
export const LOOKED_THROUGH = 10;

/** A form field as the props of its view, in the player's language. */
export function fieldView(field: FormField & { serverName?: string }, locale: Locale): FormFieldView {
  return {
    ...fieldHints(field),
    key: fieldKey(field.name),
    name: field.name,
    type: field.type,
    shape: shapeFor(field),
    brandOf: field.type === 'card_pan' ? cardBrands.now()?.cardBrand : undefined,
    isDisabled: field.isDisabled,
    isAdvanced: field.isAdvanced,
    appearsAs: field.isTriggered
      ? locale.t('form.appeared', { field: locale.text(field.label) || field.name })
      : undefined,
    label: locale.text(field.label) || field.name,
    items: field.items.map(({ text, value, hint }) => ({ text: locale.text(text), value, hint: hint ?? undefined })),
    searchTexts: field.items.length > LOOKED_THROUGH ? searchTexts(locale) : undefined,
    placeholder: placeholderOf(field, locale),
    tooltip: field.tooltip ? locale.text(field.tooltip) : undefined,
    tooltipLabel: locale.t('form.tooltip'),
  };
}

/** An option list always gets a placeholder: empty, it would look like a field that failed to load. */
function placeholderOf(field: FormField, locale: Locale): string | undefined {
  const own = field.placeholder ? locale.text(field.placeholder) : '';
  return own || (field.items.length > 0 ? locale.t('form.list.choose') : undefined);
}
