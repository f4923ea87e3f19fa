/** What a reply to `withdrawal-create` means. Pure. */
import type { ApiResponse } from '../../contract/api-response';
import type { WithdrawalCreateReply } from '../../contract/withdrawal';
import { namesOf, type Verdict } from '../attempt/create-call';

const NO_PAGE: ApiResponse = { method: 'GET', data: null, isFieldsRequired: false };

/** A gateway that has nothing more to say leaves `apiResponse` out. */
export const apiResponseOf = ({ apiResponse }: WithdrawalCreateReply): ApiResponse => apiResponse ?? NO_PAGE;

/** Checks in the order of spec 4: blocked, to be confirmed, more fields, created. */
export function judgeWithdrawal(reply: WithdrawalCreateReply): Verdict {
  const transactionId = reply.withdrawalId ?? undefined;
  if (reply.withdrawalBlocked) return { kind: 'refused' };
  // The host is notified when the player has confirmed the withdrawal.
  if (reply.confirmationRequested) return { kind: 'created', transactionId, isHostToldLater: true };
  const asksFields = apiResponseOf(reply).isFieldsRequired && (reply.fields?.length || transactionId === undefined);
  if (asksFields) return { kind: 'fieldsRequired', transactionId, names: namesOf(reply.fields) };
  return { kind: 'created', transactionId };
}
