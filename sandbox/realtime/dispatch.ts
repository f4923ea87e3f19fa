/**
 * Dispatches a request and returns its answer. A request that writes is executed once per message id, whatever happens
 * in between.
 */
import { REQUESTS, type RequestData, type RequestEnvelope, type RequestType } from '../../src/contract/realtime';
import type { PaymentMethod } from '../../src/contract/method';
import type { Flow } from '../../src/contract/primitives';
import { parse, type Schema } from '../../src/contract/parse';
import type { Simulator, SimulatorContext, SimulatorReply } from '../../src/contract/simulator';
import type { Database } from '../database/database';
import type { Db } from '../database/db';
import type { Methods } from '../methods';
import { once, type Answer } from '../store/attempts';
import { CONFIRMATION_TIMES, type ConfirmationTimes } from '../store/confirmations';
import { InsufficientFundsError } from '../store/ledger';
import type { ScheduledEvent } from '../store/scheduled-events';
import type { Transaction } from '../store/transaction';
import type { UserRow } from '../store/users';
import { chooseAccount } from './account-choice';
import { refuseAmount } from './amount-check';
import { afterCreate } from './after-create';
import type { Push } from './effects';
import type { OwnContext } from './own-context';
import { ownHandlers } from './own-handlers';
import { refuseStanding } from './refuse-standing';
import { subjectOf } from './request-subject';
import { simulatorContext } from './simulator-context';
import { depositStatus, withFacts } from './deposit-status';

export interface DispatchParts {
  database: Database;
  methods: Methods;
  simulators: readonly Simulator[];
  providerUrl: SimulatorContext['providerUrl'];
  now: () => number;
  /** Checks the captcha token of a score request. */
  captcha: { refuse(captcha: RequestData<'BANKING_DEPOSIT:score-captcha'>['captcha'], db: Db): Promise<Answer | null> };
}

/** Options that a test has set for this player. */
export interface DispatchOptions {
  confirmation?: Partial<ConfirmationTimes> | undefined;
}

export interface Dispatched {
  answer: Answer;
  /** Transactions that ended during the request. Notify the player after the answer, which contains their ids. */
  settled: Transaction[];
  /** True when money was reserved, so that the player's balance has changed. */
  isBalanceChanged: boolean;
  /** Further pushes to send after the answer. */
  pushes: Push[];
}

/** Effects of a request besides its answer; they are valid only once the database has committed. */
interface Effects {
  settled: Transaction[];
  scheduled: ScheduledEvent[];
  isBalanceChanged: boolean;
  pushes: Push[];
}
const noEffects = (): Effects => ({ settled: [], scheduled: [], isBalanceChanged: false, pushes: [] });

/** Requests that only read are executed each time: a stored answer would be stale. */
const READS: ReadonlySet<RequestType> = new Set<RequestType>([
  'BANKING:methods-payment-v3',
  'BANKING:methods-withdrawal',
  'BANKING:userdata-payment-snippet',
  'BANKING:account-name',
  'BANKING:transactions-list',
  'BANKING:deposit-resume',
  'BANKING:withdrawal-resume',
  'BANKING:withdrawal-prepare',
  'BANKING:accounts-list',
  'BANKING_DEPOSIT:deposit-check',
  'BANKING_DEPOSIT:deposit-status',
  'BANKING_DEPOSIT:bank-get',
  'METRIC_EVENTS_HANDLER:events',
]);

export const isCreate = (type: string) => /create/.test(type);

export const UNKNOWN_TYPE: Answer = { status: 404, code: 'unknown.type', message: 'Unknown request type' };

const unavailable: Answer = {
  status: 400,
  code: 'banking.methodUnavailable',
  message: 'This payment method is not available',
};

export class Dispatcher {
  /** `onScheduled`: called after the commit with each event that a provider has planned. */
  constructor(
    private readonly parts: DispatchParts,
    private readonly onScheduled: (event: ScheduledEvent) => void,
  ) {}

