/** The realtime channel between browser and gateway: records requests, and changes or drops answers for a test. */
import type { Page, WebSocketRoute } from '@playwright/test';
import type { PushType, ReplyEnvelope, RequestEnvelope, RequestType } from '../../../src/contract/realtime';

export interface SentRequest extends RequestEnvelope {
  type: RequestType;
}

/** The part of a create's answer that tests change. */
export interface CreateData {
  apiResponse: Record<string, unknown>;
}

/** Returns the reply that arrives in place of the gateway's; undefined drops it. */
export type Change = (reply: ReplyEnvelope, request: SentRequest) => ReplyEnvelope | undefined;

const CREATES: readonly RequestType[] = [
  'BANKING:deposit-create',
  'BANKING:deposit-prepare',
  'BANKING_DEPOSIT:deposit-create-p2p',
  'BANKING:withdrawal-create',
];

/** Prefix of a socket.io packet that carries an event. */
const EVENT = '42';

export class Channel {
  /** Requests, oldest first. */
  readonly sent: SentRequest[] = [];
  private others: Change = (reply) => reply;
  private readonly changes = new Map<RequestType, Change>();
  /** Requests of these types are not forwarded to the gateway. */
  private readonly kept = new Set<RequestType>();
  private current: WebSocketRoute | undefined;

  /** Listens from the page's next connection on. */
  async listen(page: Page): Promise<void> {
    await page.routeWebSocket(/\/v4\/socket\.io/, (browser) => {
      const gateway = browser.connectToServer();
      this.current = browser;
      browser.onMessage((message) => {
        const request = this.note(message);
        if (!request || !this.kept.has(request.type)) gateway.send(message);
      });
      gateway.onMessage((message) => {
        const arrives = this.arrives(message);
        if (arrives !== undefined) browser.send(arrives);
      });
    });
  }

  /** Changes each answer to this call, from now on. */
  change(type: RequestType, change: Change): void {
    this.changes.set(type, change);
  }

  /** Changes each answer to all other calls, from now on. */
  changeOthers(change: Change): void {
    this.others = change;
  }

  /** Changes the data of each answer to this call, from now on. */
  changeData<D extends object>(type: RequestType, change: (data: D) => object): void {
    this.change(type, (reply) => ({ ...reply, data: change(reply.data as D) }));
  }

  /** The gateway executes this call, but its answers are dropped. */
  lose(type: RequestType): void {
    this.change(type, () => undefined);
  }

  /** The gateway executes the next such call, but its answer is dropped; later answers arrive. Resolves when it was dropped. */
  loseNext(type: RequestType): Promise<void> {
    return new Promise((resolve) => {
      this.change(type, () => {
        this.heal(type);
        resolve();
        return undefined;
      });
    });
  }

  /** The call does not reach the gateway and gets no answer. */
  swallow(type: RequestType): void {
    this.kept.add(type);
  }

  /** Answers like a gateway that does not know the call (contract 5). */
  forget(type: RequestType): void {
    this.change(type, ({ messageId }) => ({ messageId, status: 404, code: 'unknown.type', message: 'Unknown call' }));
  }

  heal(type: RequestType): void {
    this.changes.delete(type);
    this.kept.delete(type);
  }

  /** Closes the connection, as a broken network does; the page opens another one unless it is offline. */
  async cut(): Promise<void> {
    await this.current?.close();
  }

  push(event: PushType, data: object): void {
    this.current?.send(`${EVENT}${JSON.stringify([event, data])}`);
  }

  sentOf(type: RequestType): SentRequest[] {
    return this.sent.filter((request) => request.type === type);
  }

  /** Message ids of the creates, without repetitions: a retry has the id of the first try. */
  get creates(): string[] {
    return [...new Set(this.sent.filter(({ type }) => CREATES.includes(type)).map(({ messageId }) => messageId))];
  }

  private note(message: string | Buffer): SentRequest | undefined {
    const [event, request] = read(message) ?? [];
    if (event !== 'message') return undefined;
    this.sent.push(request as SentRequest);
    return request as SentRequest;
  }

  private arrives(message: string | Buffer): string | Buffer | undefined {
    const [event, reply] = read(message) ?? [];
    if (event !== 'message') return message;
    const envelope = reply as ReplyEnvelope;
    const request = this.sent.findLast(({ messageId }) => messageId === envelope.messageId);
    if (!request) return message;
    const change = this.changes.get(request.type) ?? this.others;
    const changed = change(envelope, request);
    return changed && `${EVENT}${JSON.stringify(['message', changed])}`;
  }
}

function read(message: string | Buffer): [string, unknown] | undefined {
  const text = String(message);
  return text.startsWith(`${EVENT}[`) ? (JSON.parse(text.slice(EVENT.length)) as [string, unknown]) : undefined;
}
