import type { CashierEvent } from './events';
import type { OpenFrame } from './open-frame';
import type { OptionsNow } from './open-options';
import { reportError } from './report-error';

/** Asks the page for its word on a payment. A page without one has none to say against it. */
export const paymentAnswerer =
  (optionsNow: OptionsNow, frame: Pick<OpenFrame, 'send'>) =>
  async ({ requestId, ...payment }: CashierEvent<'onBeforePayment'>): Promise<void> => {
    const { beforePayment = () => true } = optionsNow();
    const say = (answer: object) =>
      frame.send({ type: 'beforePayment', payload: { requestId, allow: false, ...answer } });
    try {
      const word: unknown = await beforePayment(payment);
      const { refuse: text, action } = Object(word);
      say({ allow: word === true, text, action });
    } catch (error) {
      // What can't be sent is no yes either.
      reportError(error);
      say({});
    }
  };
