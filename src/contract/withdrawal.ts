import * as v from 'valibot';
import { ApiResponse } from './api-response';
import { AccountChoice, FieldValues } from './deposit';
import { MethodField } from './method';
import { Amount, Id, IsoTime, absent, listOf } from './primitives';

/** The player's account from which the money is withdrawn. */
export const WithdrawalAccount = v.picklist(['main', 'additional']);
export type WithdrawalAccount = v.InferOutput<typeof WithdrawalAccount>;

/** Field that carries the chosen account; only sent when the player has both (`balanceData.additional`). */
export const ACCOUNT_FIELD = 'account_type';

export const WithdrawalCreateRequest = v.object({
  amount: Amount,
  currency: v.string(),
  /** Includes `amount` in the current design, not in the legacy one; never the wallet (spec 3). */
  fields: FieldValues,
  payment_system: v.string(),
  wallet: absent(v.string()),
  /** Given when an earlier reply of this attempt asked for more fields. */
  withdrawalId: absent(v.string()),
  ...AccountChoice.entries,
});
export type WithdrawalCreateRequest = v.InferOutput<typeof WithdrawalCreateRequest>;

export const WithdrawalCreateReply = v.object({
  apiResponse: absent(ApiResponse),
  confirmationRequested: v.nullish(v.boolean(), false),
  email: absent(v.string()),
  fields: listOf(MethodField),
  withdrawalBlocked: v.nullish(v.boolean(), false),
  withdrawalId: absent(Id),
  /** When the confirmation code expires, and when another can be requested. */
  codeExpiresAt: absent(IsoTime),
  codeResendAt: absent(IsoTime),
});
export type WithdrawalCreateReply = v.InferOutput<typeof WithdrawalCreateReply>;

/**
 * Refused with `banking.confirmCodeWrong`, `banking.confirmCodeExpired`, or `banking.confirmAttemptsExceeded`, which ends
 * the withdrawal and gives the money back. `code`: 4 to 10 digits.
 */
export const WithdrawalConfirmRequest = v.object({ withdrawalId: v.string(), code: v.string() });
export const WithdrawalConfirmReply = v.object({
  withdrawalId: absent(Id),
  /** What the gateway held back until the player confirmed, e.g. the code to collect the money with. */
  apiResponse: absent(ApiResponse),
});

export const WithdrawalPrepareRequest = v.object({ fields: FieldValues });
export const WithdrawalPrepareReply = v.object({
  fields: listOf(v.object({ name: v.string(), errors: listOf(v.string()) })),
});

/** Sends another code, which invalidates the earlier one. Refused with `banking.confirmResendTooSoon`. */
export const WithdrawalResendRequest = v.object({ withdrawalId: v.string() });
export const WithdrawalResendReply = v.object({
  email: absent(v.string()),
  codeExpiresAt: absent(IsoTime),
  codeResendAt: absent(IsoTime),
});

/**
 * Asks for the account holder's name before money is sent there. `bank`: CBN code. Refused with
 * `banking.accountNotFound`.
 */
export const AccountNameRequest = v.object({
  paymentMethod: v.string(),
  bank: v.string(),
  account: v.string(),
});
export const AccountNameReply = v.object({ name: v.string() });
