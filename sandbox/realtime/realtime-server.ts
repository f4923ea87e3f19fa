/** The realtime channel (contract 3): socket.io over websocket only, one `message` event both ways, and pushes. */
import type { Server as HttpServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Server, type Socket } from 'socket.io';
import * as v from 'valibot';
import { parse } from '../../src/contract/parse';
import { REALTIME_EVENT, REALTIME_PATH, RequestEnvelope } from '../../src/contract/realtime';
import type { Database } from '../database/database';
import type { FaultSwitches } from '../faults';
import { forEach } from '../poller';
import { EXPIRED_TOKEN, UNAUTHORIZED } from '../http/banking-api';
import type { Methods } from '../methods';
import type { RequestLog } from '../request-log';
import type { Answer } from '../store/attempts';
import { Announcements } from '../store/announcements';
import type { Transaction } from '../store/transaction';
import { userIdOf } from '../store/user-id';
import { Users, type UserRow } from '../store/users';
import type { Db } from '../database/db';
import { Broadcast, timed } from './broadcast';
import { UNKNOWN_TYPE, isCreate, type Dispatcher } from './dispatch';
import { declineOf } from './decline';
import { statusPush, type Push } from './effects';
import { EVERYONE, type RealtimeEdge, type Send } from './edge';
import { ADDITIONS } from './own-handlers';
import { standingNews } from './standing';
import { userView } from './user-view';

const CLOSE_PATIENCE_MS = 2000;

/** Milliseconds that the process that ended a transaction has for its answer and the announcement, before others take over. */
const OWN_ANNOUNCE_MS = 2000;

const BLOCKED: Answer = { status: 200, data: { withdrawalBlocked: true, fields: [] } };

export class RealtimeServer {
  private readonly io: Server;
  private readonly broadcast: Broadcast;
  private readonly working = new Set<Promise<void>>();

  constructor(
    private readonly http: HttpServer,
    private readonly database: Database,
    private readonly dispatcher: Dispatcher,
    private readonly faults: FaultSwitches,
    private readonly methods: Methods,
    private readonly edge: RealtimeEdge,
    private readonly now: () => number,
    private readonly log: RequestLog,
  ) {
    this.io = new Server(http, {
      path: REALTIME_PATH,
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: 100_000,
    });
    this.broadcast = new Broadcast(this.io, database, edge);
    this.io.use((socket, next) => next(this.edge.refuse(socket)));
    this.io.on('connection', (socket) => this.onConnection(socket));
  }

  /**
   * Announces a transaction's end exactly once to every socket of the player, however often this is called. The status
   * comes first, then the new balance, as a `login.token` push that the widget merges into its user.
   */
  async announce({ id }: Pick<Transaction, 'id'>): Promise<void> {
    const sendRest = await this.database.db.transaction(async (tx: Db) => {
      const ended = await new Announcements(tx).take(id);
      const user = ended && (await new Users(tx).find(ended.userId));
      if (!ended || !user) return () => {};
      const decline = await declineOf(ended, { db: tx, now: this.now, user, methods: this.methods });
      return this.broadcast.within(tx, [statusPush(ended, decline), await balanceOf(tx, user)]);
    });
    sendRest();
  }

  /** Announces ends that their own process did not announce in time. Every process calls this repeatedly. */
  async announceLeft(): Promise<void> {
    const left = await new Announcements(this.database.db).findLeft(Date.now() - OWN_ANNOUNCE_MS);
    await forEach(left, (transaction) => this.announce(transaction));
  }

  async announceBalance(userId: string): Promise<void> {
    const user = await new Users(this.database.db).find(userId);
    if (user) this.push(await balanceOf(this.database.db, user));
  }

  push(push: Push): void {
    this.broadcast.now(push);
  }

  /**
   * Waits for current requests, so that none loses its database, but for no longer than CLOSE_PATIENCE_MS: a fault may
   * delay one.
   */
  async close(): Promise<void> {
    this.broadcast.close();
    this.io.local.disconnectSockets(true);
    await Promise.race([Promise.all(this.working), sleep(CLOSE_PATIENCE_MS, undefined, { ref: false })]);
    const closed = this.io.close();
    // `io.close()` waits for open HTTP connections, even for idle ones.
    this.http.closeAllConnections();
    await closed;
  }

