/**
 * A gateway in memory over the plugins' own simulators, for Storybook and component tests: the same replies as the
 * sandbox gives, parsed by the same schemas, without a server.
 */
import { makeAutoObservable, runInAction } from 'mobx';
import { parseOrThrow, type Schema } from '@/contract/parse';
import { HTTP_PATHS } from '@/contract/http';
import type { DepositStatus } from '@/contract/deposit';
import type { PaymentMethod } from '@/contract/method';
import type { Flow } from '@/contract/primitives';
import {
  REQUESTS,
  type PushData,
  type PushType,
  type ReplyData,
  type RequestData,
  type RequestType,
} from '@/contract/realtime';
import type {
  CatalogueMethod,
  SimulatedTransaction,
  Simulator,
  SimulatorContext,
  SimulatorReply,
} from '@/contract/simulator';
import { AppError } from '@/core/errors/app-error';
import type { HttpClient } from '@/core/http/http-client';
import type { Realtime, RealtimeState, RequestOptions } from '@/core/realtime/realtime';

export interface SimulatedGatewayOptions {
  simulators: readonly Simulator[];
  catalogue: readonly CatalogueMethod[];
  country: string;
  currency: string;
  now?: () => number;
  /** For events that a simulator plans; the browser's by default. */
  setTimeout?: (callback: () => void, ms: number) => unknown;
}

type Handler = (data: unknown, context: SimulatorContext) => Promise<SimulatorReply<RequestType>>;

const STATUS: Record<SimulatedTransaction['status'], DepositStatus> = {
  waiting: 'WAITING',
  accepted: 'WAITING',
  processed: 'PAYED',
  mistaked: 'CANCELED',
};

const isEnded = ({ status }: SimulatedTransaction) => status === 'processed' || status === 'mistaked';

export class SimulatedGateway implements Realtime, HttpClient {
  state: RealtimeState = 'closed';
  readonly transactions = new Map<string, SimulatedTransaction>();
  /** Every request that reached the gateway, oldest first. */
  readonly received: { type: RequestType; data: unknown; messageId: string }[] = [];
  /** The next create or call of this type is answered so, once. */
  private readonly refusals = new Map<RequestType, AppError>();
  private readonly answers = new Map<string, Promise<unknown>>();
  private readonly pushListeners = new Map<PushType, Set<(data: never) => void>>();
  private readonly connectListeners = new Set<() => void>();
  private readonly disconnectListeners = new Set<() => void>();
  private counter = 0;

  constructor(private readonly options: SimulatedGatewayOptions) {
    makeAutoObservable<
      this,
      'options' | 'refusals' | 'answers' | 'pushListeners' | 'connectListeners' | 'disconnectListeners' | 'counter'
    >(
      this,
      {
        transactions: false,
        received: false,
        options: false,
        refusals: false,
        answers: false,
        pushListeners: false,
        connectListeners: false,
        disconnectListeners: false,
        counter: false,
      },
      { autoBind: true },
    );
  }

  async connect(): Promise<void> {
    runInAction(() => (this.state = 'open'));
    this.connectListeners.forEach((listener) => listener());
  }

  /** As a cut does: open requests are lost, later ones are refused until `connect`. */
  close(): void {
    this.state = 'closed';
    this.disconnectListeners.forEach((listener) => listener());
  }

  refuseNext(type: RequestType, error: AppError): void {
    this.refusals.set(type, error);
  }

  /** Ends every open transaction, as the provider or an operator does, and pushes it. */
  settleAll(status: 'processed' | 'mistaked'): void {
    for (const transaction of this.transactions.values()) this.settle(transaction.id, status);
  }

  async request<T extends RequestType>(
    type: T,
    data: RequestData<T>,
    options: RequestOptions = {},
  ): Promise<ReplyData<T>> {
    if (this.state !== 'open') throw new AppError('offline', { code: 'socket.networkError', url: type });
    const messageId = options.messageId ?? this.newId();
    this.received.push({ type, data, messageId });
    const known = this.answers.get(messageId) ?? this.answer(type, data);
    this.answers.set(messageId, known);
    const reply = (await known) as { status: number; data?: unknown; code?: string; message?: string };
    if (reply.status !== 200)
      throw new AppError(reply.message ?? '', { code: reply.code, status: reply.status, url: type });
    return parseOrThrow(REQUESTS[type].reply as unknown as Schema<ReplyData<T>>, reply.data, `${type} reply`);
  }

  async getJson<T>(path: string, schema: Schema<T>): Promise<T> {
    return parseOrThrow(schema, { data: this.listing(path) }, path);
  }

  async getAsset(): Promise<string | undefined> {
    return undefined;
  }

  on<T extends PushType>(type: T, listener: (data: PushData<T>) => void): () => void {
    const listeners = this.pushListeners.get(type) ?? new Set();
    this.pushListeners.set(type, listeners.add(listener as (data: never) => void));
    return () => listeners.delete(listener as (data: never) => void);
  }

