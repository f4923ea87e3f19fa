import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { namedCountries } from '../../cashier/countries/country-names';
import { PrepareStore } from '../../cashier/withdrawal/prepare-store';
import type { ProfileForm } from '../../cashier/withdrawal/profile-form';
import { fieldView } from '../../connected/form/field-view';
import { searchTexts } from '../../connected/form/search-texts';
import { Locale } from '../../core/locale/locale';
import { NetworkState } from '../../core/network/network-state';
import { useInject } from '../../kernel/react';
import type { FormFieldView } from '../../ui/form/form-types';
import { PaymentFormView } from '../../ui/form/payment-form-view';

/** The profile that a method needs before the first withdrawal (spec 4, "Prepare submit"). */
export const PrepareScreen = observer(function PrepareScreen() {
  const prepare = useInject(PrepareStore);
  const locale = useInject(Locale);
  const network = useInject(NetworkState);
  const { profile } = prepare;
  const more = useProfileViews(profile, locale);
  useEffect(() => prepare.open(), [prepare]);
  if (!profile.method) return null;
  return (
    <PaymentFormView
      title={locale.t('prepare.title')}
      subtitle={locale.t('prepare.text')}
      form={profile.checked.form}
      fields={profile.fields.map((field) => ({ ...fieldView(field, locale), ...more[field.name] }))}
      problems={profile.checked.problems}
      refusals={profile.checked.refusals}
      submitLabel={locale.t('prepare.submit')}
      isSubmitting={prepare.isSubmitting}
      isOffline={network.isOffline}
      error={prepare.error}
      onSubmit={prepare.submit}
    />
  );
});

/** How the profile's own fields differ from plain text, by name: a date, the list of countries, a number of the chosen one. */
function useProfileViews(
  { countries, country }: ProfileForm,
  locale: Locale,
): Partial<Record<string, Partial<FormFieldView>>> {
  const items = useMemo(
    () =>
      countries &&
      namedCountries(countries, locale.tag).map(({ code, name, dialPrefix }) => ({
        value: code,
        text: name,
        hint: `+${dialPrefix}`,
      })),
    [countries, locale.tag],
  );
  return {
    birthday: { type: 'date' },
    ...(items && {
      country: { type: 'dropdown', items, searchTexts: searchTexts(locale) },
      phone: {
        type: 'phone',
        dialPrefix: country && `+${country.dialPrefix}`,
        placeholder: country?.example,
        hint: locale.t('form.phone.hint'),
      },
    }),
  };
}
