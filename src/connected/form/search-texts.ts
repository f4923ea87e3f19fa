import type { Locale } from '../../core/locale/locale';
import type { ComboboxTexts } from '../../ui/fields/combobox';

/** The texts of every searchable list. */
export const searchTexts = (locale: Locale): ComboboxTexts => ({
  search: locale.t('form.list.search'),
  noResults: locale.t('form.list.nothing'),
  close: locale.t('form.list.close'),
  results: (count) => locale.t('form.list.results', { count }),
});
