import { observable, runInAction } from 'mobx';
import type { PushData, PushType, ReplyData, RequestData, RequestType } from '../../contract/realtime';
import { AppError } from '../../core/errors/app-error';
import type { Realtime, RealtimeState, RequestOptions } from '../../core/realtime/realtime';
import { UnsupportedCalls } from '../../core/realtime/unsupported-calls';

export interface SentRequest {
  type: RequestType;
  data: unknown;
  messageId: string | undefined;
}

interface Waiting {
  type: RequestType;
  resolve: (reply: never) => void;
  reject: (error: AppError) => void;
}

type Script = (data: never, sent: SentRequest) => unknown;

/**
 * The realtime channel without a network. A request of a scripted type is answered at once (a script that throws
 * refuses it); any other request waits for `reply`, `refuse` or `cut`.
 */
export class ScriptedRealtime implements Realtime {
  readonly sent: SentRequest[] = [];
  private readonly box = observable.box<RealtimeState>('open');
  private readonly scripts = new Map<RequestType, Script>();
  private readonly waiting: Waiting[] = [];
  private readonly unsupported = new UnsupportedCalls();
  private readonly listeners = new Map<string, Set<(data: never) => void>>();

  get state(): RealtimeState {
    return this.box.get();
  }

  sentOf(type: RequestType): SentRequest[] {
    return this.sent.filter((request) => request.type === type);
  }

  /** `answer` may be a promise, for an answer that comes later. */
  script<T extends RequestType>(
    type: T,
    answer: (data: RequestData<T>, sent: SentRequest) => ReplyData<T> | Promise<ReplyData<T>>,
  ): void {
    this.scripts.set(type, answer as Script);
  }

  async request<T extends RequestType>(
    type: T,
    data: RequestData<T>,
    { messageId }: RequestOptions = {},
  ): Promise<ReplyData<T>> {
    if (this.state !== 'open') throw new AppError('Offline', { code: 'socket.networkError' });
    const refusal = this.unsupported.refusalOf(type, data);
    if (refusal) throw refusal;
    const sent = { type, data, messageId };
    this.sent.push(sent);
    const script = this.scripts.get(type);
    if (script) return this.play(script, sent) as ReplyData<T>;
    return new Promise((resolve, reject) =>
      this.waiting.push({ type, resolve: resolve as Waiting['resolve'], reject }),
    );
  }

  private play(script: Script, sent: SentRequest): unknown {
    try {
      return script(sent.data as never, sent);
    } catch (thrown) {
      this.unsupported.learn(sent.type, sent.data, AppError.from(thrown));
      throw thrown;
    }
  }

  /** Answers the first waiting request of this type. */
  reply<T extends RequestType>(type: T, reply: ReplyData<T>): void {
    const index = this.waiting.findIndex((waiting) => waiting.type === type);
    const [waiting] = index < 0 ? [] : this.waiting.splice(index, 1);
    if (!waiting) throw new Error(`No ${type} waits for an answer`);
    waiting.resolve(reply as never);
  }

  refuse(error: AppError): void {
    this.next().reject(error);
  }

  /** Closes the channel: requests that were sent and not answered have an unknown outcome. */
  cut(): void {
    runInAction(() => this.box.set('closed'));
    const lost = new AppError('Cut', { code: 'socket.networkError', outcomeUnknown: true });
    for (const { reject } of this.waiting.splice(0)) reject(lost);
    this.emit('disconnect', undefined);
  }

  async connect(): Promise<void> {
    runInAction(() => this.box.set('open'));
    this.emit('connect', undefined);
  }

  close(): void {
    this.cut();
  }

  push<T extends PushType>(type: T, data: PushData<T>): void {
    this.emit(type, data);
  }

  on<T extends PushType>(type: T, listener: (data: PushData<T>) => void): () => void {
    return this.listen(type, listener);
  }

  onConnect(listener: () => void): () => void {
    return this.listen('connect', listener);
  }

  onDisconnect(listener: () => void): () => void {
    return this.listen('disconnect', listener);
  }

  private next(): Waiting {
    const waiting = this.waiting.shift();
    if (!waiting) throw new Error('No request waits for an answer');
    return waiting;
  }

  private emit(event: string, data: unknown): void {
    for (const listener of [...(this.listeners.get(event) ?? [])]) listener(data as never);
  }

  private listen<D>(event: string, listener: (data: D) => void): () => void {
    const set = this.listeners.get(event) ?? new Set();
    set.add(listener as (data: never) => void);
    this.listeners.set(event, set);
    return () => void set.delete(listener as (data: never) => void);
  }
}