  async dispatch(
    user: UserRow,
    { type, data, messageId, language }: RequestEnvelope,
    options: DispatchOptions = {},
  ): Promise<Dispatched> {
    const refused = (answer: Answer): Dispatched => ({ answer, settled: [], isBalanceChanged: false, pushes: [] });
    if (!isRequestType(type)) return refused(UNKNOWN_TYPE);
    const parsed = parse(REQUESTS[type].data as Schema<unknown>, data, type);
    if (!parsed.ok) {
      return refused({ status: 400, code: 'contract.invalidRequest', message: parsed.error.message });
    }
    let effects = noEffects();
    const run = (db: Db) => {
      effects = noEffects();
      const own = { ...this.ownContext(db, user, effects, options), messageId, language };
      return this.answer(type, parsed.value, own, effects);
    };
    const { db } = this.parts.database;
    try {
      const answer = READS.has(type)
        ? await db.transaction(run)
        : (await once(db, { userId: user.id, messageId, type }, run)).answer;
      effects.scheduled.forEach(this.onScheduled);
      const { settled, isBalanceChanged, pushes } = effects;
      return { answer, settled, isBalanceChanged, pushes };
    } catch (error) {
      // The transaction is rolled back: nothing was stored, so a second try starts afresh.
      if (!(error instanceof InsufficientFundsError)) throw error;
      return refused({ status: 400, code: 'banking.insufficientFunds', message: error.message });
    }
  }

  private ownContext(db: Db, user: UserRow, effects: Effects, { confirmation }: DispatchOptions) {
    const { methods, now } = this.parts;
    const confirmationTimes = { ...CONFIRMATION_TIMES, ...confirmation };
    const onSettled = (transaction: Transaction) => void effects.settled.push(transaction);
    const onScheduled = (event: ScheduledEvent) => void effects.scheduled.push(event);
    return { db, now, user, methods, confirmationTimes, onSettled, onScheduled };
  }

  private async answer(type: RequestType, data: unknown, own: OwnContext, effects: Effects): Promise<Answer> {
    const { methods, simulators, now, providerUrl } = this.parts;
    const { db, user } = own;
    const handleOwn = ownHandlers[type] as
      | ((data: unknown, context: OwnContext) => Promise<Answer> | Answer)
      | undefined;
    if (handleOwn) return handleOwn(data, own);

    const subject = subjectOf(type, data);
    const method = subject && methods.find(subject.flow, subject.methodName, user.country);
    const simulator = method && simulatorFor(method, subject.flow, simulators);
    const handle = simulator?.on[type] as
      | ((data: unknown, context: SimulatorContext) => Promise<SimulatorReply<RequestType>>)
      | undefined;
    if (!handle && type === 'BANKING_DEPOSIT:deposit-status') {
      return depositStatus((data as { depositId: string }).depositId, own);
    }
    if (!subject || !method || !simulator || !handle) return unavailable;
    const refusal = subject.money && refuseAmount(method, subject.money.amount, subject.money.currency);
    if (refusal) return refusal;
    const standing = await refuseStanding(subject, own);
    if (standing) return standing;
    const chosen = await chooseAccount(type, data, subject, own);
    if ('refusal' in chosen) return chosen.refusal;
    if (type === 'BANKING_DEPOSIT:score-captcha') {
      const refused = await this.parts.captcha.refuse((data as RequestData<typeof type>).captcha, db);
      if (refused) return refused;
    }

    const currency = subject.money?.currency ?? user.currency;
    const context = {
      tx: db,
      now,
      user: { ...user, currency },
      method,
      pluginId: simulator.id,
      providerUrl: inLanguage(providerUrl, own.language),
      onSettled: own.onSettled,
      onScheduled: own.onScheduled,
      onReserved: () => (effects.isBalanceChanged = true),
      onProgress: (push: Push<'deposit.progress'>) => void effects.pushes.push(push),
    };
    const reply = checked(type, (await handle(chosen.data, simulatorContext(context))) as Answer);
    if (type === 'BANKING_DEPOSIT:deposit-status') {
      return withFacts((data as RequestData<typeof type>).depositId, reply, own);
    }
    return afterCreate(type, chosen, reply, method, own);
  }
}

/** Throws when a simulator breaks the contract: that is our mistake, and must not reach the widget unnoticed. */
function checked(type: RequestType, reply: Answer): Answer {
  if (reply.status !== 200) return reply;
  const parsed = parse(REQUESTS[type].reply as Schema<unknown>, reply.data, `${type} reply`);
  if (!parsed.ok) throw parsed.error;
  return reply;
}

function simulatorFor(method: PaymentMethod, flow: Flow, simulators: readonly Simulator[]): Simulator | undefined {
  const able = simulators.filter((simulator) => simulator.handles(method, flow));
  return able.find((simulator) => !simulator.isFallback) ?? able[0];
}

const isRequestType = (type: string): type is RequestType => Object.hasOwn(REQUESTS, type);

/** The address of the provider's page, for a player of this language. */
const inLanguage =
  (providerUrl: SimulatorContext['providerUrl'], language: string | undefined): SimulatorContext['providerUrl'] =>
  (...page) => {
    const address = providerUrl(...page);
    return language && address.includes('?') ? `${address}&${new URLSearchParams({ lang: language })}` : address;
  };
