/** Everything behind the simulated gateway: the catalogue, the plugins' simulators and their transactions, in memory. */
import type { Decline } from '../../src/contract/decline';
import type { DepositStatus } from '../../src/contract/deposit';
import { HTTP_PATHS } from '../../src/contract/http';
import type { PaymentMethod } from '../../src/contract/method';
import type { Flow } from '../../src/contract/primitives';
import type { DepositProgress, RequestData, RequestType } from '../../src/contract/realtime';
import type { SimulatedTransaction, SimulatorContext, SimulatorReply } from '../../src/contract/simulator';

import { amountEvent, ENDS_AFTER_MS, endOfEvent } from '../director/amounts';
import { resumable } from '../realtime/resumable';
import { PlannedEvents, type PlannedEvent } from './planned-events';
import { isCancellable, listTransactions, resumed } from './simulated-history';
import { SimulatedOffer, type SimulatedOfferOptions } from './simulated-offer';
import { SimulatedStanding, type SimulatedStandingOptions } from './simulated-standing';
import { answerWithdrawal } from './simulated-withdrawals';

export interface SimulatedProviderOptions extends SimulatedOfferOptions {
  now?: (() => number) | undefined;
  /** Timer for events that a simulator plans; the browser's by default. */
  setTimeout?: ((callback: () => void, ms: number) => unknown) | undefined;
  /** The player's standing at the gateway; nothing by default. */
  standing?: SimulatedStandingOptions | undefined;
  /** Addresses of the provider's pages; by default those of no site. */
  providerUrl?: SimulatorContext['providerUrl'] | undefined;
  /** In order by default. */
  newId?: (() => string) | undefined;
}

/** All that the provider remembers of the player, as JSON. */
export interface ProviderSnapshot {
  transactions: SimulatedTransaction[];
  profile: [string, string][];
  standing: SimulatedStandingOptions;
  made: [string, object][];
  declines: [string, Decline][];
  planned: PlannedEvent[];
}

const NO_PAGE: SimulatorContext['providerUrl'] = (page, id, returnUrl) =>
  `https://provider.example/${page}/${id}?returnUrl=${encodeURIComponent(returnUrl)}`;

type Handler = (data: unknown, context: SimulatorContext) => Promise<SimulatorReply<RequestType>>;

const STATUS: Record<SimulatedTransaction['status'], DepositStatus> = {
  waiting: 'WAITING',
  accepted: 'WAITING',
  processed: 'PAYED',
  mistaked: 'CANCELED',
};

const isEnded = ({ status }: SimulatedTransaction) => status === 'processed' || status === 'mistaked';

const LISTINGS: Partial<Record<RequestType, string>> = {
  'BANKING:methods-payment-v3': HTTP_PATHS.paymentMethods,
  'BANKING:methods-withdrawal': HTTP_PATHS.withdrawalMethods,
  'BANKING:userdata-payment-snippet': HTTP_PATHS.paymentSnippet,
};

export class SimulatedProvider {
  readonly transactions = new Map<string, SimulatedTransaction>();
  private readonly profile = new Map<string, string>();
  readonly standing: SimulatedStanding;
  readonly offer: SimulatedOffer;
  /** Answers to creates, by transaction. */
  private readonly made = new Map<string, object>();
  private readonly declines = new Map<string, Decline>();
  private readonly planned: PlannedEvents;
  private counter = 0;

  constructor(
    private readonly options: SimulatedProviderOptions,
    private readonly pushes: {
      settled(transaction: SimulatedTransaction, decline: Decline | undefined): void;
      progress(progress: DepositProgress): void;
    },
  ) {
    const { standing = {}, now = Date.now } = options;
    this.standing = new SimulatedStanding(standing, now);
    this.offer = new SimulatedOffer(options);
    this.planned = new PlannedEvents(now, options.setTimeout, (id, event) => this.deliver(id, event));
  }

  snapshot(): ProviderSnapshot {
    const { transactions, profile, standing, made, declines, planned } = this;
    return {
      transactions: [...transactions.values()],
      profile: [...profile],
      standing: standing.snapshot(),
      made: [...made],
      declines: [...declines],
      planned: planned.list(),
    };
  }

  /** Takes over what another provider remembered; events that fell due meanwhile happen at once. */
  restore({ transactions, profile, standing, made, declines, planned }: ProviderSnapshot): void {
    for (const transaction of transactions) this.save(transaction);
    for (const [name, value] of profile) this.profile.set(name, value);
    for (const [id, reply] of made) this.made.set(id, reply);
    for (const [id, decline] of declines) this.declines.set(id, decline);
    this.standing.restore(standing);
    this.planned.restore(planned);
  }

  async answer(type: RequestType, data: unknown): Promise<SimulatorReply<RequestType>> {
    const listing = LISTINGS[type];
    if (listing) return { status: 200, data: this.offer.listing(listing) as never };
    if (type === 'METRIC_EVENTS_HANDLER:events') return { status: 200, data: {} as never };
    const standing = this.standing.answer(type, data);
    if (standing) return standing;
    if (type === 'BANKING:transactions-list') {
      return listTransactions(data as RequestData<typeof type>, this.transactions, this.options.catalogue);
    }
    if (type === 'BANKING:withdrawal-cancel') return this.cancel(data as RequestData<typeof type>);
    const own = answerWithdrawal(type, data, {
      transactions: this.transactions,
      profile: this.profile,
      now: this.options.now ?? Date.now,
      update: (id, state) => void this.save({ ...this.known(id), state }),
      confirmed: (id) => void this.save({ ...this.known(id), status: 'accepted' }),
      refuse: (id) => void this.settle(id, 'mistaked'),
    });
    return own ?? this.resumed(type, data) ?? this.bySimulator(type, data as Record<string, unknown>);
  }

