import type { FormApi } from 'final-form';
import type { InjectionToken } from 'tsyringe';
import type { ConfirmationRecord } from './pending-confirmation';

/** Form key of the code. */
export const CODE_KEY = 'code';
export type CodeValues = Partial<Record<typeof CODE_KEY, string>>;

/** Confirming a withdrawal by the code from the player's e-mail (spec 4). One per scope. Observable. */
export interface ConfirmStore {
  /** Holds the code, under `CODE_KEY`; it is stored nowhere else. */
  readonly form: FormApi<CodeValues>;
  /** The withdrawal; undefined when there is none to confirm. */
  readonly withdrawal: ConfirmationRecord | undefined;
  /** Where the code was sent; undefined after a reload. */
  readonly email: string | undefined;
  readonly isSubmitting: boolean;
  /** The reply was lost: it is asked for again. Never shown as a failure. */
  readonly isChecking: boolean;
  readonly isResending: boolean;
  /** What is wrong with the code that was sent; a new object for each answer. By form key. */
  readonly codeErrors: Readonly<Record<string, string>>;
  /** About the whole page. */
  readonly error: string | undefined;
  /** Too many wrong codes, or the gateway has ended it: the withdrawal is over and the money is back. */
  readonly isOver: boolean;
  /** The screen was opened. Without a withdrawal to confirm the list is shown. */
  open(): void;
  validateCode(value: string): string | undefined;
  /** Sends the code; then the host is told and the complete page shown. Never rejects. */
  submit(): Promise<void>;
  /** Asks for another code; the earlier one no longer counts. Never rejects. */
  resend(): Promise<void>;
  reset(): void;
  dispose(): void;
}
export const ConfirmStore: InjectionToken<ConfirmStore> = Symbol('ConfirmStore');
