import { AppError, type AppErrorDetails } from '../errors/app-error';
import type { TimeSample } from '../time/server-clock';

/**
 * How a GET of JSON ended. Plain data, because the first script hands it to the application, whose classes are other
 * copies than its own.
 */
export interface Answer {
  /** The parsed JSON, not yet checked by a schema. */
  body?: unknown;
  /** Set when there is no body. */
  failure?: AppErrorDetails & { message: string };
  /** Milliseconds from the request to the end of the answer. */
  ms: number;
  /** The request's id as it was sent, if it was (`X-Request-Id`). */
  sentId?: string | undefined;
  /** Absent when there was no response. */
  headers?: Headers;
  /** When the request left and its answer was complete, in milliseconds since the epoch. */
  sentAt?: number;
  receivedAt?: number;
}

/** @throws AppError for a failure */
export function bodyOf({ body, failure }: Answer): unknown {
  if (failure) throw new AppError(failure.message, failure);
  return body;
}

/** A gateway's id that may be shown and logged; anything else is dropped. */
const REQUEST_ID = /^[\w.:-]{1,64}$/;

/** The request's id in the gateway's log: the one that the gateway gives and the page may read, else the one sent. */
export const requestIdOf = ({ headers, sentId }: Answer): string | undefined =>
  REQUEST_ID.exec(headers?.get('x-request-id') ?? '')?.[0] ?? sentId;

/**
 * What the answer says about the server's time, by the `Date` header (RFC 9110), if the gateway lets the page read it. A
 * cached response (`Age`) says nothing about now.
 */
export function timeOf({ headers, sentAt = 0, receivedAt = 0 }: Answer): TimeSample | undefined {
  const date = Date.parse(headers?.get('date') ?? '');
  if (Number.isNaN(date) || headers?.has('age')) return undefined;
  // The header has whole seconds, so widen the sample by one second.
  return { sentAt: sentAt - 500, receivedAt: receivedAt + 500, serverTime: date + 500 };
}
