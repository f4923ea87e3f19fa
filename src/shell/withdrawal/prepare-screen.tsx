import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { fieldKey } from '../../cashier/form/field-key';
import { PrepareStore } from '../../cashier/withdrawal/prepare-store';
import { useCountryPhone } from '../../connected/form/country-phone';
import { fieldView } from '../../connected/form/field-view';
import { useFormValue } from '../../connected/form/use-form-value';
import { Locale } from '../../core/locale/locale';
import { NetworkState } from '../../core/network/network-state';
import { useInject } from '../../kernel/react';
import { PaymentFormView } from '../../ui/form/payment-form-view';

/** The profile that a method needs before the first withdrawal (spec 4, "Prepare submit"). */
export const PrepareScreen = observer(function PrepareScreen() {
  const prepare = useInject(PrepareStore);
  const locale = useInject(Locale);
  const network = useInject(NetworkState);
  const countryPhone = useCountryPhone(useFormValue(prepare.form, fieldKey('country')));
  useEffect(() => prepare.open(), [prepare]);
  if (!prepare.method) return null;
  return (
    <PaymentFormView
      title={locale.t('prepare.title')}
      subtitle={locale.t('prepare.text')}
      form={prepare.form}
      fields={prepare.fields.map((field) => ({
        ...fieldView(field, locale, (value) => prepare.validateField(field.name, value)),
        ...(field.name === 'birthday' && { type: 'date' }),
        ...(field.name === 'country' && countryPhone?.country),
        ...(field.name === 'phone' && countryPhone?.phone),
      }))}
      fieldErrors={prepare.fieldErrors}
      submitLabel={locale.t('prepare.submit')}
      isSubmitting={prepare.isSubmitting}
      isOffline={network.isOffline}
      error={prepare.error}
      onSubmit={prepare.submit}
    />
  );
});
