import { inject, injectable } from 'tsyringe';
import { Locale } from '../locale/locale';
import { Monitoring } from '../monitoring/monitoring';
import { Notifications } from '../notifications/notifications';
import { AppError } from './app-error';
import type { ErrorHandler } from './error-handler';
import { errorText } from './error-text';
import { isExpected } from './is-expected';

/** Shows every error in the snackbar (spec 2) and reports those that are a fault; the expected ones are counted. */
@injectable()
export class SpecErrorHandler implements ErrorHandler {
  constructor(
    @inject(Locale) private readonly locale: Locale,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Monitoring) private readonly monitoring: Monitoring,
  ) {}

  handle(thrown: unknown): string {
    const error = AppError.from(thrown);
    const text = errorText(error, this.locale);
    this.notifications.snackbar(() => errorText(error, this.locale));
    this.report(error);
    return text;
  }

  textOf(thrown: unknown): string | undefined {
    return thrown === undefined ? undefined : errorText(AppError.from(thrown), this.locale);
  }

  report(thrown: unknown, context: Readonly<Record<string, string | number>> = {}): void {
    const error = AppError.from(thrown);
    const facts = {
      ...context,
      ...(error.code === undefined ? {} : { code: error.code }),
      ...(error.status === undefined ? {} : { status: error.status }),
      ...(error.url === undefined ? {} : { url: error.url }),
      ...(error.requestId === undefined ? {} : { requestId: error.requestId }),
    };
    if (isExpected(error)) this.monitoring.action('error.expected', facts);
    // Report the original, not the AppError around it: its stack leads to the fault.
    else this.monitoring.error(thrown, facts);
  }
}
