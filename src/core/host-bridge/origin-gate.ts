import { isTopLevel, type HostEvent, type HostWindow } from './host-window';

/** Decides whose messages are taken and where ours go (contract 1). */
interface OriginGate {
  admits(event: HostEvent): boolean;
  /** From now on this sender's origin is the host's. */
  pin(event: HostEvent): void;
  /** Addresses for what carries nothing secret. */
  publicTargets(): readonly string[];
  /** Address for everything else, once the host has answered. */
  target(): string;
}

/**
 * Senders: the parent window or the window itself, nobody else. Origins: those of `hostOrigins`, or any when there are
 * none; after `pin` that one alone; always by exact equality. A page that nobody embeds is its own host: scripts that
 * run in it need no origin, and `hostOrigins` is about pages that embed.
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
    publicTargets: () => (hostOrigins.length > 0 && !isTopLevel(window) ? hostOrigins : ['*']),
    // An opaque origin (a page from disk, a sandboxed frame) has no address. `*` still reaches one reader only: our
    // parent's document, which cannot change without taking us away. The same holds for a page that is its own host.
    target: () => (pinned === undefined || pinned === 'null' || isTopLevel(window) ? '*' : pinned),
  };
}
