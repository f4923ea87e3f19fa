import { inject, injectable } from 'tsyringe';
import type { AppError } from '../errors/app-error';
import { Clock } from '../time/time';

/** A call to the gateway with its answer, a push, the channel itself, a page, a message to the host or from it. */
export type TraceKind = 'call' | 'http' | 'push' | 'line' | 'page' | 'sent' | 'heard';

export interface TraceEntry {
  /** By the device, milliseconds since the epoch. */
  at: number;
  kind: TraceKind;
  /** Request type, path or message type. */
  name: string;
  data: unknown;
  reply?: unknown;
  error?: AppError;
}

/** Entries that are kept; the oldest go first. */
const MOST = 300;

/**
 * What has happened in this visit, for the player's own "Contact support". It holds references to what the stores hold
 * anyway; it is scrubbed and packed only when the player asks (pack-trace.ts), and nothing of it is stored.
 */
@injectable()
export class TraceRecorder {
  readonly entries: TraceEntry[] = [];
  /** Names and accounts that were typed, to be found again in the gateway's wording: no card, code or secret. */
  readonly typed = new Set<string>();

  constructor(@inject(Clock) private readonly clock: Clock) {}

  /** The entry, to which the answer is added when it comes. */
  add(kind: TraceKind, name: string, data: unknown): TraceEntry {
    const entry: TraceEntry = { at: this.clock.now(), kind, name, data };
    this.entries.push(entry);
    // The lists of methods come first and are needed for everything after them.
    if (this.entries.length > MOST)
      this.entries.splice(
        this.entries.findIndex((one) => one.kind !== 'http'),
        1,
      );
    return entry;
  }
}
