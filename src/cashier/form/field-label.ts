import * as v from 'valibot';
import { FormFieldType } from '../../contract/method';
import type { Locale } from '../../core/locale/locale';
import { WALLET_NAME } from './field-key';
import type { FieldSource } from './field-source';

export type LabelLocale = Pick<Locale, 't' | 'text' | 'findMessage'>;

/**
 * An unknown type counts as plain text, or as a list when it brings choices. A list without choices could never be
 * filled, so it is text.
 */
export function fieldType(source: FieldSource): FormFieldType {
  const hasChoices = (source.values?.length ?? 0) > 0;
  const type = v.is(FormFieldType, source.type) ? source.type : hasChoices ? 'dropdown' : 'text';
  return (type === 'dropdown' || type === 'networks') && !hasChoices ? 'text' : type;
}

/** The field's label. A gateway that sends a placeholder but no label means the placeholder as the label. */
export function labelOf(source: FieldSource, locale: LabelLocale): string {
  return (
    locale.text(source.label) ||
    placeholderOf(source, locale) ||
    translated(`form.types.${fieldType(source)}`, locale) ||
    (source.name === WALLET_NAME ? locale.t('form.wallet') : source.serverName)
  );
}

export function placeholderOf(source: FieldSource, locale: LabelLocale): string {
  return locale.text(source.placeholder_text) || translated(source.placeholder_key, locale);
}

function translated(key: string | null | undefined, locale: LabelLocale): string {
  return (key && locale.findMessage(key)) || '';
}
