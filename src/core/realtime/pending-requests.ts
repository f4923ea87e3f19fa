import type { RequestEnvelope, RequestType } from '../../contract/realtime';

export interface PendingRequest {
  type: RequestType;
  /** Milliseconds since the epoch, by the device's clock. */
  sentAt: number;
  promise: Promise<unknown>;
  resolve(data: unknown): void;
  reject(error: Error): void;
}

/** Requests that wait for their reply, by message id. Each is taken out once, so a second reply finds nothing. */
export class PendingRequests {
  // A Map, since ids in replies come from outside: `__proto__` is a key like any other.
  private readonly byId = new Map<string, PendingRequest & { stopTimer: () => void }>();

  /**
   * `startTimer` gets a function that takes the request out when its time is over, and returns the one that stops the
   * timer.
   */
  add(
    messageId: string,
    { type, sendTime }: Pick<RequestEnvelope, 'sendTime'> & { type: RequestType },
    startTimer: (expire: () => PendingRequest | undefined) => () => void,
  ): Promise<unknown> {
    let resolve!: (data: unknown) => void;
    let reject!: (error: Error) => void;
    const promise = new Promise<unknown>((onData, onError) => {
      resolve = onData;
      reject = onError;
    });
    const stopTimer = startTimer(() => this.take(messageId));
    this.byId.set(messageId, { type, sentAt: sendTime, promise, resolve, reject, stopTimer });
    return promise;
  }

  find(messageId: string): PendingRequest | undefined {
    return this.byId.get(messageId);
  }

  take(messageId: string): PendingRequest | undefined {
    const request = this.byId.get(messageId);
    this.byId.delete(messageId);
    request?.stopTimer();
    return request;
  }

  takeAll(): PendingRequest[] {
    return [...this.byId.keys()].flatMap((id) => this.take(id) ?? []);
  }
}
