/** What the host is told of an attempt (contract 1). Pure. */
import type { OutgoingMessage } from '../../contract/host';
import type { EndStatus } from '../status/status-rules';
import type { AttemptRecord } from './attempt-record';

type Told = Pick<AttemptRecord, 'intent' | 'transactionId'>;

export function createdMessage({ intent, transactionId }: Told): OutgoingMessage {
  return { messageType: 'onCreateTransaction', eventType: intent.flow, eventId: transactionId ?? '' };
}

export function endedMessage({ intent, transactionId }: Told, status: EndStatus): OutgoingMessage {
  const { flow, methodName: paymentMethod, amount, currency } = intent;
  const eventId = transactionId ?? '';
  return { messageType: 'onTransactionStatus', eventType: flow, eventId, status, amount, currency, paymentMethod };
}
