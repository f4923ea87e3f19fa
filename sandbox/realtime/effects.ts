import type { Decline } from '../../src/contract/decline';
import type { PushData, PushType } from '../../src/contract/realtime';
import type { Transaction } from '../store/transaction';

export interface Push<T extends PushType = PushType> {
  userId: string;
  event: T;
  data: PushData<T>;
}

/** The push of a transaction's end. Spec 4: 1 means processed, 2 means mistaked. */
export function statusPush({ id, flow, status, userId }: Transaction, decline: Decline | undefined): Push {
  const data = { id, status: status === 'processed' ? 1 : 2, ...(decline && { decline }) };
  return { userId, event: `${flow}.status`, data };
}
