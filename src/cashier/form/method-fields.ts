import * as v from 'valibot';
import type { FormField } from '../../contract/form-field';
import { FormFieldType, type FieldOption } from '../../contract/method';
import type { Locale } from '../../core/locale/locale';
import { WALLET_NAME } from './field-key';
import { compileRule } from './field-rule';
import type { FieldSource } from './field-source';

/** The fields as the form holds them (spec 3, "Form field"), with labels and messages in the player's language. */
export function toFormFields(sources: readonly FieldSource[], methodName: string, locale: Locale): FormField[] {
  return sources.map((source) => toFormField(source, methodName, locale));
}

function toFormField(source: FieldSource, methodName: string, locale: Locale): FormField {
  const type = typeOf(source);
  const items = type === 'dropdown' || type === 'networks' ? (source.values ?? []) : [];
  return {
    name: source.name,
    type,
    value: startValue(source.value ?? '', items),
    label: labelOf(source, type, locale),
    placeholder: locale.text(source.label) ? placeholderOf(source, locale) : undefined,
    mask: source.mask || undefined,
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

/** What stands in the field before anything is typed: the gateway's value, or a list's only choice. */
function startValue(value: string, items: readonly FieldOption[]): string {
  if (items.length === 0 || items.some((item) => item.value === value)) return value;
  return items.length === 1 ? items[0]!.value : '';
}

/** An unknown type is plain text, or a list when it brings choices; a list without choices could never be filled. */
function typeOf(source: FieldSource): FormFieldType {
  const hasChoices = (source.values?.length ?? 0) > 0;
  const type = v.is(FormFieldType, source.type) ? source.type : hasChoices ? 'dropdown' : 'text';
  return (type === 'dropdown' || type === 'networks') && !hasChoices ? 'text' : type;
}

/** A gateway that names no label means its placeholder as one. */
function labelOf(source: FieldSource, type: FormFieldType, locale: Locale): string {
  return (
    locale.text(source.label) ||
    placeholderOf(source, locale) ||
    translated(`form.types.${type}`, locale) ||
    (source.name === WALLET_NAME ? locale.t('form.wallet') : source.serverName)
  );
}

function placeholderOf(source: FieldSource, locale: Locale): string {
  return locale.text(source.placeholder_text) || translated(source.placeholder_key, locale);
}

function translated(key: string | null | undefined, locale: Locale): string {
  return (key && locale.findMessage(key)) || '';
}

/** `regex_error_key`, else `paymentMethods.{method name}` (spec 5), else a general text. */
function messageOf(source: FieldSource, methodName: string, locale: Locale): string {
  const key = source.regex_error_key || `paymentMethods.${methodName}`;
  return locale.findMessage(key) ?? locale.t('form.invalidFormat');
}
