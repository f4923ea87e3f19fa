import { observer } from 'mobx-react-lite';
import { UpiInvoicePage } from '@/families/upi/parts/upi-invoice-page';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';

/** The UPI code of an easy-pay deposit, and the field for its UTR. */
export const EazypeScreen = observer(function EazypeScreen() {
  const locale = useInject(Locale);
  return <UpiInvoicePage say={(message, values) => locale.t(`easy-pay:upi.${message}`, values)} />;
});
