/** The gateway of the demo: stands in one of its pages and answers all of them, by the wire's own schemas. */
import { HTTP_PATHS } from '../../src/contract/http';
import { parse } from '../../src/contract/parse';
import { REALTIME_EVENT, RequestEnvelope, type PushData, type PushType } from '../../src/contract/realtime';
import { Director } from '../director/director';
import { methodsPage } from '../http/methods-page';
import { createApp } from '../http/server';
import { acquirerRoutes, providerAddress } from '../provider/acquirer';
import { sleep } from '../sleep';
import { userIdOf } from '../store/user-id';
import { catalogue, simulators } from './offer';
import { performOn } from './perform';
import { Player } from './player';
import {
  channelName,
  GATEWAY_ORIGIN,
  type Answer,
  type Answered,
  type Call,
  type Command,
  type FromGateway,
  type ToGateway,
} from './protocol';
import { PageConnection } from './connection';

const JSON_HEADERS = { 'Content-Type': 'application/json', 'Access-Control-Expose-Headers': 'Date' };
const UNAUTHORIZED = { code: 'auth.tokenExpired', message: 'The session token is missing or has expired' };
/** A token that every gateway of ours refuses. */
const EXPIRED_TOKEN = 'expired';

/** Call it in one page only. `root`: the demo's folder. */
export function startGateway(root: string): void {
  new Gateway(root).open();
}

class Gateway {
  private readonly channel: BroadcastChannel;
  private readonly prefix: string;
  private readonly director = new Director();
  private readonly players = new Map<string, Player>();
  private readonly connections = new Map<string, PageConnection>();
  /** Milliseconds that every call takes. */
  private delayMs = 0;
  private readonly acquirer = createApp(
    acquirerRoutes({
      now: this.director.now,
      find: async (id) => this.ownerOf(id)?.provider.transactions.get(id) ?? null,
      settle: async (id, status) => this.ownerOf(id)?.settle(id, status, 'declined_by_bank'),
      keepCard: async (id, label) => this.ownerOf(id)?.keepCard(id, label),
    }),
  );

  constructor(private readonly root: string) {
    this.channel = new BroadcastChannel(channelName(root));
    this.prefix = `${channelName(root)} `;
    this.director.perform = performOn((token) => this.playerOf(token));
  }

