import type { AppError } from '../../core/errors/app-error';

export type LoadOutcome =
  | { kind: 'loaded' }
  /** The filter left no method: 'Empty payment methods'. */
  | { kind: 'empty'; error: AppError }
  /** The list could not be fetched, or the response is not a list. */
  | { kind: 'failed'; error: AppError };
