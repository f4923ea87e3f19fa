import { useEffect, useState } from 'react';
import { readFormRequest } from '../cashier/payment-window/read-form-request';
import { requestFormInputs } from '../cashier/payment-window/request-form-inputs';
import { submitHiddenForm } from '../cashier/payment-window/submit-hidden-form';
import { ErrorHandler } from '../core/errors/error-handler';
import { Clock } from '../core/time/time';
import { Navigation } from '../kernel/navigation';
import { useInject } from '../kernel/react';

/** Sends this window on to a payment page that takes a POST (spec 4). Call it in an observer. */
export function useFormHandover(): { hasFailed: boolean } {
  const { query } = useInject(Navigation);
  const clock = useInject(Clock);
  const errors = useInject(ErrorHandler);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const send = async () => {
      const request = readFormRequest(query);
      const inputs = request.inputs ?? (await requestFormInputs(window, clock));
      submitHiddenForm(document, { ...request, inputs });
    };
    send().catch((error: unknown) => {
      errors.report(error);
      setFailed(true);
    });
  }, [query, clock, errors]);
  return { hasFailed };
}
