/** What the host is told of an attempt (contract 1). Pure. */
import type { OutgoingMessage } from '../../contract/host';
import type { EndStatus } from '../status/status-rules';
import type { AttemptRecord } from './attempt-record';

type Told = Pick<AttemptRecord, 'intent' | 'transactionId'>;

export function createdMessage({ intent, transactionId }: Told): OutgoingMessage {
  return { messageType: 'onCreateTransaction', eventType: intent.flow, eventId: transactionId ?? '' };
}

/** `reason`: why it was refused, a word of the contract. */
export function endedMessage(
  { intent, transactionId }: Told,
  status: EndStatus,
  reason: string | undefined,
): OutgoingMessage {
  const { flow, methodName: paymentMethod, amount, currency } = intent;
  const eventId = transactionId ?? '';
  const why = status === 'mistaked' && reason !== undefined ? { reason } : {};
  const facts = { eventType: flow, eventId, status, amount, currency, paymentMethod, ...why };
  return { messageType: 'onTransactionStatus', ...facts };
}
