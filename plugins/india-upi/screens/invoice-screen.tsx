import { observer } from 'mobx-react-lite';
import { UpiInvoicePage } from '@/families/upi/parts/upi-invoice-page';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';

/** The UPI code of an invoice or of the custom page UPI QR, and the field for the UTR. */
export const InvoiceScreen = observer(function InvoiceScreen() {
  const locale = useInject(Locale);
  return <UpiInvoicePage say={(message, values) => locale.t(`india-upi:upi.${message}`, values)} />;
});
