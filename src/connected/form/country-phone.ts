/** The choice of a country and a telephone number of that country, for forms that ask for both. */
import { useEffect, useMemo, useState } from 'react';
import { loadCountries, type Country } from '../../cashier/countries/countries';
import { namedCountries } from '../../cashier/countries/country-names';
import { phoneReader, type PhoneReader } from '../../cashier/phone/load-phone-reader';
import { ErrorHandler } from '../../core/errors/error-handler';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import type { FormFieldView } from '../../ui/form/form-types';
import { searchTexts } from './search-texts';

export interface CountryPhone {
  /** Overrides of a text field's view: the list of countries; its value is the country code in lower case. */
  country: Pick<FormFieldView, 'type' | 'items' | 'searchTexts'>;
  /** Overrides of a text field's view: dial prefix and example of the chosen country. */
  phone: Pick<FormFieldView, 'type' | 'items' | 'dialPrefix' | 'placeholder' | 'hint' | 'validate'>;
}

/** The error message for a typed number, in the player's language; undefined when the number is valid. */
export function phoneMessage(
  text: string,
  country: Country | undefined,
  reader: PhoneReader,
  locale: Locale,
): string | undefined {
  if (text.trim() === '') return locale.t('form.required');
  const result = reader.readPhone(text, { country: country?.code });
  if (result.ok) return undefined;
  const example = country ? `+${country.dialPrefix} ${country.example}` : '+44 7400 123456';
  return locale.t(`form.phone.${result.problem}`, { example });
}

/**
 * Call it in an observer. `code`: the chosen country. Undefined until the country table and the phone reader are
 * loaded, or if they cannot be: then the fields stay plain text, and the gateway validates them.
 */
export function useCountryPhone(code: string | undefined): CountryPhone | undefined {
  const locale = useInject(Locale);
  const countries = useCountries();
  const reader = phoneReader();
  const named = useMemo(() => countries && namedCountries(countries, locale.tag), [countries, locale.tag]);
  const items = useMemo(
    () => named?.map(({ code: value, name, dialPrefix }) => ({ value, text: name, hint: `+${dialPrefix}` })),
    [named],
  );
  if (!countries || !items || !reader) return undefined;
  const chosen = countries.find((country) => country.code === code?.toLowerCase());
  return {
    country: { type: 'dropdown', items, searchTexts: searchTexts(locale) },
    phone: {
      type: 'phone',
      items: [],
      dialPrefix: chosen && `+${chosen.dialPrefix}`,
      placeholder: chosen?.example,
      hint: locale.t('form.phone.hint'),
      validate: (text) => phoneMessage(text, chosen, reader, locale),
    },
  };
}

function useCountries(): readonly Country[] | undefined {
  const errors = useInject(ErrorHandler);
  const [countries, setCountries] = useState<readonly Country[]>();
  useEffect(() => {
    let isShown = true;
    loadCountries().then(
      (loaded) => isShown && setCountries(loaded),
      (error: unknown) => errors.report(error),
    );
    return () => {
      isShown = false;
    };
  }, [errors]);
  return countries;
}
