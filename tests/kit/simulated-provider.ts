/** Everything behind the simulated gateway: the catalogue, the plugins' simulators and their transactions, in memory. */
import type { Decline } from '@/contract/decline';
import type { DepositStatus } from '@/contract/deposit';
import { HTTP_PATHS } from '@/contract/http';
import type { PaymentMethod } from '@/contract/method';
import type { Flow } from '@/contract/primitives';
import type { DepositProgress, RequestData, RequestType } from '@/contract/realtime';
import type {
  CatalogueMethod,
  SimulatedTransaction,
  Simulator,
  SimulatorContext,
  SimulatorReply,
} from '@/contract/simulator';

import { resumable } from '../../sandbox/realtime/resumable';
import { isCancellable, listTransactions, resumed } from './simulated-history';
import { SimulatedStanding, type SimulatedStandingOptions } from './simulated-standing';
import { answerWithdrawal } from './simulated-withdrawals';

export interface SimulatedProviderOptions {
  simulators: readonly Simulator[];
  catalogue: readonly CatalogueMethod[];
  country: string;
  currency: string;
  now?: (() => number) | undefined;
  /** Timer for events that a simulator plans; the browser's by default. */
  setTimeout?: ((callback: () => void, ms: number) => unknown) | undefined;
  /** The player's standing at the gateway; nothing by default. */
  standing?: SimulatedStandingOptions | undefined;
}

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
  /** Answers to creates, by transaction. */
  private readonly made = new Map<string, object>();
  private readonly declines = new Map<string, Decline>();
  private counter = 0;

  constructor(
    private readonly options: SimulatedProviderOptions,
    private readonly pushes: {
      settled(transaction: SimulatedTransaction, decline: Decline | undefined): void;
      progress(progress: DepositProgress): void;
    },
  ) {
    this.standing = new SimulatedStanding(options.standing ?? {}, options.now ?? Date.now);
  }

  async answer(type: RequestType, data: unknown): Promise<SimulatorReply<RequestType>> {
    const listing = LISTINGS[type];
    if (listing) return { status: 200, data: this.listing(listing) as never };
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
      refuse: (id) => void this.settle(id, 'mistaked'),
    });
    return own ?? this.resumed(type, data) ?? this.bySimulator(type, data as Record<string, unknown>);
  }

  /** Adds a transaction that was made before the story begins. */
  add(transaction: SimulatedTransaction): void {
    this.save(transaction);
  }

  /** Methods or suggested amounts of the player's region, depending on the path of the HTTP call. */
  listing(path: string): unknown {
    const { catalogue, country, currency } = this.options;
    const here = catalogue.filter((e) => e.countries.includes(country) && e.method.currency.includes(currency));
    if (path === HTTP_PATHS.paymentSnippet) {
      return Object.fromEntries(
        here.flatMap((e) => (e.snippet?.[currency] ? [[e.method.name, e.snippet[currency]]] : [])),
      );
    }
    const flow: Flow = path === HTTP_PATHS.withdrawalMethods ? 'withdrawal' : 'deposit';
    return here.filter((entry) => entry.flows.includes(flow)).map((entry) => entry.method);
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
    const method = this.methodNamed(name);
    const simulator = method && this.simulatorOf(method, flow);
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

  /** The method of this name; that of the player's country when several countries have one. */
  private methodNamed(name: unknown): PaymentMethod | undefined {
    const named = this.options.catalogue.filter((entry) => entry.method.name === name);
    return (named.find((entry) => entry.countries.includes(this.options.country)) ?? named[0])?.method;
  }

  private simulatorOf(method: PaymentMethod, flow: Flow): Simulator | undefined {
    const able = this.options.simulators.filter((one) => one.handles(method, flow));
    return able.find((one) => !one.isFallback) ?? able[0];
  }

  private contextFor(method: PaymentMethod, pluginId: string): SimulatorContext {
    const now = this.options.now ?? Date.now;
    const isOpen = ({ status }: SimulatedTransaction) => status === 'waiting' || status === 'accepted';
    return {
      now,
      newId: this.newId,
      user: { id: 'player', currency: this.options.currency, country: this.options.country },
      method,
      providerUrl: (page, id, returnUrl) =>
        `https://provider.example/${page}/${id}?returnUrl=${encodeURIComponent(returnUrl)}`,
      transactions: {
        insert: async (transaction) => this.save({ ...transaction, pluginId, createdAt: now() }),
        find: async (id) => this.transactions.get(id) ?? null,
        findOpen: async (name) =>
          [...this.transactions.values()].filter((one) => one.methodName === name && isOpen(one)).reverse(),
        update: async (id, state) => this.save({ ...this.known(id), state }),
        settle: async (id, status, decline) => this.settle(id, status, decline),
        progress: async (id, progress) => this.pushes.progress({ id, ...progress }),
        schedule: async (id, ms, event) => this.schedule(this.known(id).id, ms, event),
      },
    };
  }

  private schedule(id: string, ms: number, event: string): void {
    const set = this.options.setTimeout ?? ((callback, delay) => globalThis.setTimeout(callback, delay));
    set(() => void this.deliver(id, event), ms);
  }

  /** Rejects when no simulator handles the event: the unhandled rejection fails the test. */
  private async deliver(id: string, event: string): Promise<void> {
    const transaction = this.known(id);
    if (isEnded(transaction)) return;
    const simulator = this.options.simulators.find((one) => one.id === transaction.pluginId);
    const method = this.methodNamed(transaction.methodName);
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
