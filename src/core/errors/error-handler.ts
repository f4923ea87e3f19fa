import type { InjectionToken } from 'tsyringe';

/** Shows an error's text, chosen in the order of spec 8, and reports the error. */
export interface ErrorHandler {
  /** Returns the text that was shown, so that a screen can keep it inline as well. */
  handle(error: unknown): string;
  /** Reports without showing. */
  report(error: unknown, context?: Readonly<Record<string, string | number>>): void;
}
export const ErrorHandler: InjectionToken<ErrorHandler> = Symbol('ErrorHandler');
