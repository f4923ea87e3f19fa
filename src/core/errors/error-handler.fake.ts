import { AppError } from './app-error';
import type { ErrorHandler } from './error-handler';

/** Remembers what it was given. The text it shows names the error's code, else its message. */
export class FakeErrorHandler implements ErrorHandler {
  readonly handled: AppError[] = [];
  readonly reported: AppError[] = [];

  handle(thrown: unknown): string {
    const error = AppError.from(thrown);
    this.handled.push(error);
    return this.textOf(error);
  }

  textOf(thrown: unknown): string {
    const { code, message } = AppError.from(thrown);
    return `shown: ${code ?? message}`;
  }

  report(thrown: unknown): void {
    this.reported.push(AppError.from(thrown));
  }
}
