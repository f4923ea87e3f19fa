import type { InjectionToken } from 'tsyringe';

/** Shows an error's text, chosen in the order of spec 8, and reports the error. */
export interface ErrorHandler {
  /** Returns the text that was shown. A store whose screen keeps showing it keeps the error, and reads `textOf`. */
  handle(error: unknown): string;
  /** The text that `handle` shows, in the player's current language; undefined without an error. Read it in an observer. */
  textOf(error: unknown): string | undefined;
  /** Reports without showing. */
  report(error: unknown, context?: Readonly<Record<string, string | number>>): void;
}
export const ErrorHandler: InjectionToken<ErrorHandler> = Symbol('ErrorHandler');
