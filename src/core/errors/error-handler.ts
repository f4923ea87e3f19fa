import type { InjectionToken } from 'tsyringe';

/** Shows an error's text, chosen in the order of spec 8, and reports the error. */
export interface ErrorHandler {
  /** Returns the text that was shown; a screen that keeps it inline keeps the error, and asks for `textOf`. */
  handle(error: unknown): string;
  /** What `handle` shows, in the language of the moment: a page that keeps it follows the player's language. */
  textOf(error: unknown): string;
  /** Reports without showing. */
  report(error: unknown, context?: Readonly<Record<string, string | number>>): void;
}
export const ErrorHandler: InjectionToken<ErrorHandler> = Symbol('ErrorHandler');
