import * as v from 'valibot';
import { ApiResponse } from './api-response';
import { FieldValues } from './deposit';
import { MethodField } from './method';
import { Amount, Id, absent } from './primitives';

export const WithdrawalCreateRequest = v.object({
  amount: Amount,
  currency: v.string(),
  fields: FieldValues,
  payment_system: v.string(),
  wallet: absent(v.string()),
});
export type WithdrawalCreateRequest = v.InferOutput<typeof WithdrawalCreateRequest>;

export const WithdrawalCreateReply = v.object({
  apiResponse: absent(ApiResponse),
  confirmationRequested: v.optional(v.boolean(), false),
  email: absent(v.string()),
  fields: v.optional(v.nullable(v.array(MethodField)), () => []),
  withdrawalBlocked: v.optional(v.boolean(), false),
  withdrawalId: absent(Id),
});

export const WithdrawalConfirmRequest = v.object({ withdrawalId: v.string(), code: v.string() });
export const WithdrawalConfirmReply = v.object({ withdrawalId: Id });

export const WithdrawalPrepareRequest = v.object({ fields: FieldValues });
export const WithdrawalPrepareReply = v.object({
  fields: v.array(v.object({ name: v.string(), errors: v.array(v.string()) })),
});
