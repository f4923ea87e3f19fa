/** The tables, as migrations/ create them. Amounts are decimal text in major units. */
import {
  bigserial,
  boolean,
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
import type { Flow, Text, TransactionStatus } from '../../src/contract/primitives';
import type { Decline } from '../../src/contract/decline';
import type { MethodState } from '../../src/contract/method';
import type { ReplyEnvelope } from '../../src/contract/realtime';
import type { LimitPeriod, LockAction, Forfeit } from '../../src/contract/standing';

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
    /** `json`, not `jsonb`, so that a stored answer is repeated byte by byte. */
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
  clientKey: text('client_key'),
  destination: text(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  reply: json().$type<Record<string, unknown>>(),
  decline: jsonb().$type<Decline>(),
  accountId: text('account_id'),
  saveAccount: boolean('save_account').notNull().default(false),
  /** False from the transaction's end until its player is notified. */
  isAnnounced: boolean('is_announced').notNull().default(true),
});

export const savedAccounts = pgTable('saved_accounts', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  flow: text().$type<Flow>().notNull(),
  paymentMethod: text('payment_method').notNull(),
  label: text().notNull(),
  name: text(),
  network: text(),
  fields: jsonb().$type<Record<string, string>>().notNull().default({}),
  wallet: text(),
  isDefault: boolean('is_default').notNull().default(false),
  /** A digest of all that names the account, by which it is unique; the label is too short for that. */
  fingerprint: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
});

export const playerLimits = pgTable(
  'player_limits',
  {
    userId: text('user_id').notNull(),
    period: text().$type<LimitPeriod>().notNull(),
    max: numeric().notNull(),
    nextMax: numeric('next_max'),
    effectiveAt: timestamp('effective_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.period] })],
);

export const playerLocks = pgTable(
  'player_locks',
  {
    userId: text('user_id').notNull(),
    flow: text().$type<Flow>().notNull(),
    reason: text().notNull(),
    until: timestamp({ withTimezone: true }),
    text: jsonb().$type<Text>(),
    action: jsonb().$type<LockAction>(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.flow, table.reason] })],
);

export const playerForfeits = pgTable('player_forfeits', {
  userId: text('user_id').primaryKey(),
  forfeit: jsonb().$type<Forfeit>().notNull(),
});

export const methodStates = pgTable(
  'method_states',
  {
    /** Empty: for all players. */
    userId: text('user_id').notNull().default(''),
    /** Empty: for both flows. */
    flow: text().$type<Flow | ''>().notNull().default(''),
    name: text().notNull(),
    state: jsonb().$type<MethodState>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.flow, table.name] })],
);

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

export const captchaTokens = pgTable('captcha_tokens', {
  token: text().primaryKey(),
  version: text().$type<'v2' | 'v3'>().notNull(),
  action: text().notNull(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});

export const ledgerEntries = pgTable('ledger_entries', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  transactionId: text('transaction_id').notNull(),
  posting: text().$type<Posting>().notNull(),
  account: text().notNull(),
  currency: text().notNull(),
  amount: numeric().notNull(),
});
