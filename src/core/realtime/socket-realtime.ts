import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Socket } from 'socket.io-client';
import { inject, injectable } from 'tsyringe';
import { ContractError } from '../../contract/parse';
import {
  type PushData,
  type PushType,
  REALTIME_EVENT,
  type ReplyData,
  type RequestData,
  type RequestType,
} from '../../contract/realtime';
import { AppError } from '../errors/app-error';
import { HostBridge } from '../host-bridge/host-bridge';
import { Monitoring } from '../monitoring/monitoring';
import { reportWireProblem } from '../monitoring/wire-problems';
import { Session } from '../session/session';
import { Settings } from '../settings/settings';
import { ServerTimeSamples } from '../time/server-clock';
import { Clock, Random } from '../time/time';
import { Listeners } from './listeners';
import { connectionFailed, newLanguage, openSocket } from './open-socket';
import { type PendingRequest, PendingRequests } from './pending-requests';
import { invalidReply, readMessageId, readReply, readServerTime } from './read-reply';
import { reportRejection } from '../host-bridge/report-rejection';
import type { Realtime, RealtimeState, RequestOptions } from './realtime';
import { PushListeners } from './push-listeners';
import { isCreate, sendAgainWithNewToken } from './renewal';
import { networkError, sessionEnded, timeoutError } from './request-errors';
import { socketAddress } from './socket-address';
import { UnsupportedCalls } from './unsupported-calls';

/** Milliseconds (contract 3). */
export const REPLY_TIMEOUT_MS = 30_000;

/** The channel over socket.io. Sends only while connected. By itself it reconnects or resends only with a new token. */
@injectable()
export class SocketRealtime implements Realtime {
  state: RealtimeState = 'closed';

  private socket: Socket | undefined;
  private opening: { promise: Promise<void>; abort: AbortController } | undefined;
  private hasBeenOpen = false;
  private refusedToken: string | undefined;
  /** The token with which the socket was opened. */
  private token = '';
  private readonly pending = new PendingRequests();
  private readonly unsupported = new UnsupportedCalls();
  private readonly connects: Listeners<[]>;
  private readonly disconnects: Listeners<[]>;
  private readonly pushes: PushListeners;

  constructor(
    @inject(Session) private readonly session: Session,
    @inject(Settings) private readonly settings: Settings,
    @inject(HostBridge) private readonly host: HostBridge,
    @inject(Monitoring) private readonly monitoring: Monitoring,
    @inject(Clock) private readonly clock: Clock,
    @inject(Random) private readonly random: Random,
    @inject(ServerTimeSamples) private readonly serverTime: ServerTimeSamples,
  ) {
    const report = (error: unknown) => monitoring.error(error);
    this.connects = new Listeners(report);
    this.disconnects = new Listeners(report);
    this.pushes = new PushListeners({ error: report, problem: this.reportProblem });
    makeAutoObservable<this, 'reportProblem'>(
      this,
      { reportProblem: false, request: false },
      { autoBind: true, deep: false },
    );
    reaction(() => session.token, this.renew);
  }

  connect(): Promise<void> {
    if (this.state === 'open') return Promise.resolve();
    if (this.opening) return this.opening.promise;
    const abort = new AbortController();
    this.state = 'opening';
    const promise = this.open(abort.signal);
    this.opening = { promise, abort };
    return promise;
  }

  close(): void {
    this.opening?.abort.abort();
    this.opening = undefined;
    if (this.socket) this.drop();
    else this.state = 'closed';
  }

  async request<T extends RequestType>(
    type: T,
    data: RequestData<T>,
    { messageId = this.random.uuid() }: RequestOptions = {},
  ): Promise<ReplyData<T>> {
    const refusal = this.unsupported.refusalOf(type, data);
    if (refusal) throw refusal;
    const send = async () => (await this.tryOnce(type, data, messageId)) as ReplyData<T>;
    return isCreate(type) ? send() : sendAgainWithNewToken(send, this, this.clock);
  }

  on<T extends PushType>(type: T, listener: (data: PushData<T>) => void): () => void {
    return this.pushes.on(type, listener);
  }

  onConnect(listener: () => void): () => void {
    return this.connects.add(listener);
  }

  onDisconnect(listener: () => void): () => void {
    return this.disconnects.add(listener);
  }

  private async tryOnce(type: RequestType, data: unknown, messageId: string): Promise<unknown> {
    try {
      // A player who is faster than the first connect is not offline. Later on a request never waits for a connect.
      if (!this.hasBeenOpen) await this.opening?.promise.catch(() => undefined);
      return await this.exchange(type, data, messageId);
    } catch (thrown) {
      const error = AppError.from(thrown);
      error.requestId = messageId;
      const isStale = this.token !== this.session.token;
      if (this.unsupported.learn(type, data, error)) reportRejection(this.host, error, { token: this.token, isStale });
      if (error.status === 401) this.refusedToken = this.token;
      // The host gave a new token before the gateway refused the socket's.
      if (isStale) this.renew();
      throw error;
    }
  }

