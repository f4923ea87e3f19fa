import { AppError } from '../../core/errors/app-error';
import { isUnsupported } from '../../core/realtime/unsupported-calls';

/** For the `catch` of a call that removes something: what the gateway no longer has is gone, as it was to be. */
export function unlessGone(thrown: unknown): void {
  const error = AppError.from(thrown);
  if (error.status !== 404 || isUnsupported(error)) throw thrown;
}