  onConnect(listener: () => void): () => void {
    this.connectListeners.add(listener);
    return () => this.connectListeners.delete(listener);
  }

  onDisconnect(listener: () => void): () => void {
    this.disconnectListeners.add(listener);
    return () => this.disconnectListeners.delete(listener);
  }

  private async answer(type: RequestType, data: unknown): Promise<SimulatorReply<RequestType>> {
    const refusal = this.refusals.get(type);
    if (refusal) {
      this.refusals.delete(type);
      return { status: refusal.status ?? 400, code: refusal.code ?? '', message: refusal.message };
    }
    if (type === 'BANKING:methods-payment-v3')
      return { status: 200, data: this.listing(HTTP_PATHS.paymentMethods) as never };
    if (type === 'BANKING:methods-withdrawal')
      return { status: 200, data: this.listing(HTTP_PATHS.withdrawalMethods) as never };
    if (type === 'BANKING:userdata-payment-snippet')
      return { status: 200, data: this.listing(HTTP_PATHS.paymentSnippet) as never };
    if (type === 'METRIC_EVENTS_HANDLER:events') return { status: 200, data: {} as never };
    return this.bySimulator(type, data as Record<string, unknown>);
  }

  private async bySimulator(type: RequestType, data: Record<string, unknown>): Promise<SimulatorReply<RequestType>> {
    const flow: Flow = type.includes('withdrawal') ? 'withdrawal' : 'deposit';
    const name = data['paymentType'] ?? data['paymentMethod'] ?? data['payment_system'] ?? data['payment_method'];
    const method = this.options.catalogue.find((entry) => entry.method.name === name)?.method;
    const simulator = method && this.options.simulators.find((one) => one.handles(method, flow));
    const handler = simulator?.on[type] as Handler | undefined;
    if (method && handler) return handler(data, this.contextFor(method, simulator!.id));
    const transaction = this.transactions.get(String(data['depositId']));
    if (type === 'BANKING_DEPOSIT:deposit-status' && transaction) {
      return { status: 200, data: { status: STATUS[transaction.status] } };
    }
    return { status: 400, code: 'banking.methodUnavailable', message: 'no simulator answers this' };
  }

  private listing(path: string): unknown {
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

  private contextFor(method: PaymentMethod, pluginId: string): SimulatorContext {
    const now = this.options.now ?? Date.now;
    const save = (transaction: SimulatedTransaction) => {
      this.transactions.set(transaction.id, transaction);
      return transaction;
    };
    const known = (id: string) => {
      const transaction = this.transactions.get(id);
      if (!transaction) throw new Error(`no transaction ${id}`);
      return transaction;
    };
    return {
      now,
      newId: this.newId,
      user: { id: 'player', currency: this.options.currency, country: this.options.country },
      method,
      providerUrl: (page, id, returnUrl) =>
        `https://provider.example/${page}/${id}?returnUrl=${encodeURIComponent(returnUrl)}`,
      transactions: {
        insert: async (transaction) => save({ ...transaction, pluginId, createdAt: now() }),
        find: async (id) => this.transactions.get(id) ?? null,
        findOpen: async (name) =>
          [...this.transactions.values()]
            .filter((one) => one.methodName === name && (one.status === 'waiting' || one.status === 'accepted'))
            .reverse(),
        update: async (id, state) => save({ ...known(id), state }),
        settle: async (id, status) => this.settle(known(id).id, status),
        schedule: async (id, ms, event) => this.schedule(known(id).id, ms, event),
      },
    };
  }

  private schedule(id: string, ms: number, event: string): void {
    const set = this.options.setTimeout ?? ((callback, delay) => globalThis.setTimeout(callback, delay));
    set(() => void this.deliver(id, event), ms);
  }

  /** Rejects, as an unhandled error that fails a test, when nobody takes the event. */
  private async deliver(id: string, event: string): Promise<void> {
    const transaction = this.transactions.get(id)!;
    if (isEnded(transaction)) return;
    const simulator = this.options.simulators.find((one) => one.id === transaction.pluginId);
    const entry = this.options.catalogue.find(({ method }) => method.name === transaction.methodName);
    if (!simulator?.onEvent || !entry) throw new Error(`nobody takes the event ${event} of ${transaction.methodName}`);
    await simulator.onEvent(event, transaction, this.contextFor(entry.method, simulator.id));
  }

  private settle(id: string, status: 'processed' | 'mistaked'): SimulatedTransaction {
    const transaction = this.transactions.get(id)!;
    if (isEnded(transaction)) return transaction;
    const ended = { ...transaction, status };
    this.transactions.set(id, ended);
    const push = { id, status: status === 'processed' ? 1 : 2 };
    this.pushListeners.get(`${transaction.flow}.status`)?.forEach((listener) => listener(push as never));
    return ended;
  }

  private newId(): string {
    this.counter += 1;
    return `00000000-0000-4000-8000-${String(this.counter).padStart(12, '0')}`;
  }
}
