import { isTopLevel, type HostEvent, type HostWindow } from './host-window';

/** Decides which messages are accepted and to which origins ours are sent (contract 1). */
interface OriginGate {
  admits(event: HostEvent): boolean;
  /** Fixes the host's origin to that of this sender. */
  pin(event: HostEvent): void;
  /** Target origins for messages that hold nothing secret. */
  publicTargets(): readonly string[];
  /** Target origin for all other messages, once the host has answered. */
  target(): string;
}

/**
 * Accepted senders: only the parent window or the window itself. Accepted origins: those of `hostOrigins`, or any if
 * there are none; after `pin` only the pinned one; always by exact equality. A page that is not embedded is its own
 * host: its own scripts need no origin, and `hostOrigins` is about embedding pages.
 */
export function originGate(window: HostWindow, hostOrigins: readonly string[]): OriginGate {
  let pinned: string | undefined;
  return {
    admits({ source, origin }) {
      if (!source || (source !== window && source !== window.parent)) return false;
      if (isTopLevel(window)) return true;
      if (pinned !== undefined) return origin === pinned;
      return hostOrigins.length === 0 || hostOrigins.includes(origin);
    },
    pin: ({ origin }) => (pinned ??= origin),
    publicTargets: () =>
      !isTopLevel(window) && hostOrigins.length > 0 && hostOrigins.every(isAddress) ? hostOrigins : ['*'],
    // `*` still reaches a single reader: the parent's document, which cannot change without unloading this page. The
    // same holds for a page that is its own host.
    target: () => (!isTopLevel(window) && isAddress(pinned) ? pinned : '*'),
  };
}

/**
 * False for a page from disk (`null`, `file://`), a sandboxed frame and an app's scheme (`capacitor://localhost`), of
 * which most engines have no origin that a message could be addressed to.
 */
const isAddress = (origin?: string): origin is string => /^https?:/.test(origin!);
