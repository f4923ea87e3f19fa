import { inject, injectable } from 'tsyringe';
import type { Flow } from '../../contract/primitives';
import { Analytics } from '../../core/analytics/analytics';
import { AppError } from '../../core/errors/app-error';
import { ErrorHandler } from '../../core/errors/error-handler';

/** What a failed create says to the player, to monitoring and to the brand's analytics. */
@injectable()
export class SubmitErrors {
  constructor(
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
    @inject(Analytics) private readonly analytics: Analytics,
  ) {}

  /** Shows the error; returns it as it is meant in this flow, and its text. */
  handle(flow: Flow, error: AppError): { refusal: AppError; text: string } {
    const refusal = flow === 'deposit' ? asDepositError(error) : error;
    const text = this.errors.handle(refusal);
    this.analytics.event('error', { error_text: text });
    return { refusal, text };
  }

  report(error: unknown): void {
    this.errors.report(error);
  }

  textOf(failure: unknown): string | undefined {
    return this.errors.textOf(failure);
  }
}

/** For a withdrawal this code means that the player's balance is too low; for a deposit, that their card or account is. */
function asDepositError(error: AppError): AppError {
  if (error.code !== 'banking.insufficientFunds') return error;
  const { message, status, url, outcomeUnknown } = error;
  return new AppError(message, { code: 'banking.payerFunds', status, url, outcomeUnknown, cause: error });
}
