import { checkPayload } from './check-payload';
import type { OpenFrame } from './open-frame';
import { factsOf, type OptionsNow } from './open-options';
import { pageFacts } from './page-facts';
import type { HostBonus, HostPayload } from './payload';
import { isOtherPlayer, lackOf, nameOf, pageOf } from './player';
import type { ReportProblem } from './problem-reporter';
import { tokenKeeper } from './token-keeper';
import type { CashierTarget } from './types';

/** Milliseconds that a page may take to give what it has left out: it may ask its own server. */
const LACK_MS = 5_000;

/** Gives the cashier in a frame its player's data, a token whenever it needs one, and where to lead the player. */
export function hostSession(optionsNow: OptionsNow, report: ReportProblem, frame: OpenFrame, passed?: HostPayload) {
  let payload: HostPayload = { ...pageFacts(), ...passed };
  /** What the page has still to give before anything is sent; `''`: a token of another player than the first. */
  let missing: 'payload' | 'token' | '' | undefined = passed ? lackOf(passed) : 'payload';
  let isGone = false;
  let target: CashierTarget | undefined;
  const requestNow = () => optionsNow().requestToken;
  const keepToken = () => tokenKeeper(requestNow, (token) => merge({ token }), report);
  let tokens = keepToken();

  /** Without a payload the cashier only loads its files and waits; so it does for a player whose token is missing. */
  function sendPayload(isHeld = false): void {
    if (missing !== undefined) return askForMissing(isHeld);
    if (payload.token && !nameOf(payload)) report('player_unnamed');
    frame.send({ type: 'loaded', payload: { ...payload, ...factsOf(optionsNow()) } });
    sendTarget();
  }

  function askForMissing(isHeld = false): void {
    const what = missing;
    if (what === undefined) return;
    if (what !== 'payload' && (optionsNow().requestToken || !what)) tokens.expired();
    // A preload of the files alone is given its payload by the mount.
    else if (frame.isReady() && !(isHeld && what === 'payload'))
      setTimeout(() => missing === what && !isGone && report('bad_payload', what), LACK_MS);
  }

  /** Sent once: a cashier that reloads restores its own page. Kept until the cashier has its payload. */
  function sendTarget(): void {
    if (!target || !frame.isReady() || missing !== undefined) return;
    frame.send({ type: 'open', payload: target });
    target = undefined;
  }

  function update(change: HostPayload): void {
    if (isGone) return;
    checkPayload(change, report);
    const isOther = isOtherPlayer(payload, change);
    if (isOther) {
      // Drop all that is the player's. Nothing is sent without a token to a page whose players have tokens.
      if (payload.token) missing = '';
      payload = pageOf(payload);
      target = undefined;
      frame.reload();
    }
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
    if (change.token && missing === undefined && !nameOf(payload)) frame.send({ type: 'loaded', payload: { token } });
    if (token) missing = undefined;
    else if (missing === 'payload') missing = lackOf(change);
    if (change.token) frame.drop('onTokenExpired');
    sendPayload();
    tokens.retry();
  }

  return {
    sendPayload,
    askForMissing,
    update,
    expired: () => tokens.expired(),
    open(wanted: CashierTarget | undefined): void {
      target = wanted ?? {};
      sendTarget();
    },
    updateBonuses(bonusList: HostBonus[]): void {
      payload = { ...payload, bonusList };
      frame.send({ type: 'bonus-list-updated', payload: { bonusList } });
    },
    take(change: HostPayload, whole: HostPayload | undefined): void {
      // The cashier got no payload on purpose, so its error about a silent host is dropped.
      if (missing === 'payload') frame.drop('onInitError');
      if ((whole && missing !== undefined) || Object.keys(change).length > 0) update(change);
    },
    stop(): void {
      tokens.stop();
      isGone = true;
    },
  };
}
