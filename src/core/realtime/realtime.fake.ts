import { makeAutoObservable } from 'mobx';
import type { PushData, PushType, ReplyData, RequestData, RequestType } from '../../contract/realtime';
import { AppError } from '../errors/app-error';
import { Listeners } from './listeners';
import type { Realtime, RealtimeState, RequestOptions } from './realtime';

export interface SentRequest {
  type: RequestType;
  data: unknown;
  messageId: string;
}

type Responder<T extends RequestType> = (data: RequestData<T>) => ReplyData<T> | Promise<ReplyData<T>>;

/** A gateway in memory: `respond` says what a request type answers (throw an AppError to refuse), `push` pushes. */
export class FakeRealtime implements Realtime {
  state: RealtimeState = 'open';
  readonly sent: SentRequest[] = [];
  /** If set, `connect` rejects with it. */
  connectError: AppError | undefined;
  connectCalls = 0;

  private readonly responders = new Map<RequestType, (data: never) => unknown>();
  private readonly connects = new Listeners<[]>(rethrow);
  private readonly disconnects = new Listeners<[]>(rethrow);
  private readonly pushes = new Listeners<[PushType, unknown]>(rethrow);
  private count = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  respond<T extends RequestType>(type: T, responder: Responder<T>): void {
    this.responders.set(type, responder);
  }

  push<T extends PushType>(type: T, data: PushData<T>): void {
    this.pushes.call(type, data);
  }

  async connect(): Promise<void> {
    this.connectCalls += 1;
    if (this.connectError) throw this.connectError;
    if (this.state === 'open') return;
    this.state = 'open';
    this.connects.call();
  }

  close(): void {
    if (this.state === 'closed') return;
    this.state = 'closed';
    this.disconnects.call();
  }

  async request<T extends RequestType>(
    type: T,
    data: RequestData<T>,
    { messageId = `message-${(this.count += 1)}` }: RequestOptions = {},
  ): Promise<ReplyData<T>> {
    if (this.state !== 'open') {
      throw new AppError('Network connection failed', { code: 'socket.networkError', url: type });
    }
    this.sent.push({ type, data, messageId });
    const responder = this.responders.get(type);
    // Without a responder the reply never comes, as with a gateway that has lost it.
    if (!responder) return new Promise<never>(() => {});
    return (await responder(data as never)) as ReplyData<T>;
  }

  on<T extends PushType>(type: T, listener: (data: PushData<T>) => void): () => void {
    return this.pushes.add((pushed, data) => {
      if (pushed === type) listener(data as PushData<T>);
    });
  }

  onConnect(listener: () => void): () => void {
    return this.connects.add(listener);
  }

  onDisconnect(listener: () => void): () => void {
    return this.disconnects.add(listener);
  }
}

function rethrow(error: unknown): never {
  throw error;
}
