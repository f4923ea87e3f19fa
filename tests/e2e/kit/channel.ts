/** The realtime channel between the browser and the gateway: what was sent, and answers that a test changes or loses. */
import type { Page, WebSocketRoute } from '@playwright/test';
import type { PushType, ReplyEnvelope, RequestEnvelope, RequestType } from '../../../src/contract/realtime';

export interface SentRequest extends RequestEnvelope {
  type: RequestType;
}

/** Of a create's answer. */
export interface CreateData {
  apiResponse: Record<string, unknown>;
}

/** Gives the reply that arrives instead of the gateway's own; undefined: none does. */
export type Change = (reply: ReplyEnvelope, request: SentRequest) => ReplyEnvelope | undefined;

const CREATES: readonly RequestType[] = [
  'BANKING:deposit-create',
  'BANKING:deposit-prepare',
  'BANKING_DEPOSIT:deposit-create-p2p',
  'BANKING:withdrawal-create',
];

/** Of a socket.io packet that carries an event. */
const EVENT = '42';

export class Channel {
  /** Oldest first. */
  readonly sent: SentRequest[] = [];
  private others: Change = (reply) => reply;
  private readonly changes = new Map<RequestType, Change>();
  /** Messages of these types never reach the gateway. */
  private readonly kept = new Set<RequestType>();
  private current: WebSocketRoute | undefined;

  /** From the page's next connection on. */
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

  /** From now on, each answer to this call. */
  change(type: RequestType, change: Change): void {
    this.changes.set(type, change);
  }

  /** From now on, each answer that is not changed by its call. */
  changeOthers(change: Change): void {
    this.others = change;
  }

  /** From now on, the data of each answer to this call. */
  changeData<D extends object>(type: RequestType, change: (data: D) => object): void {
    this.change(type, (reply) => ({ ...reply, data: change(reply.data as D) }));
  }

  /** The gateway carries it out and says nothing. */
  lose(type: RequestType): void {
    this.change(type, () => undefined);
  }

  /** The gateway carries the next one out, and its answer is lost. Resolves then; those that come after it arrive. */
  loseNext(type: RequestType): Promise<void> {
    return new Promise((resolve) => {
      this.change(type, () => {
        this.heal(type);
        resolve();
        return undefined;
      });
    });
  }

  /** The gateway never hears of it, and says nothing. */
  swallow(type: RequestType): void {
    this.kept.add(type);
  }

  /** As one that does not know the call (contract 5). */
  forget(type: RequestType): void {
    this.change(type, ({ messageId }) => ({ messageId, status: 404, code: 'unknown.type', message: 'Unknown call' }));
  }

  heal(type: RequestType): void {
    this.changes.delete(type);
    this.kept.delete(type);
  }

  /** As a line that breaks: the page opens another one, unless it is offline. */
  async cut(): Promise<void> {
    await this.current?.close();
  }

  push(event: PushType, data: object): void {
    this.current?.send(`${EVENT}${JSON.stringify([event, data])}`);
  }

  sentOf(type: RequestType): SentRequest[] {
    return this.sent.filter((request) => request.type === type);
  }

  /** The creates that the gateway was asked for; a second try of one, which has its key, is no other. */
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
