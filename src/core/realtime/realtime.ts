import type { InjectionToken } from 'tsyringe';
import type { PushData, PushType, ReplyData, RequestData, RequestType } from '../../contract/realtime';

export type RealtimeState = 'closed' | 'opening' | 'open';

export interface RequestOptions {
  /**
   * UUID. A retry of the same intent must have the same one, so that the gateway treats it as the same request. By
   * default each call gets a new one.
   */
  messageId?: string;
}

/** The realtime channel (spec 7). Nothing is buffered: a request that can't be sent now is rejected now. */
export interface Realtime {
  /** Observable. */
  readonly state: RealtimeState;
  /** Opens the channel; resolves when the server has said CONNECT, rejects with an AppError otherwise. Never retries. */
  connect(): Promise<void>;
  close(): void;
  /**
   * Sends a request and waits for the reply with the same id. Rejects with an AppError: `socket.networkError` when the
   * channel is down or closes before the reply (`outcomeUnknown` if the request had been sent), `socket.timeout` after
   * 30 s (`outcomeUnknown`), the gateway's own code when it refused, `contract.invalidReply` when the reply is
   * malformed (`outcomeUnknown`). An optional call that the gateway has once refused as unknown is not sent again; it
   * rejects with the same refusal. A call that was refused for its token (401) waits up to 5 s for a new token and is
   * then sent once more, except those that create a payment (`isCreate`).
   */
  request<T extends RequestType>(type: T, data: RequestData<T>, options?: RequestOptions): Promise<ReplyData<T>>;
  on<T extends PushType>(type: T, listener: (data: PushData<T>) => void): () => void;
  /** Called at every successful connect. */
  onConnect(listener: () => void): () => void;
  onDisconnect(listener: () => void): () => void;
}
export const Realtime: InjectionToken<Realtime> = Symbol('Realtime');
