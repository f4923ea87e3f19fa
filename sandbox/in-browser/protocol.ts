/** Messages between the pages of the demo and the gateway, which lives in one of them. */
import { DECLINE_REASONS, type DeclineReason } from '../../src/contract/decline';
import type { SimulatedTransaction } from '../../src/contract/simulator';
import type { Action } from '../director/scenario';

/** An address that no network resolves (RFC 6761): what reaches it is answered in the page. */
export const GATEWAY_ORIGIN = 'https://gateway.demo.invalid';

/** Name of the channel and of the lock. Two demos on one origin do not meet. */
export const channelName = (root: string): string => `cashier-demo ${new URL(root).pathname}`;

/** A reply to a request of the realtime channel. */
export interface Answer {
  status: number;
  data?: unknown;
  code?: string | null | undefined;
  message?: string | null | undefined;
}

export interface Call {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

export interface Answered {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const OUTCOMES = ['approve', 'decline', 'refuse', 'lose'] as const;
/** `refuse`: nothing is made. `lose`: it is made and approved, but the create's answer never arrives. */
export type Outcome = (typeof OUTCOMES)[number];

export interface NextOutcome {
  outcome: Outcome;
  reason?: DeclineReason | undefined;
}

/** Reads `decline:insufficient_funds`; null for any other text. */
export function outcomeOf(text: string): NextOutcome | null {
  const [word, reason] = text.split(':');
  const outcome = OUTCOMES.find((one) => one === word);
  return outcome ? { outcome, reason: DECLINE_REASONS.find((one) => one === reason) } : null;
}

export interface ShownTransaction extends SimulatedTransaction {
  /** The method's name as players read it, in English. */
  title: string;
  /** Awaited from the player. */
  code?: string | undefined;
}

/** What the panel, a host's test or the operator asks of the gateway for one player. */
export type Command =
  | { do: 'list' }
  | { do: 'settle'; id: string; status: 'processed' | 'mistaked'; reason?: DeclineReason | undefined }
  | { do: 'next'; next: NextOutcome | null }
  | { do: 'act'; action: Action }
  /** For all players. */
  | { do: 'delay'; ms: number }
  | { do: 'reset' };

export type ToGateway =
  | { kind: 'call'; id: string; call: Call }
  | { kind: 'command'; id: string; token: string; command: Command }
  | { kind: 'open'; id: string; query: Record<string, string> }
  | { kind: 'message'; id: string; data: unknown }
  | { kind: 'close'; id: string };

export type FromGateway =
  /** Another gateway has begun: open sockets are lost, and calls without an answer are sent again. */
  | { kind: 'ready' }
  | { kind: 'answer'; id: string; answer: Answered }
  /** A call that a cut line has lost. */
  | { kind: 'lost'; id: string }
  | { kind: 'done'; id: string; result?: unknown; error?: string | undefined }
  | { kind: 'opened'; id: string }
  | { kind: 'event'; id: string; event: string; data: unknown }
  | { kind: 'closed'; id: string };
