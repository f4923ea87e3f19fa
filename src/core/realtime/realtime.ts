import type { InjectionToken } from 'tsyringe';
import type { PushData, PushType, ReplyData, RequestData, RequestType } from '../../contract/realtime';

export type RealtimeState = 'closed' | 'opening' | 'open';

export interface RequestOptions {
  /** UUID. The key that makes a second try of the same intent the same request; new for each call when not given. */
  messageId?: string;
}

/** The realtime channel (spec 7). Nothing is buffered: what cannot be sent now is rejected now. */
export interface Realtime {
  /** Observable. */
  readonly state: RealtimeState;
  /** Opens the channel; resolves when the server has said CONNECT, rejects with an AppError otherwise. Never retries. */
  connect(): Promise<void>;
  close(): void;
  /**
   * Sends and waits for the reply with the same id. Rejects with an AppError: `socket.networkError` when the
   * channel is down or goes down before the reply (`outcomeUnknown` when it had been sent), `socket.timeout` after
   * 30 s (`outcomeUnknown`), the gateway's own code when it refused, `contract.invalidReply` when the reply is malformed
   * (`outcomeUnknown`). An optional call that the gateway has once said it does not know is not sent again: it rejects with
   * the same refusal. A question that was refused for its token (401) waits up to 5 s for another one, and is asked once more with it;
   * what makes or changes something is not.
   */
  request<T extends RequestType>(type: T, data: RequestData<T>, options?: RequestOptions): Promise<ReplyData<T>>;
  on<T extends PushType>(type: T, listener: (data: PushData<T>) => void): () => void;
  /** Called at every successful connect. */
  onConnect(listener: () => void): () => void;
  onDisconnect(listener: () => void): () => void;
}
export const Realtime: InjectionToken<Realtime> = Symbol('Realtime');
