/**
 * A gateway in memory that uses the plugins' own simulators, for Storybook and component tests. It gives the same
 * replies as the sandbox, parsed by the same schemas, without a server.
 */
import { makeAutoObservable, runInAction } from 'mobx';
import type { Decline } from '@/contract/decline';
import { parseOrThrow, type Schema } from '@/contract/parse';
import {
  REQUESTS,
  type PushData,
  type PushType,
  type ReplyData,
  type RequestData,
  type RequestType,
} from '@/contract/realtime';
import type { SimulatedTransaction, SimulatorReply } from '@/contract/simulator';
import type { Standing } from '@/contract/standing';
import { AppError } from '@/core/errors/app-error';
import type { HttpClient, Timed } from '@/core/http/http-client';
import type { Realtime, RealtimeState, RequestOptions } from '@/core/realtime/realtime';
import { methodsPage } from '../../sandbox/http/methods-page';
import { GatewayFaults } from './gateway-faults';
import { SimulatedProvider, type SimulatedProviderOptions } from '../../sandbox/simulated/simulated-provider';

export interface SimulatedGatewayOptions extends SimulatedProviderOptions {
  /** Milliseconds that every call takes at the start; 0 by default. */
  delay?: number | undefined;
  /** Implements `getAsset`. */
  asset?: ((url: string) => string | undefined) | undefined;
}

export class SimulatedGateway implements Realtime, HttpClient {
  state: RealtimeState = 'closed';
  /** Milliseconds that every call takes from now on. */
  delay: number;
  readonly faults = new GatewayFaults();
  /** Every request that reached the gateway, oldest first. */
  readonly received: { type: RequestType; data: unknown; messageId: string }[] = [];
  /** While true, no reconnect succeeds. */
  private isCut = false;
  private readonly provider: SimulatedProvider;
  private readonly answers = new Map<string, Promise<SimulatorReply<RequestType>>>();
  private readonly pushListeners = new Map<PushType, Set<(data: never) => void>>();
  private readonly connectListeners = new Set<() => void>();
  private readonly disconnectListeners = new Set<() => void>();

  constructor(private readonly options: SimulatedGatewayOptions) {
    this.delay = options.delay ?? 0;
    this.provider = new SimulatedProvider(options, {
      settled: ({ id, flow, status }, decline) =>
        this.push(`${flow}.status`, { id, status: status === 'processed' ? 1 : 2, decline }),
      progress: (progress) => this.push('deposit.progress', progress),
    });
    makeAutoObservable<this, Private>(
      this,
      {
        faults: false,
        received: false,
        isCut: false,
        provider: false,
        options: false,
        answers: false,
        pushListeners: false,
        connectListeners: false,
        disconnectListeners: false,
        transactions: false,
      },
      { autoBind: true },
    );
  }

  get transactions(): ReadonlyMap<string, SimulatedTransaction> {
    return this.provider.transactions;
  }

  async connect(): Promise<void> {
    if (this.isCut) throw new AppError('Network connection failed', { code: 'socket.connectionFailed' });
    runInAction(() => (this.state = 'open'));
    this.connectListeners.forEach((listener) => listener());
  }

  /** Closes the channel: open requests are lost, later ones are refused until `connect`. */
  close(): void {
    if (this.state === 'closed') return;
    this.state = 'closed';
    this.faults.releaseAll();
    this.disconnectListeners.forEach((listener) => listener());
  }

  /** Takes the player's network away until `restore`. */
  cut(): void {
    this.isCut = true;
    this.close();
  }

  restore(): Promise<void> {
    this.isCut = false;
    return this.connect();
  }

  setDelay(ms: number): void {
    this.delay = ms;
  }

  refuseNext(type: RequestType, error: AppError): void {
    this.faults.refuseNext(type, error);
  }

  /** Adds a transaction that was made before the story begins. */
  addTransaction(transaction: SimulatedTransaction): void {
    this.provider.add(transaction);
  }

  /** Ends every open transaction, as the provider or an operator does, and sends the pushes. */
  settleAll(status: 'processed' | 'mistaked', decline?: Partial<Decline>): void {
    for (const { id } of this.transactions.values()) this.provider.settle(id, status, decline);
  }

  /** Locks or limits the player from now on, and sends the push. */
  changeStanding(standing: Partial<Standing>): void {
    this.provider.standing.change(standing);
    this.push('player.standing', standing);
  }

  push<T extends PushType>(type: T, data: PushData<T>): void {
    this.pushListeners.get(type)?.forEach((listener) => listener(data as never));
  }

  async request<T extends RequestType>(
    type: T,
    data: RequestData<T>,
    options: RequestOptions = {},
  ): Promise<ReplyData<T>> {
    if (this.state !== 'open') throw new AppError('offline', { code: 'socket.networkError', url: type });
    const messageId = options.messageId ?? this.provider.newId();
    this.received.push({ type, data, messageId });
    const answer = this.answers.get(messageId) ?? this.answer(type, data);
    this.answers.set(messageId, answer);
    const reply = (await answer) as { status: number; data?: unknown; code?: string; message?: string };
    await this.travel(type);
    if ((this.state as RealtimeState) !== 'open') {
      throw new AppError('cut', { code: 'socket.networkError', url: type, outcomeUnknown: true });
    }
    if (reply.status !== 200) {
      throw new AppError(reply.message ?? '', { code: reply.code, status: reply.status, url: type });
    }
    return parseOrThrow(REQUESTS[type].reply as unknown as Schema<ReplyData<T>>, reply.data, `${type} reply`);
  }

  async getJson<T>(path: string, schema: Schema<T>, query: Readonly<Record<string, string>> = {}): Promise<T> {
    await this.travel(path);
    const refusal = this.faults.takeRefusal(path);
    if (refusal) throw refusal;
    const listing = this.provider.offer.listing(path);
    const standing = query['after'] === undefined ? this.provider.standing.listed : {};
    const page = Array.isArray(listing) ? { ...methodsPage(listing, query), ...standing } : { data: listing };
    return parseOrThrow(schema, page, path);
  }

  async getTimed<T>(path: string, schema: Schema<T>, query: Readonly<Record<string, string>> = {}): Promise<Timed<T>> {
    return { value: await this.getJson(path, schema, query), ms: this.delay };
  }

  async getAsset(url: string): Promise<string | undefined> {
    return this.options.asset?.(url);
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
    const refusal = this.faults.takeRefusal(type, data);
    if (!refusal) return this.provider.answer(type, data);
    return { status: refusal.status ?? 400, code: refusal.code ?? '', message: refusal.message };
  }

  private async travel(call: string): Promise<void> {
    if (this.delay) await new Promise((resolve) => setTimeout(resolve, this.delay));
    await this.faults.deliver(call);
  }
}

type Private =
  | 'isCut'
  | 'provider'
  | 'options'
  | 'answers'
  | 'pushListeners'
  | 'connectListeners'
  | 'disconnectListeners';
