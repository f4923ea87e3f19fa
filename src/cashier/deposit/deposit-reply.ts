/** What a reply to `deposit-create` or `deposit-prepare` means. Pure. */
import type { DepositCreateReply } from '../../contract/deposit';
import type { ReplyData } from '../../contract/realtime';
import { namesOf, type Verdict } from '../attempt/create-call';

/** The id may be in either place; undefined when the gateway sent none. */
export function depositIdOf({ depositId, apiResponse }: DepositCreateReply): string | undefined {
  return depositId ?? apiResponse.depositId ?? undefined;
}

/** Once an id is known the deposit exists: a reply that asks for more fields without naming them changes nothing about that. */
export function judgeDeposit(reply: DepositCreateReply): Verdict {
  const transactionId = depositIdOf(reply);
  const asksFields = reply.apiResponse.isFieldsRequired && (reply.fields?.length || transactionId === undefined);
  return asksFields
    ? { kind: 'fieldsRequired', transactionId, names: namesOf(reply.fields) }
    : { kind: 'created', transactionId };
}

/** An invoice is shown like the `upi` data of a create. Without an invoice, the reply's fields are asked for. */
export function preparedReply(reply: ReplyData<'BANKING:deposit-prepare'>): DepositCreateReply {
  const { depositId, fields, invoice } = reply;
  const isFieldsRequired = !invoice && (fields?.length ?? 0) > 0;
  const data = invoice ? { upi: invoice } : null;
  return {
    apiResponse: { source: undefined, method: 'GET', data, isFieldsRequired, depositId, pageId: undefined },
    depositId,
    fields,
  };
}
