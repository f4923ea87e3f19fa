import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType } from 'react';
import { SecondPayment } from '../cashier/submission/second-payment';
import { ErrorHandler } from '../core/errors/error-handler';
import { loadAlone } from '../kernel/loading/load-alone';
import { useInject } from '../kernel/react';

/**
 * A dialog in the frame, above the form that triggered it. Few players ever see it, so its code is loaded on demand.
 */
export const SecondPaymentDialog = observer(function SecondPaymentDialog() {
  const second = useInject(SecondPayment);
  const errors = useInject(ErrorHandler);
  const [Question, setQuestion] = useState<ComponentType>();
  const isAsked = second.first !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    loadAlone(() => import('./second-payment-question')).then(
      ({ default: loaded }) => setQuestion(() => loaded),
      (error: unknown) => {
        // If the question cannot be asked, the answer counts as no.
        second.keep();
        errors.handle(error);
      },
    );
  }, [isAsked, second, errors]);
  return isAsked && Question ? <Question /> : null;
});
