import type { FormField } from '../../contract/form-field';
import type { FieldOption } from '../../contract/method';
import type { Locale } from '../../core/locale/locale';
import { fieldType, labelOf, placeholderOf } from './field-label';
import { compileRule } from './field-rule';
import type { FieldSource } from './field-source';

/** A field of a method's form, with the gateway's name for it, which says what the wallet is. */
export type NamedField = FormField & Pick<FieldSource, 'serverName'>;

/** The fields as the form holds them (spec 3, "Form field"), with labels and messages in the player's language. */
export function toFormFields(sources: readonly FieldSource[], methodName: string, locale: Locale): NamedField[] {
  return sources.map((source) => toFormField(source, methodName, locale));
}

function toFormField(source: FieldSource, methodName: string, locale: Locale): NamedField {
  const type = fieldType(source);
  const items = type === 'dropdown' || type === 'networks' ? (source.values ?? []) : [];
  return {
    name: source.name,
    serverName: source.serverName,
    type,
    value: startValue(source.value ?? '', items),
    label: labelOf(source, locale),
    placeholder: locale.text(source.label) ? placeholderOf(source, locale) : undefined,
    mask: source.mask || undefined,
    accountKind: source.accountKind,
    tooltip: source.tooltip,
    isAdvanced: source.isAdvanced ?? false,
    isTriggered: source.isTriggered ?? false,
    isDisabled: source.isDisabled ?? false,
    validations:
      source.regex && compileRule(source.regex)
        ? [{ regex: source.regex, message: messageOf(source, methodName, locale) }]
        : [],
    items,
  };
}

/** The initial value of a field: the gateway's value, or a list's only choice. */
function startValue(value: string, items: readonly FieldOption[]): string {
  if (items.length === 0 || items.some((item) => item.value === value)) return value;
  return items.length === 1 ? items[0]!.value : '';
}

/** Message for a value that breaks the pattern: `regex_error_key`, else `paymentMethods.{method name}` (spec 5), else a general text. */
function messageOf(source: FieldSource, methodName: string, locale: Locale): string {
  const key = source.regex_error_key || `paymentMethods.${methodName}`;
  return locale.findMessage(key) ?? locale.t('form.invalidFormat');
}
