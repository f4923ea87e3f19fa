/** The messages to the host about an attempt (contract 1). Pure. */
import type { OutgoingMessage } from '../../contract/host';
import type { TransactionStatus } from '../../contract/primitives';
import type { AttemptRecord } from './attempt-record';

type Told = Pick<AttemptRecord, 'intent' | 'transactionId'>;

export function createdMessage({ intent, transactionId }: Told): OutgoingMessage {
  return { messageType: 'onCreateTransaction', eventType: intent.flow, eventId: transactionId ?? '' };
}

/** Reports a state of the transaction: contract 6. `reason`: why it was refused, a word of the contract. */
export function statusMessage(
  { intent, transactionId }: Told,
  status: TransactionStatus,
  reason: string | undefined,
): OutgoingMessage {
  const { flow, methodName: paymentMethod, amount, currency } = intent;
  const eventId = transactionId ?? '';
  const why = reason === undefined ? {} : { reason };
  const facts = { eventType: flow, eventId, status, amount, currency, paymentMethod, ...why };
  return { messageType: 'onTransactionStatus', ...facts };
}
