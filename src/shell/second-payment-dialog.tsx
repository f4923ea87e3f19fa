import { observer } from 'mobx-react-lite';
import { SecondPayment } from '../cashier/submission/second-payment';
import { ErrorHandler } from '../core/errors/error-handler';
import { useInject } from '../kernel/react';
import { useLateDialog } from './use-late-dialog';

/** A dialog in the frame, above the form that triggered it. */
export const SecondPaymentDialog = observer(function SecondPaymentDialog() {
  const second = useInject(SecondPayment);
  const errors = useInject(ErrorHandler);
  const Question = useLateDialog(
    second.first !== undefined,
    () => import('./second-payment-question'),
    (error) => {
      // If the question cannot be asked, the answer counts as no.
      second.keep();
      errors.handle(error);
    },
  );
  return Question ? <Question /> : null;
});