  /**
   * A socket without a valid token is accepted, and each of its requests answered with 401: a refused connection would
   * look to the player like a broken network instead of an expired session.
   */
  private onConnection(socket: Socket): void {
    const { Authorization, Language: language } = socket.handshake.query;
    const token = typeof Authorization === 'string' ? Authorization : '';
    const isKnown = token !== '' && token !== EXPIRED_TOKEN;
    if (isKnown) {
      void socket.join(userIdOf(token));
      this.track(this.greet(socket, token));
    }
    void socket.join(EVERYONE);
    socket.on(REALTIME_EVENT, (message: unknown) => {
      const send: Send = (answer) => void socket.emit(REALTIME_EVENT, answer);
      this.track(
        this.edge.receive(socket, message, send, (given, answer) =>
          // A request names the language itself once it has changed.
          this.answer(isKnown ? token : null, Object.assign({}, language ? { language } : {}, given), answer),
        ),
      );
    });
  }

  private async answer(token: string | null, message: unknown, tell: Send): Promise<void> {
    const entry = this.log.begin(messageIdOf(message), typeOf(message));
    const send: Send = (answer) => {
      this.log.end(entry, answer);
      tell(answer);
    };
    await this.onMessage(send, token, message).catch((error: unknown) => {
      console.error('Realtime request failed', error);
      const answer = { status: 500, code: 'gateway.internalError', message: 'Internal error' };
      this.reply(send, messageIdOf(message), answer);
    });
  }

  private track(work: Promise<void>): void {
    const tracked = work.finally(() => this.working.delete(tracked));
    this.working.add(tracked);
  }

  /**
   * Sends a known player the balance and everything that blocks or limits payments as soon as the socket is connected: pushes
   * sent before, or while it was disconnected, were lost.
   */
  private async greet(socket: Socket, token: string): Promise<void> {
    const { db } = this.database;
    const user = await new Users(db).find(userIdOf(token)).catch(() => null);
    if (!user) return;
    const knowsAdditions = !this.faults.of(token).unknownCalls;
    const news = knowsAdditions ? await standingNews({ db, now: this.now, user, methods: this.methods }) : [];
    for (const { event, data } of [await balanceOf(db, user), ...news]) socket.emit(event, timed(data, this.now()));
  }

  private reply(send: Send, messageId: string, answer: Answer): void {
    send({ messageId, ...answer, time: this.now() });
  }

  private async onMessage(send: Send, token: string | null, message: unknown): Promise<void> {
    const envelope = parse(RequestEnvelope, message, 'Request envelope');
    if (!envelope.ok) {
      const answer = { status: 400, code: 'contract.invalidRequest', message: envelope.error.message };
      return this.reply(send, messageIdOf(message), answer);
    }
    const { messageId, type } = envelope.value;
    if (token === null || this.faults.of(token).ended)
      return this.reply(send, messageId, { status: 401, ...UNAUTHORIZED });

    const faults = this.faults.of(token);
    if (faults.unknownCalls && ADDITIONS.has(type)) return this.reply(send, messageId, UNKNOWN_TYPE);
    const fault = faults.calls?.[type] ?? (isCreate(type) ? faults.create : undefined);
    if (fault?.delayMs) await sleep(fault.delayMs);
    if (fault?.refuse) return this.reply(send, messageId, fault.refuse);
    const user = await new Users(this.database.db).visit(token, regionOf(envelope.value.data));
    if (faults.withdrawalBlocked && type === 'BANKING:withdrawal-create') return this.reply(send, messageId, BLOCKED);
    const dispatched = await this.dispatcher.dispatch(user, envelope.value, { confirmation: faults.confirmation });
    const { answer, settled, isBalanceChanged, pushes } = dispatched;
    if (fault?.malformed) this.reply(send, messageId, { status: 200, data: { apiResponse: 'nonsense' } });
    else if (fault?.trouble) this.reply(send, messageId, troubled(fault.trouble, fault.retryAfter));
    else if (!fault?.dropReply) this.reply(send, messageId, answer);
    pushes.forEach((push) => this.push(push));
    for (const transaction of settled) await this.announce(transaction);
    if (isBalanceChanged && settled.length === 0) await this.announceBalance(user.id);
  }
}

async function balanceOf(db: Db, user: UserRow): Promise<Push<'login.token'>> {
  const { balanceData } = await userView(db, user);
  return { userId: user.id, event: 'login.token', data: { balanceData } };
}

const troubled = (status: number, retryAfter: number | undefined): Answer => ({
  status,
  ...(retryAfter !== undefined && { retryAfter }),
});

const messageIdOf = (message: unknown): string => {
  const parsed = v.safeParse(v.object({ messageId: v.string() }), message);
  return parsed.success ? parsed.output.messageId : '';
};

const typeOf = (message: unknown): string => {
  const parsed = v.safeParse(v.object({ type: v.string() }), message);
  return parsed.success ? parsed.output.type : '';
};

/** Only catalogue requests name both country and currency. A create names only a currency, which may differ from the player's. */
const regionOf = (data: unknown) => {
  const parsed = v.safeParse(v.object({ country: v.string(), currency: v.string() }), data);
  return parsed.success ? parsed.output : {};
};
