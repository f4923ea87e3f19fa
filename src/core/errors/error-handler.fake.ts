import { AppError } from './app-error';
import type { ErrorHandler } from './error-handler';

/** Remembers what it was given. The text it shows names the error's code, else its message. */
export class FakeErrorHandler implements ErrorHandler {
  readonly handled: AppError[] = [];
  readonly reported: AppError[] = [];

  handle(thrown: unknown): string {
    const error = AppError.from(thrown);
    this.handled.push(error);
    return `shown: ${error.code ?? error.message}`;
  }

  report(thrown: unknown): void {
    this.reported.push(AppError.from(thrown));
  }
}
