import { checkPayload } from './check-payload';
import { watchFrame } from './doctor';
import type { CashierEvent, CashierEventName } from './events';
import { frameUrl, makeFrame } from './make-frame';
import type { HostPayload } from './payload';
import { problemTeller } from './problem-teller';
import { readMessage } from './read-message';
import { tokenKeeper } from './token-keeper';
import type { CashierHandle, CashierOptions, CashierTarget, ToWidgetMessage } from './types';

/** With `height: 'auto'`, until the cashier has told its own: room for the first list. */
const FIRST_HEIGHT = '480px';

type AnyListener = (message: CashierEvent) => void;

/**
 * Puts the cashier into `container` and keeps talking to it. Each `Loaded` is answered, so the cashier may reload.
 * Messages are taken only from this frame's window at the widget's origin and go to that origin alone.
 * Throws a TypeError when `widgetUrl` is no http(s) address.
 */
export function mountCashier(container: HTMLElement, options: CashierOptions): CashierHandle {
  const url = frameUrl(options);
  const isAuto = options.height === 'auto';
  let payload: HostPayload = { ...pageFacts(), ...options.payload, ...(isAuto && { height: 'auto' }) };
  let isReady = false;
  let target: CashierTarget | undefined;
  const listeners = new Map<CashierEventName, Set<AnyListener>>();
  const iframe = makeFrame(url, options.title ?? 'Cashier');
  const tell = problemTeller(url, options.onProblem);
  const tokens = tokenKeeper(options.requestToken, (token) => update({ token }), tell);

  function send(message: ToWidgetMessage): void {
    // Before `Loaded` nobody listens; what was changed until then is part of the answer to it.
    if (!isReady || !iframe.contentWindow) return;
    options.trace?.({ direction: 'to-widget', message });
    iframe.contentWindow.postMessage(JSON.stringify(message), url.origin);
  }

  function receive(event: MessageEvent): void {
    if (event.source === null || event.source !== iframe.contentWindow || event.origin !== url.origin) return;
    const message = readMessage(event.data);
    if (!message) return;
    options.trace?.({ direction: 'from-widget', message });
    if (message.messageType === 'Loaded') {
      isReady = true;
      send({ type: 'loaded', payload });
      // Once: a cashier that reloads finds its own way back.
      if (target) send({ type: 'open', payload: target });
      target = undefined;
    }
    if (message.messageType === 'onTokenExpired') tokens.expired();
    if (isAuto && message.messageType === 'onResize') iframe.style.height = `${message.height}px`;
    doctor.hear(message);
    for (const listener of [...(listeners.get(message.messageType) ?? [])]) callSafely(listener, message);
  }

  function update(change: HostPayload): void {
    checkPayload(change, tell);
    payload = { ...payload, ...change };
    send({ type: 'loaded', payload });
  }

  checkPayload(payload, tell);
  window.addEventListener('message', receive);
  if (isAuto) iframe.style.height = FIRST_HEIGHT;
  const doctor = watchFrame({ container, iframe, url, tell, fills: !isAuto });
  container.append(iframe);

  return {
    iframe,
    on(event, listener) {
      const own = listeners.get(event) ?? new Set();
      listeners.set(event, own.add(listener as AnyListener));
      return () => void own.delete(listener as AnyListener);
    },
    open(wanted) {
      if (isReady) send({ type: 'open', payload: wanted });
      else target = wanted;
    },
    updateBonuses(bonusList) {
      payload = { ...payload, bonusList };
      send({ type: 'bonus-list-updated', payload: { bonusList } });
    },
    setBonus: (id) => update({ bonusId: id ?? '' }),
    back: () => send({ type: 'onGoBack' }),
    swipeBack: () => send({ type: 'onSwipeBack' }),
    setToken: (token) => update({ token }),
    update,
    destroy() {
      window.removeEventListener('message', receive);
      doctor.stop();
      tokens.stop();
      isReady = false;
      listeners.clear();
      iframe.remove();
    },
  };
}

/** The cashier builds the return address of providers from these. */
function pageFacts(): Pick<HostPayload, 'schema' | 'host' | 'xOrigin'> {
  const { protocol, host, origin } = window.location;
  return { schema: protocol.replace(/:$/u, ''), host, xOrigin: origin };
}

/** One listener's mistake is the page's to see, but must not keep the message from the others. */
function callSafely(listener: AnyListener, message: CashierEvent): void {
  try {
    listener(message);
  } catch (error) {
    window.reportError(error);
  }
}
