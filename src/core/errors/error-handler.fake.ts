import { AppError } from './app-error';
import type { ErrorHandler } from './error-handler';

/** Remembers what it was given. The text it shows is the error's message. */
export class FakeErrorHandler implements ErrorHandler {
  readonly handled: AppError[] = [];
  readonly reported: AppError[] = [];

  handle(thrown: unknown): string {
    const error = AppError.from(thrown);
    this.handled.push(error);
    return error.message;
  }

  report(thrown: unknown): void {
    this.reported.push(AppError.from(thrown));
  }
}
