/** Builds the request that creates a peer-to-peer deposit, and interprets the reply (spec 3 and 7). Pure. */
import type { DepositCreateRequest } from '@/contract/deposit';
import type { ReplyData, RequestData } from '@/contract/realtime';
import { namesOf, type Verdict } from '@/cashier/attempt/create-call';

type Score = ReplyData<'BANKING_DEPOSIT:score'>;
type P2PRequest = RequestData<'BANKING_DEPOSIT:deposit-create-p2p'>;
type P2PReply = ReplyData<'BANKING_DEPOSIT:deposit-create-p2p'>;

/** Name of the field in which the player chooses the bank to pay from; its value is also sent as `bank`. */
const BANK_FIELD = 'bank';

/** This request has no key for a wallet, so the wallet is sent among the fields. */
export function p2pRequest(request: DepositCreateRequest, { score, checkScore }: Score): P2PRequest {
  const { amount, currency, isActivatedBonus, bonusId, paymentType, wallet } = request;
  const fields = wallet == null ? request.fields : { ...request.fields, wallet };
  const bank = fields[BANK_FIELD];
  return {
    amount,
    currency,
    fields,
    isActivatedBonus,
    paymentMethod: paymentType,
    checkScore,
    score,
    ...(bank ? { bank } : {}),
    ...(bonusId == null ? {} : { bonusId }),
  };
}

export function judgeP2P(reply: P2PReply): Verdict {
  const { deposit, depositId, isFieldsRequired, unifiedFlow } = reply;
  const transactionId = deposit?.depositId ?? depositId ?? undefined;
  const asksFields = isFieldsRequired && (requiredFields(reply).length > 0 || transactionId === undefined);
  if (asksFields) return { kind: 'fieldsRequired', transactionId, names: namesOf(requiredFields(reply)) };
  return transactionId !== undefined || unifiedFlow ? { kind: 'created', transactionId } : { kind: 'refused' };
}

/** The fields that the provider asks for, from the reply itself or from its deposit. */
export function requiredFields({ fields, deposit }: P2PReply) {
  return (fields?.length ? fields : deposit?.fields) ?? [];
}
