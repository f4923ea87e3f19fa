import { useEffect, useState } from 'react';
import { BrowserWindow } from '../core/window/browser-window';
import { emptyFormAddress } from '../cashier/payment-window/form-address';
import { readFormRequest } from '../cashier/payment-window/read-form-request';
import { requestForm } from '../cashier/payment-window/request-form';
import { submitHiddenForm, type HiddenForm } from '../cashier/payment-window/submit-hidden-form';
import { ErrorHandler } from '../core/errors/error-handler';
import { Clock } from '../core/time/time';
import { Navigation } from '../kernel/navigation';
import { useInject } from '../kernel/react';

/** asks: the form came with the address, which anybody may have made, so it is sent only by the player's press. */
export type FormHandoverState =
  | { kind: 'sending' }
  | { kind: 'failed' }
  | { kind: 'asks'; host: string; send: () => void };

const SENDING = { kind: 'sending' } as const;
const FAILED = { kind: 'failed' } as const;

/** Sends this window on to a payment page that takes a POST (spec 4). Call it in an observer. */
export function useFormHandover(): FormHandoverState {
  const { query } = useInject(Navigation);
  const clock = useInject(Clock);
  const errors = useInject(ErrorHandler);
  const window = useInject(BrowserWindow);
  const [state, setState] = useState<FormHandoverState>(SENDING);

  useEffect(() => {
    const submit = (form: HiddenForm) => {
      setState(SENDING);
      submitHiddenForm(document, form);
    };
    const begin = async () => {
      emptyFormAddress(window);
      const { inputs, ...request } = readFormRequest(query);
      if (!inputs) return submit({ ...(await requestForm(window, clock)), method: 'POST' });
      const send = () => submit({ ...request, inputs });
      setState({ kind: 'asks', host: new URL(request.action).host, send });
    };
    begin().catch((error: unknown) => {
      errors.report(error);
      setState(FAILED);
    });
  }, [query, clock, errors, window]);

  useEffect(() => {
    // Back from the provider may show this page as it was left, with everything already sent.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState((left) => (left === SENDING ? FAILED : left));
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [window]);

  return state;
}
