import { inject, injectable } from 'tsyringe';
import type { AppError } from '../errors/app-error';
import { Clock } from '../time/time';

/**
 * `call`, `http`: a request to the gateway with its response. `push`: a push of the gateway. `line`: the channel opened
 * or closed. `page`: a page opened. `sent`, `heard`: a message to or from the host.
 */
export type TraceKind = 'call' | 'http' | 'push' | 'line' | 'page' | 'sent' | 'heard';

export interface TraceEntry {
  /** Milliseconds since the epoch, by the device's clock. */
  at: number;
  kind: TraceKind;
  /** Request type, path or message type. */
  name: string;
  data: unknown;
  reply?: unknown;
  error?: AppError;
  /** Id of a request that has a key of its own. */
  requestId?: string | undefined;
}

/** Largest number of entries; the oldest are dropped first. */
const MOST = 300;

/**
 * Records what happens in this visit, for the player's "Contact support". Holds references to data that the stores hold
 * anyway. The trace is scrubbed and packed only when the player asks (pack-trace.ts) and is never stored.
 */
@injectable()
export class TraceRecorder {
  readonly entries: TraceEntry[] = [];
  /**
   * Names and accounts that the player typed, to be found again in the gateway's wording; no card number, code or
   * secret.
   */
  readonly typed = new Set<string>();

  constructor(@inject(Clock) private readonly clock: Clock) {}

  /** Returns the new entry; the caller adds the response when it arrives. */
  add(kind: TraceKind, name: string, data: unknown): TraceEntry {
    const entry: TraceEntry = { at: this.clock.now(), kind, name, data };
    this.entries.push(entry);
    // Keep the method lists (`http`): they come first, and every later entry needs them.
    if (this.entries.length > MOST)
      this.entries.splice(
        this.entries.findIndex((one) => one.kind !== 'http'),
        1,
      );
    return entry;
  }
}
