import { FIRST_HEIGHT, growTo } from './grow-to';
import { changesOf } from './changes-of';
import { checkPayload } from './check-payload';
import { watchFrame } from './doctor';
import type { CashierEvent, CashierEventName } from './events';
import { HIDDEN, makeFrame, SHOWN } from './make-frame';
import type { HostPayload } from './payload';
import { pageFacts } from './page-facts';
import { pageListeners } from './page-listeners';
import { passEscape } from './pass-escape';
import { isOtherPlayer, lackOf, nameOf, pageOf } from './player';
import { problemTeller } from './problem-teller';
import { readMessage } from './read-message';
import { tokenKeeper } from './token-keeper';
import { watchSight } from './watch-sight';
import type { CashierHandle, CashierOptions, CashierTarget, ToWidgetMessage } from './types';

export type OpenOptions = Omit<CashierOptions, 'payload'> & { payload?: HostPayload | undefined };

/** Milliseconds that a page may take to give what it has left out: it may ask its own server. */
const LACK_MS = 5_000;
/** Keys that an open cashier can change; any other change needs a new cashier. */
const LIVE = /^(token|currency|paymentGeo|lang|locale|theme|tokens|bonusId)$/;

/**
 * Creates a frame that is not yet in a page, and the messaging with it. Each `Loaded` is answered, so that the cashier
 * may reload. Messages are accepted only from this frame's window at the widget's origin and sent only to that origin.
 * A hidden cashier's messages are held back until `show`, because what it says of its screen is true only then.
 */
