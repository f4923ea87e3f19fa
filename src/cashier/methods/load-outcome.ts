import type { AppError } from '../../core/errors/app-error';

export type LoadOutcome =
  | { kind: 'loaded' }
  /** Nothing is left after the filter: 'Empty payment methods'. */
  | { kind: 'empty'; error: AppError }
  /** The list could not be fetched or is no list. */
  | { kind: 'failed'; error: AppError };
