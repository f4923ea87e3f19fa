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
  /** What the answer says about the server's time, if it says anything. */
  time?: TimeSample | undefined;
}

/** @throws AppError for a failure */
export function bodyOf({ body, failure }: Answer): unknown {
  if (failure) throw new AppError(failure.message, failure);
  return body;
}
