import { paymentAnswerer } from './answer-payment';
import { openFrame } from './open-frame';
import { pageListeners } from './page-listeners';
import { checkPayload } from './check-payload';
import { hostSession } from './host-session';
import { problemReporter } from './problem-reporter';
import { factsOf, isServedBy, type OpenOptions } from './open-options';
import { changesOf } from './changes-of';
import type { CashierHandle } from './types';

/** Opens a cashier in a frame that is not yet in a page. Each `Loaded` is answered, so that the cashier may reload. */
export function openCashier(url: URL, options: OpenOptions, isHidden: boolean) {
  /** The payload that the page has passed last, by mounting or preloading. */
  let passed = options.payload;
  const optionsNow = () => options;
  /** A value: a page may set what the options read while the cashier is hidden, which hears nothing of it. */
  let facts = factsOf(options);
  const listeners = pageListeners(url.origin);
  const { listen, report } = problemReporter(url, options.onProblem);
  const frame = openFrame(
    url,
    isHidden,
    optionsNow,
    report,
    (message, isHeld) => {
      if (message.messageType === 'Loaded') session.sendPayload(isHeld);
      // Renew the token while hidden, so that its expiry need not be reported when the cashier is shown.
      const isTaken = isHeld && message.messageType === 'onTokenExpired' && options.requestToken;
      if (isTaken) session.expired();
      return isTaken;
    },
    listeners.hear,
  );
  const session = hostSession(optionsNow, report, frame, passed);
  listeners.on('onTokenExpired', session.expired);
  listeners.on('onBeforePayment', paymentAnswerer(optionsNow, frame));
  listeners.on('onRedirect', ({ url: to }) => {
    const { redirect } = options;
    if (redirect === 'auto') location.href = to;
    else if (redirect) redirect(to);
  });
  if (passed) checkPayload(passed, report);
  session.askForMissing();

  const handle: CashierHandle = {
    iframe: frame.iframe,
    on: listeners.on,
    open: session.open,
    updateBonuses: session.updateBonuses,
    update: session.update,
    setToken: (token) => session.update({ token }),
    setBonus: (id) => session.update({ bonusId: id ?? '' }),
    back: () => frame.send({ type: 'onGoBack' }),
    swipeBack: () => frame.send({ type: 'onSwipeBack' }),
    destroy() {
      frame.destroy();
      session.stop();
      listeners.clear();
    },
  };

  return {
    handle,
    /**
     * Applies the options of a later mount. A token renewed meanwhile stays, unless the page passes another than it
     * began with.
     */
    take(next: OpenOptions): void {
      const change = changesOf(next.payload, passed);
      options = next;
      facts = factsOf(next);
      passed = next.payload ?? passed;
      listen(options.onProblem);
      session.take(change, next.payload);
    },
    /** Whether this cashier can serve these options. */
    fits: (wanted: OpenOptions): boolean =>
      !passed || isServedBy({ ...passed, ...facts }, { ...wanted.payload, ...factsOf(wanted) }),
    show: () => frame.show(session.askForMissing),
  };
}
export type OpenCashier = ReturnType<typeof openCashier>;
