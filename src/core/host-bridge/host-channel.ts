import type { InjectionToken } from 'tsyringe';
import { VERSION, type IncomingMessage, type OutgoingMessage } from '../../contract/host';
import { browserClock } from '../time/browser-clock';
import type { Clock } from '../time/time';
import { pickCarrier, type CarrierKind } from './carrier';
import type { HostBridge } from './host-bridge';
import { readHostData, type HostData } from './host-data';
import { isTopLevel, parentOrigin, type HostEvent, type HostWindow } from './host-window';
import { readIncoming } from './incoming';
import { listeners } from './listeners';
import { searchUserData } from './native-user-data';
import { originGate } from './origin-gate';

export interface HostChannelOptions {
  window: HostWindow;
  /** Exact origins that may embed the cashier; if empty, any may. */
  hostOrigins: readonly string[];
  clock?: Clock;
}

/** The bridge and its handshake. Needs no injection, so that the first script can open it. */
export interface HostChannel extends HostBridge {
  readonly carrier: CarrierKind;
  /**
   * Data of the first `loaded`. Rejects if a page outside any frame has no user data after 5 s; never rejects in an
   * iframe.
   */
  readonly loaded: Promise<HostData>;
  /** Drops what the host has sent for the player before: all that waits and came before the message that is being heard. */
  forget(): void;
  close(): void;
}
export const HostChannel: InjectionToken<HostChannel> = Symbol('HostChannel');

const NOT_ALLOWED: OutgoingMessage = { messageType: 'onProblem', code: 'origin_not_allowed' };

/**
 * Listens, then sends `Loaded`. Until the host has answered, only its `loaded` is accepted, and only `Loaded` and
 * `onInitError` are sent; everything else is held back for the origin that answers. Native bridges have a single reader
 * and get all messages at once. A later `loaded` goes to its listeners.
 */
export function openHostChannel({ window, hostOrigins, clock = browserClock }: HostChannelOptions): HostChannel {
  const carrier = pickCarrier(window);
  const isNative = carrier.kind !== 'parent';
  const gate = originGate(window, hostOrigins);
  const incoming = listeners<IncomingMessage>();
  const held: string[] = [];
  let isAnswered = false;
  let stopSearch = (): void => {};
  let settle!: { resolve(data: HostData): void; reject(error: Error): void };
  const loaded = new Promise<HostData>((resolve, reject) => (settle = { resolve, reject }));
  // Those who await `loaded` still get the error; before anyone does, it must not count as an unhandled rejection.
  loaded.catch(() => {});

  const post = (json: string, targets: readonly string[]): void => {
    for (const target of targets) {
      try {
        carrier.post(json, target);
      } catch {
        // The bridge threw or the address is invalid. The host loses a message, but the player must not notice.
      }
    }
  };
  const answer = (payload: unknown): void => {
    isAnswered = true;
    stopSearch();
    settle.resolve(readHostData(payload));
    for (const json of held.splice(0)) post(json, [gate.target()]);
  };
  const receive = (event: HostEvent): void => {
    if (!gate.admits(event)) return;
    const message = readIncoming(event.data);
    if (!message) return;
    if (isAnswered) incoming.deliver(message);
    else if (message.type === 'loaded') {
      gate.pin(event);
      answer(message.payload);
    }
  };
  const send = (message: OutgoingMessage): void => {
    const json = toJson(message);
    if (json === undefined) return;
    if (isNative || isAnswered) post(json, [gate.target()]);
    else if (message.messageType === 'Loaded' || message.messageType === 'onInitError')
      post(json, gate.publicTargets());
    else held.push(json);
  };

  window.addEventListener('message', receive);
  send({ messageType: 'Loaded', version: VERSION });
  const stranger = isNative || isTopLevel(window) ? undefined : parentOrigin(window);
  // Otherwise this host's engineer would see just an empty frame. The message reveals only that the origin is not
  // listed, so it may go to a page that can't be addressed.
  if (stranger && hostOrigins.length > 0 && !hostOrigins.includes(stranger)) post(JSON.stringify(NOT_ALLOWED), ['*']);
  if (isNative || isTopLevel(window)) {
    stopSearch = searchUserData({
      window,
      clock,
      found: (data) => isAnswered || answer(data),
      // Android shows its bridge to every frame, so a page in a frame keeps waiting for its parent instead.
      missing: (error) => isTopLevel(window) && settle.reject(error),
    });
  }

  return {
    carrier: carrier.kind,
    loaded,
    send,
    on: incoming.on,
    forget: incoming.forget,
    close() {
      stopSearch();
      window.removeEventListener('message', receive);
    },
  };
}

/** Reports to the host that start-up failed. The message of `error` must be our own and hold no data. */
export function sendInitError(bridge: Pick<HostBridge, 'send'>, error: unknown): void {
  bridge.send({ messageType: 'onInitError', message: error instanceof Error ? error.message : 'Unknown error' });
}

function toJson(message: OutgoingMessage): string | undefined {
  try {
    return JSON.stringify(message);
  } catch {
    return undefined;
  }
}