  /** Adds a transaction that was made before the story begins. */
  add(transaction: SimulatedTransaction): void {
    this.save(transaction);
  }

  /** Ends a transaction; an ended one stays unchanged. */
  settle(id: string, status: 'processed' | 'mistaked', decline?: Partial<Decline>): SimulatedTransaction {
    const transaction = this.known(id);
    if (isEnded(transaction)) return transaction;
    const ended = this.save({ ...transaction, status });
    if (status === 'mistaked' && decline) {
      this.declines.set(id, { reason: 'unknown', isFinal: false, next: [], ...decline });
    }
    this.pushes.settled(ended, this.declines.get(id));
    return ended;
  }

  newId = (): string => {
    if (this.options.newId) return this.options.newId();
    this.counter += 1;
    return `00000000-0000-4000-8000-${String(this.counter).padStart(12, '0')}`;
  };

  private resumed(type: RequestType, data: unknown): SimulatorReply<RequestType> | undefined {
    if (type !== 'BANKING:deposit-resume' && type !== 'BANKING:withdrawal-resume') return undefined;
    const { depositId, withdrawalId } = data as { depositId?: string; withdrawalId?: string };
    return resumed(depositId ?? withdrawalId ?? '', this.transactions, this.made);
  }

  private keep(type: RequestType, data: unknown): void {
    const { withdrawalId } = (data ?? {}) as { withdrawalId?: string | null };
    const kept =
      type === 'BANKING:withdrawal-create' && withdrawalId
        ? { id: withdrawalId, reply: data as object }
        : resumable(type, data);
    if (kept) this.made.set(kept.id, kept.reply);
  }

  private cancel({ withdrawalId }: { withdrawalId: string }): SimulatorReply<'BANKING:withdrawal-cancel'> {
    const withdrawal = this.transactions.get(withdrawalId);
    if (!withdrawal || !isCancellable(withdrawal)) {
      return { status: 400, code: 'banking.notCancellable', message: 'on its way' };
    }
    const { status } = this.settle(withdrawalId, 'mistaked');
    return { status: 200, data: { withdrawalId, status } };
  }

  private async bySimulator(type: RequestType, data: Record<string, unknown>): Promise<SimulatorReply<RequestType>> {
    const flow: Flow = type.includes('withdrawal') ? 'withdrawal' : 'deposit';
    const name = data['paymentType'] ?? data['paymentMethod'] ?? data['payment_system'] ?? data['payment_method'];
    const method = this.offer.methodNamed(name);
    const simulator = method && this.offer.simulatorOf(method, flow);
    const handler = simulator?.on[type] as Handler | undefined;
    if (handler) {
      const answer = await handler(data, this.contextFor(method!, simulator!.id));
      if ('data' in answer) this.keep(type, answer.data);
      return answer;
    }
    const transaction = this.transactions.get(String(data['depositId']));
    if (type === 'BANKING_DEPOSIT:deposit-status' && transaction) {
      return {
        status: 200,
        data: { status: STATUS[transaction.status], decline: this.declines.get(transaction.id) },
      };
    }
    return { status: 400, code: 'banking.methodUnavailable', message: 'no simulator answers this' };
  }

  private contextFor(method: PaymentMethod, pluginId: string): SimulatorContext {
    const now = this.options.now ?? Date.now;
    const isOpen = ({ status }: SimulatedTransaction) => status === 'waiting' || status === 'accepted';
    return {
      now,
      newId: this.newId,
      user: { id: 'player', ...this.offer.region },
      method,
      providerUrl: this.options.providerUrl ?? NO_PAGE,
      transactions: {
        insert: async (transaction) => {
          const event = amountEvent(transaction.amount);
          if (event) this.planned.schedule(transaction.id, ENDS_AFTER_MS, event);
          return this.save({ ...transaction, pluginId, createdAt: now() });
        },
        find: async (id) => this.transactions.get(id) ?? null,
        findOpen: async (name) =>
          [...this.transactions.values()].filter((one) => one.methodName === name && isOpen(one)).reverse(),
        update: async (id, state) => this.save({ ...this.known(id), state }),
        settle: async (id, status, decline) => this.settle(id, status, decline),
        progress: async (id, progress) => this.pushes.progress({ id, ...progress }),
        schedule: async (id, ms, event) => this.planned.schedule(this.known(id).id, ms, event),
      },
    };
  }

  /** Rejects when no simulator handles the event: the unhandled rejection fails the test. */
  async deliver(id: string, event: string): Promise<void> {
    const transaction = this.known(id);
    if (isEnded(transaction)) return;
    const end = endOfEvent(event);
    if (end) return void this.settle(id, end.status, end);
    const simulator = this.options.simulators.find((one) => one.id === transaction.pluginId);
    const method = this.offer.methodNamed(transaction.methodName);
    if (!simulator?.onEvent || !method) throw new Error(`nobody takes the event ${event} of ${transaction.methodName}`);
    await simulator.onEvent(event, transaction, this.contextFor(method, simulator.id));
  }

  private known(id: string): SimulatedTransaction {
    const transaction = this.transactions.get(id);
    if (!transaction) throw new Error(`no transaction ${id}`);
    return transaction;
  }

  private save(transaction: SimulatedTransaction): SimulatedTransaction {
    this.transactions.set(transaction.id, transaction);
    return transaction;
  }
}