  open(): void {
    // Players of an earlier page: what their providers had planned goes on without a visit.
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(this.prefix)) this.player(key.slice(this.prefix.length));
    }
    this.channel.onmessage = ({ data }: MessageEvent<ToGateway>) => void this.take(data);
    this.send({ kind: 'ready' });
  }

  private send(message: FromGateway): void {
    this.channel.postMessage(message);
  }

  private async take(message: ToGateway): Promise<void> {
    const { id } = message;
    if (message.kind === 'call') {
      const answer = await this.call(message.call);
      return this.send(answer ? { kind: 'answer', id, answer } : { kind: 'lost', id });
    }
    if (message.kind === 'command') {
      return Promise.resolve(this.command(message.token, message.command)).then(
        (result) => this.send({ kind: 'done', id, result }),
        (error: unknown) => this.send({ kind: 'done', id, error: String(error) }),
      );
    }
    if (message.kind === 'open') return this.connect(id, message.query);
    if (message.kind === 'close') return this.connections.get(id)?.disconnect();
    return this.request(id, message.data);
  }

  private player(userId: string): Player {
    const known = this.players.get(userId);
    if (known) return known;
    const key = this.prefix + userId;
    const player = new Player({
      simulators,
      catalogue,
      now: this.director.now,
      // The page of the address's fragment, which no server sees.
      providerUrl: providerAddress(() => `${this.root}provider.html#`),
      read: () => localStorage.getItem(key),
      write: (text) => localStorage.setItem(key, text),
      push: (type, data) => this.push(userId, type, data),
    });
    this.players.set(userId, player);
    return player;
  }

  private playerOf(token: string): Player {
    return this.player(userIdOf(token));
  }

  private ownerOf(transactionId: string): Player | undefined {
    return [...this.players.values()].find(({ provider }) => provider.transactions.has(transactionId));
  }

  private push<T extends PushType>(userId: string, event: T, data: PushData<T>): void {
    this.director.push({ userId, event, data } as never, (sent) => {
      for (const connection of this.connections.values()) {
        if (connection.userId === userId) connection.emit(sent.event, { ...sent.data, time: this.director.now() });
      }
    });
  }

  /** Undefined: the line is cut. */
  private async call(call: Call): Promise<Answered | undefined> {
    await sleep(this.delayMs);
    const { method, path, headers, body } = call;
    const url = new URL(path, GATEWAY_ORIGIN);
    if (url.pathname.startsWith('/acquirer/')) {
      const response = await this.acquirer.fetch(new Request(url, { method, headers, body }));
      return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
    }
    const token = /^Bearer (.+)$/i.exec(headers['authorization'] ?? '')?.[1] ?? '';
    if (this.director.isCut(token)) return undefined;
    const answer = (status: number, data: unknown): Answered => ({
      status,
      headers: { ...JSON_HEADERS, Date: new Date(this.director.now()).toUTCString() },
      body: JSON.stringify(data),
    });
    if (!token || token === EXPIRED_TOKEN) return answer(401, UNAUTHORIZED);
    return answer(200, this.listing(token, url));
  }

  private listing(token: string, { pathname, searchParams }: URL): object {
    const player = this.playerOf(token);
    const { country = 'ru', currency = 'RUB', ...query } = Object.fromEntries(searchParams);
    player.provider.offer.region = { country: country.toLowerCase(), currency: currency.toUpperCase() };
    if (pathname === HTTP_PATHS.paymentSnippet) return { data: player.provider.offer.listing(pathname) };
    const flow = pathname === HTTP_PATHS.withdrawalMethods ? 'withdrawal' : 'deposit';
    const { methods, standing } = player.list(pathname, flow);
    return { ...methodsPage(methods, query), ...(query['after'] === undefined && standing) };
  }

  private connect(id: string, query: Record<string, string>): void {
    if (this.connections.has(id)) return undefined;
    const token = query['Authorization'] ?? '';
    const connection = new PageConnection(userIdOf(token), query, {
      emit: (event, data) => this.send({ kind: 'event', id, event, data }),
      closed: () => {
        this.connections.delete(id);
        this.send({ kind: 'closed', id });
      },
    });
    if (this.director.refuse(connection.asSocket)) return this.send({ kind: 'closed', id });
    this.connections.set(id, connection);
    this.send({ kind: 'opened', id });
    if (!token || token === EXPIRED_TOKEN) return undefined;
    const player = this.playerOf(token);
    player.tellBalance();
    // The list may have been read before something changed.
    const { locks, limits } = player.provider.standing.listed;
    return locks || limits ? player.push('player.standing', { locks, limits }) : undefined;
  }

  private async request(id: string, message: unknown): Promise<void> {
    const connection = this.connections.get(id);
    if (!connection) return this.send({ kind: 'closed', id });
    const token = connection.handshake.query['Authorization'] ?? '';
    await sleep(this.delayMs);
    await this.director.receive(
      connection.asSocket,
      message,
      (reply) => connection.emit(REALTIME_EVENT, reply),
      async (given, send) => {
        const envelope = parse(RequestEnvelope, given, 'Request envelope');
        if (!envelope.ok) return;
        const { messageId, type } = envelope.value;
        const isKnown = token !== '' && token !== EXPIRED_TOKEN;
        const player = this.playerOf(token);
        const isLost = /create/.test(type) && player.losesNext;
        const answer: Answer = isKnown ? await player.answer(envelope.value) : { status: 401, ...UNAUTHORIZED };
        if (!isLost) send({ messageId, ...answer, time: this.director.now() } as Parameters<typeof send>[0]);
      },
    );
  }

  private command(token: string, command: Command): unknown {
    const player = this.playerOf(token);
    switch (command.do) {
      case 'list':
        return player.shown();
      case 'settle':
        return player.settle(command.id, command.status, command.reason);
      case 'next':
        return player.next(command.next);
      case 'act':
        return this.director.act(token, command.action);
      case 'delay':
        this.delayMs = command.ms;
        return undefined;
      case 'reset':
        return this.reset();
    }
  }

  private reset(): void {
    this.director.dispose();
    this.delayMs = 0;
    for (const key of Object.keys(localStorage)) if (key.startsWith(this.prefix)) localStorage.removeItem(key);
    this.players.clear();
    for (const connection of [...this.connections.values()]) connection.disconnect();
  }
}