export function openCashier(url: URL, given: OpenOptions, isHidden: boolean) {
  let options = given;
  const trace: Required<OpenOptions>['trace'] = (entry) => options.trace?.(entry);
  const isAuto = () => options.height === 'auto';
  let ownHeight = FIRST_HEIGHT;
  let payload: HostPayload = { ...pageFacts(), ...options.payload };
  /** The payload that the page has passed last, by mounting or preloading. */
  let passed = given.payload;
  let isReady = false;
  /** What the page has still to give before anything is sent; `''`: a token of another player than the first. */
  let missing: 'payload' | 'token' | '' | undefined = passed ? lackOf(passed) : 'payload';
  let isGone = false;
  let target: CashierTarget | undefined;
  let held: CashierEvent[] | undefined = isHidden ? [] : undefined;
  const listeners = pageListeners(url.origin);
  const iframe = makeFrame(url);
  const { tell, listen } = problemTeller(url, options.onProblem);
  const keepToken = () =>
    tokenKeeper(
      () => options.requestToken,
      (token) => merge({ token }),
      tell,
    );
  let tokens = keepToken();
  const doctor = watchFrame({ iframe, url, tell });

  function send(message: ToWidgetMessage): void {
    // Before `Loaded` nothing in the frame listens; the answer to `Loaded` includes all changes made until then.
    if (!isReady || !iframe.contentWindow) return;
    trace({ direction: 'to-widget', message });
    iframe.contentWindow.postMessage(JSON.stringify(message), url.origin);
  }

  /** Without a payload the cashier only loads its files and waits; so it does for a player whose token is missing. */
  function sendPayload(): void {
    if (missing !== undefined) return askFor(missing);
    if (payload.token && !nameOf(payload)) tell('player_unnamed');
    send({ type: 'loaded', payload: isAuto() ? { ...payload, height: 'auto' } : payload });
    sendTarget();
  }

  function askFor(what: 'payload' | 'token' | ''): void {
    if (what !== 'payload' && (options.requestToken || !what)) tokens.expired();
    // A preload of the files alone is given its payload by the mount.
    else if (isReady && (what === 'token' || !held))
      setTimeout(() => missing === what && !isGone && tell('bad_payload', what), LACK_MS);
  }

  /** Sent once: a cashier that reloads restores its own page. Kept until the cashier has its payload. */
  function sendTarget(): void {
    if (!target || !isReady || missing !== undefined) return;
    send({ type: 'open', payload: target });
    target = undefined;
  }

  function receive(event: MessageEvent): void {
    if (event.source === null || event.source !== iframe.contentWindow || event.origin !== url.origin) return;
    const message = readMessage(event.data);
    if (!message) return;
    if (!held) trace({ direction: 'from-widget', message });
    if (message.messageType === 'Loaded') {
      isReady = true;
      sendPayload();
    }
    if (isAuto() && message.messageType === 'onResize') {
      ownHeight = `${message.height}px`;
      // A hidden frame takes no more space than its container gives.
      if (!held) growTo(iframe, ownHeight, message.top);
    }
    if (message.messageType === 'onEscape') passEscape(iframe);
    doctor.hear(message);
    if (!held) notify(message);
    // Renew the token while hidden, so that its expiry need not be reported when the cashier is shown.
    else if (message.messageType === 'onTokenExpired' && options.requestToken) tokens.expired();
    else held.push(message);
  }

  function notify(message: CashierEvent): void {
    if (message.messageType === 'onTokenExpired') tokens.expired();
    listeners.hear(message);
  }

  function update(change: HostPayload): void {
    if (isGone) return;
    checkPayload(change, tell);
    const isOther = isOtherPlayer(payload, change);
    if (isOther) dropPlayer();
    // What was asked before is an answer about the session before.
    if (isOther || change.token) {
      tokens.stop();
      tokens = keepToken();
    }
    merge(change);
  }

  /** An empty token or `userId` takes nothing back, as in the cashier. */
  function merge(change: HostPayload): void {
    const token = change.token || payload.token;
    payload = { ...payload, ...change, token, userId: change.userId || payload.userId } as HostPayload;
    // A token that comes with data and no name is another player's there: a renewal comes alone first.
    if (change.token && missing === undefined && !nameOf(payload)) send({ type: 'loaded', payload: { token } });
    if (token) missing = undefined;
    else if (missing === 'payload') missing = lackOf(change);
    if (change.token) dropHeld('onTokenExpired');
    sendPayload();
    tokens.retry();
  }

  /**
   * Drops all that is the player's, and loads the document anew for another one. A frame that is inserted again has
   * another window, so that nothing is accepted from the old document. (The same `src` with its `#` would only navigate.)
   */
  function dropPlayer(): void {
    const { parentNode, nextSibling } = iframe;
    // Nothing is sent without a token to a page whose players have tokens.
    if (payload.token) missing = '';
    payload = pageOf(payload);
    isReady = false;
    target = undefined;
    held &&= [];
    // Removed first: to insert a node where it is does nothing in some browsers.
    iframe.remove();
    parentNode?.insertBefore(iframe, nextSibling);
    doctor.start();
  }

  /**
   * Applies the options of a later mount. A token renewed meanwhile stays, unless the page passes another than it began
   * with.
   */
  function take(next: OpenOptions): void {
    const change = changesOf(next.payload, passed);
    options = next;
    passed = next.payload ?? passed;
    listen(options.onProblem);
    // The cashier got no payload on purpose, so its error about a silent host is dropped.
    if (missing === 'payload') dropHeld('onInitError');
    if ((next.payload && missing !== undefined) || Object.keys(change).length > 0) update(change);
  }

  function dropHeld(type: CashierEventName): void {
    held &&= held.filter(({ messageType }) => messageType !== type);
  }

  function callHeld(): void {
    // A listener may bring another player, or destroy the cashier: then the rest is nobody's.
    for (let message; (message = held?.shift());) {
      trace({ direction: 'from-widget', message });
      notify(message);
    }
    held = undefined;
    if (missing !== undefined) askFor(missing);
  }

  function destroy(): void {
    removeEventListener('message', receive);
    stopSight();
    doctor.stop();
    tokens.stop();
    isReady = false;
    isGone = true;
    held = undefined;
    listeners.clear();
    iframe.remove();
  }

  if (passed) checkPayload(passed, tell);
  if (missing === 'token') askFor(missing);
  addEventListener('message', receive);
  // A frame that grows is scrolled by the page around it.
  const stopSight = watchSight(iframe, (payload) => !isAuto() && !held && send({ type: 'visible', payload }));
  // Set through the CSSOM, which a host's CSP without 'unsafe-inline' allows.
  if (isHidden) iframe.style.cssText = HIDDEN;
  iframe.inert = isHidden;

  const handle: CashierHandle = {
    iframe,
    on: listeners.on,
    open(wanted) {
      target = wanted ?? {};
      sendTarget();
    },
    updateBonuses(bonusList) {
      payload = { ...payload, bonusList };
      send({ type: 'bonus-list-updated', payload: { bonusList } });
    },
    back: () => send({ type: 'onGoBack' }),
    swipeBack: () => send({ type: 'onSwipeBack' }),
    setToken: (token) => update({ token }),
    setBonus: (id) => update({ bonusId: id ?? '' }),
    update,
    destroy,
  };

  return {
    handle,
    take,
    /**
     * Whether this frame can serve these options: another player, or a key that cannot be changed, needs another frame.
     */
    fits({ payload: wanted = {}, height }: OpenOptions): boolean {
      if (!passed) return true;
      if ((height === 'auto') !== isAuto()) return false;
      // Without a `userId` only the same token shows that it is the same player.
      if (!wanted.userId && (!wanted.token || wanted.token !== passed.token)) return false;
      const both = { ...changesOf(wanted, passed), ...changesOf(passed, wanted) };
      // A key that is no longer passed cannot be unset in an open cashier.
      return Object.keys(both).every((key) => LIVE.test(key) && key in wanted);
    },
    show(): void {
      iframe.title = options.title ?? 'Cashier';
      iframe.inert = false;
      iframe.style.cssText = SHOWN;
      if (!isAuto()) doctor.measure();
      else iframe.style.height = ownHeight;
      // Deferred, because the page adds its listeners once it has the handle.
      if (held) setTimeout(callHeld);
    },
  };
}
export type OpenCashier = ReturnType<typeof openCashier>;
