import { observer } from 'mobx-react-lite';
import { PaymentFrame } from '../cashier/payment-window/payment-frame';
import { ErrorHandler } from '../core/errors/error-handler';
import { useInject } from '../kernel/react';
import { useLateDialog } from './use-late-dialog';

/** The provider's page in the place of the cashier's, below the header. */
export const LatePaymentFrame = observer(function LatePaymentFrame() {
  const frame = useInject(PaymentFrame);
  const errors = useInject(ErrorHandler);
  const Page = useLateDialog(
    frame.source !== undefined,
    () => import('./payment-frame-page'),
    (error) => {
      // The page below offers the same payment by this way and by others.
      frame.hide();
      errors.handle(error);
    },
  );
  return Page ? <Page /> : null;
});
