import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType } from 'react';
import { SecondPayment } from '../cashier/resume/second-payment';
import { ErrorHandler } from '../core/errors/error-handler';
import { loadAlone } from '../kernel/loading/load-alone';
import { useInject } from '../kernel/react';

/** Stands in the frame, over whatever form has asked. Few players ever see it, so its code comes when it is needed. */
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
        // A question that can't be asked is no yes.
        second.keep();
        errors.handle(error);
      },
    );
  }, [isAsked, second, errors]);
  return isAsked && Question ? <Question /> : null;
});
