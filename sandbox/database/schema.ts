/** The tables, as migrations/ make them. Amounts are decimal text in major units. */
import {
  bigserial,
  integer,
  json,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Flow, TransactionStatus } from '../../src/contract/primitives';
import type { ReplyEnvelope } from '../../src/contract/realtime';

export const users = pgTable('users', {
  id: text().primaryKey(),
  name: text().notNull(),
  country: text().notNull(),
  currency: text().notNull(),
  profile: jsonb().$type<Record<string, string>>().notNull().default({}),
  preparedAt: timestamp('prepared_at', { withTimezone: true }),
});

export const attempts = pgTable(
  'attempts',
  {
    userId: text('user_id').notNull(),
    messageId: uuid('message_id').notNull(),
    type: text().notNull(),
    /** `json`, not `jsonb`: the first answer comes back letter by letter. */
    reply: json().$type<Omit<ReplyEnvelope, 'messageId' | 'time'>>(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.messageId] })],
);

export const transactions = pgTable('transactions', {
  seq: bigserial({ mode: 'number' }),
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  pluginId: text('plugin_id').notNull(),
  flow: text().$type<Flow>().notNull(),
  methodName: text('method_name').notNull(),
  amount: numeric().notNull(),
  currency: text().notNull(),
  status: text().$type<TransactionStatus>().notNull(),
  reason: text(),
  state: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  approveAt: timestamp('approve_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  destination: text(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  reply: json().$type<Record<string, unknown>>(),
});

export const confirmations = pgTable('confirmations', {
  transactionId: text('transaction_id').primaryKey(),
  code: text().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  resendAt: timestamp('resend_at', { withTimezone: true }).notNull(),
  wrongTries: integer('wrong_tries').notNull().default(0),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
});

export const scheduledEvents = pgTable('scheduled_events', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  transactionId: text('transaction_id').notNull(),
  event: text().notNull(),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
});

export type Posting = 'deposit' | 'reserve' | 'release' | 'payout';

export const ledgerEntries = pgTable('ledger_entries', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  transactionId: text('transaction_id').notNull(),
  posting: text().$type<Posting>().notNull(),
  account: text().notNull(),
  currency: text().notNull(),
  amount: numeric().notNull(),
});
