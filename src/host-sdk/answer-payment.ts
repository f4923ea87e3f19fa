import type { CashierEvent } from './events';
import type { OpenFrame } from './open-frame';
import type { OptionsNow } from './open-options';
import { reportError } from './report-error';

/** Asks the page for its word on a payment. A page without one has none to say against it. */
export const paymentAnswerer =
  (optionsNow: OptionsNow, frame: Pick<OpenFrame, 'send'>) =>
  async ({ requestId, ...payment }: CashierEvent<'onBeforePayment'>): Promise<void> => {
    const { beforePayment = () => true } = optionsNow();
    let word: unknown;
    try {
      word = await beforePayment(payment);
    } catch (error) {
      reportError(error);
    }
    const { refuse: text, action } = Object(word);
    frame.send({ type: 'beforePayment', payload: { requestId, allow: word === true, text, action } });
  };