  private async open(signal: AbortSignal): Promise<void> {
    const { token } = this.session;
    try {
      const origin = typeof location === 'undefined' ? '' : location.origin;
      const address = socketAddress(this.settings.apiUrl, origin, this.session);
      const socket = await openSocket(address, this.clock, signal, this.listen);
      // The channel was closed or lost between CONNECT and here.
      if (signal.aborted || !socket.connected) {
        socket.disconnect();
        throw connectionFailed('closed');
      }
      this.token = token;
      this.adopt(socket);
    } catch (thrown) {
      const error = AppError.from(thrown);
      this.reportRefusedToken(error, token);
      // Another token came during this connect.
      if (!signal.aborted && error.status === 401 && token !== this.session.token) return this.open(signal);
      // After close() a newer connect may be under way, whose state must not be changed.
      if (!signal.aborted) {
        this.opening = undefined;
        runInAction(() => (this.state = 'closed'));
      }
      throw error;
    }
  }

  private adopt(socket: Socket): void {
    this.opening = undefined;
    this.hasBeenOpen = true;
    this.refusedToken = undefined;
    this.socket = socket;
    this.state = 'open';
    this.connects.call();
  }

  private listen(socket: Socket): void {
    socket.on('disconnect', () => {
      if (this.socket === socket) this.drop();
    });
    socket.on(REALTIME_EVENT, (frame: unknown) => this.receive(frame));
    this.pushes.listen(socket);
  }

  /** Reports a refused token to the host once for each token, because the channel keeps reconnecting with it. */
  private reportRefusedToken(error: AppError, token: string): void {
    if (error.status !== 401 || this.refusedToken === token) return;
    this.refusedToken = token;
    reportRejection(this.host, error, { token, isStale: token !== this.session.token });
  }

  /** Reconnects with a new token if the gateway kept the socket but refused its calls; no network was lost. */
  private renew(): void {
    if (this.refusedToken === undefined || this.state !== 'open') return;
    this.disconnect();
    this.connect().catch(() => this.disconnects.call());
  }

  /** Requests that wait for a reply on this socket are rejected. */
  private drop(): void {
    this.disconnect();
    this.disconnects.call();
  }

  private disconnect(): void {
    const socket = this.socket;
    this.socket = undefined;
    this.state = 'closed';
    socket?.off();
    socket?.disconnect();
    for (const request of this.pending.takeAll()) request.reject(networkError(request.type, true));
  }

  private exchange(type: RequestType, data: unknown, messageId: string): Promise<unknown> {
    // The same intent again while its reply is still awaited: the same reply answers both.
    const underWay = this.pending.find(messageId);
    if (underWay) return underWay.promise;
    const socket = this.socket;
    const hasEnded = this.refusedToken === this.session.token;
    if (!socket?.connected) return Promise.reject(hasEnded ? sessionEnded(type) : networkError(type, false));
    const envelope = { type, data, messageId, sendTime: this.clock.now(), ...newLanguage(socket, this.session.lang) };
    socket.emit(REALTIME_EVENT, envelope);
    // After a long sleep the library notices at the emit that its pings are overdue, and buffers. Such a socket is
    // dead.
    if (socket.sendBuffer.length > 0) {
      this.drop();
      return Promise.reject(networkError(type, false));
    }
    return this.pending.add(messageId, envelope, (expire) =>
      this.clock.after(REPLY_TIMEOUT_MS, () => expire()?.reject(timeoutError(type))),
    );
  }

  private receive(frame: unknown): void {
    const messageId = readMessageId(frame);
    if (!messageId.ok) return this.monitoring.error(messageId.error);
    // Late, duplicate and unknown replies find no request and are ignored.
    const request = this.pending.take(messageId.value);
    if (!request) return;
    this.learnTime(request, frame);
    try {
      request.resolve(readReply(request.type, frame, this.reportProblem));
    } catch (thrown) {
      if (!(thrown instanceof ContractError)) return request.reject(AppError.from(thrown));
      const error = invalidReply(request.type, thrown);
      this.monitoring.error(error, { requestId: messageId.value });
      request.reject(error);
    }
  }

  private learnTime({ sentAt }: PendingRequest, frame: unknown): void {
    const serverTime = readServerTime(frame);
    if (serverTime !== undefined) this.serverTime.learn({ sentAt, receivedAt: this.clock.now(), serverTime });
  }

  private readonly reportProblem = (problem: ContractError): void => reportWireProblem(this.monitoring, problem);
}
