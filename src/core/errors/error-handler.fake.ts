import { AppError } from './app-error';
import type { ErrorHandler } from './error-handler';

/** Records each error. The text that it "shows" has the error's code, or else its message. */
export class FakeErrorHandler implements ErrorHandler {
  readonly handled: AppError[] = [];
  readonly reported: AppError[] = [];

  handle(thrown: unknown): string {
    const error = AppError.from(thrown);
    this.handled.push(error);
    return shown(error);
  }

  textOf(thrown: unknown): string | undefined {
    return thrown === undefined ? undefined : shown(AppError.from(thrown));
  }

  report(thrown: unknown): void {
    this.reported.push(AppError.from(thrown));
  }
}

const shown = ({ code, message }: AppError) => `shown: ${code ?? message}`;
