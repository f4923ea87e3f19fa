import type { Db } from '../database/db';
import type { Methods } from '../methods';
import type { ConfirmationTimes } from '../store/confirmations';
import type { ScheduledEvent } from '../store/scheduled-events';
import type { Transaction } from '../store/transaction';
import type { UserRow } from '../store/users';

/** What the gateway's own handlers may use. */
export interface OwnContext {
  /** The database transaction of the request. */
  db: Db;
  /** The request's message id. */
  messageId: string;
  /** The player's, where the request or its connection names one. */
  language?: string | undefined;
  /** Milliseconds since the epoch. */
  now: () => number;
  user: UserRow;
  methods: Methods;
  confirmationTimes: ConfirmationTimes;
  /** Called for each transaction that ends; the push is sent after the commit. */
  onSettled: (transaction: Transaction) => void;
  /** Called for each planned event; its timer starts after the commit. */
  onScheduled: (event: ScheduledEvent) => void;
}
