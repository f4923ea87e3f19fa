import { AppError } from '../../core/errors/app-error';

/** For a withdrawal this code means that the player's balance is too low; for a deposit, that their card or account is. */
export function asDepositError(error: AppError): AppError {
  if (error.code !== 'banking.insufficientFunds') return error;
  const { message, status, url, outcomeUnknown } = error;
  return new AppError(message, { code: 'banking.payerFunds', status, url, outcomeUnknown, cause: error });
}
