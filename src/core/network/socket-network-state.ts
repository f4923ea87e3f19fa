import { makeAutoObservable, reaction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { Locale } from '../locale/locale';
import { AppError } from '../errors/app-error';
import { Monitoring } from '../monitoring/monitoring';
import { Notifications, type Notification } from '../notifications/notifications';
import { Listeners } from '../realtime/listeners';
import { Realtime } from '../realtime/realtime';
import { Session } from '../session/session';
import { Clock } from '../time/time';
import type { NetworkState } from './network-state';

/** Spec 9. */
export const RECONNECT_INTERVAL_MS = 5000;

/** Keeps the realtime channel up and tells whether it is. */
@injectable()
export class SocketNetworkState implements NetworkState {
  isOffline = false;

  /** The browser keeps the page, to show it again when the player comes back. */
  private isAsleep = false;
  private readonly listeners: Listeners<[]>;
  private readonly stops: (() => void)[] = [];
  private stopRetrying: (() => void) | undefined;
  private refusedToken: string | undefined;

  constructor(
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Locale) private readonly locale: Locale,
    @inject(Monitoring) private readonly monitoring: Monitoring,
    @inject(Clock) private readonly clock: Clock,
    @inject(Session) private readonly session: Session,
  ) {
    this.listeners = new Listeners((error) => this.monitoring.error(error));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isLastingOffline(): boolean {
    return this.isOffline && !this.notifications.list.some(this.isOfLoss);
  }

  start(): void {
    if (this.stops.length > 0) return;
    this.stops.push(
      this.realtime.onConnect(this.goOnline),
      this.realtime.onDisconnect(this.goOffline),
      // The host has signed the player in anew: no need to wait for the next turn.
      reaction(() => this.session.token, this.connect),
    );
    if (typeof window !== 'undefined') {
      // The system has just got its network back, or the player has come back: no need to wait for the next turn.
      window.addEventListener('online', this.connect);
      document.addEventListener('visibilitychange', this.connectWhenSeen);
      window.addEventListener('pagehide', this.fallAsleep);
      window.addEventListener('pageshow', this.wakeUp);
      this.stops.push(() => {
        window.removeEventListener('online', this.connect);
        document.removeEventListener('visibilitychange', this.connectWhenSeen);
        window.removeEventListener('pagehide', this.fallAsleep);
        window.removeEventListener('pageshow', this.wakeUp);
      });
    }
    this.connect();
  }

  onOffline(listener: () => void): () => void {
    return this.listeners.add(listener);
  }

  dispose(): void {
    for (const stop of this.stops.splice(0)) stop();
    this.stopRetrying?.();
    this.stopRetrying = undefined;
  }

  private connect(): void {
    if (this.realtime.state !== 'closed') return;
    this.realtime.connect().catch((error: unknown) => {
      // After dispose() nobody waits for it any more.
      if (this.stops.length === 0) return;
      if (AppError.from(error).status === 401) return this.endSession();
      // A failed connection is shown; anything else, such as an address that is none, is a fault and told.
      if (AppError.from(error).code !== 'socket.connectionFailed') this.monitoring.error(error);
      this.goOffline();
    });
  }

  private connectWhenSeen(): void {
    if (document.visibilityState === 'visible') this.connect();
  }

  /** No page keeps a connection in the back-forward cache, and some browsers keep no page that has one. */
  private fallAsleep({ persisted }: PageTransitionEvent): void {
    if (!persisted) return;
    this.isAsleep = true;
    this.stopRetrying?.();
    this.stopRetrying = undefined;
    this.realtime.close();
  }

  /** At once, and without a word of it: the player's network was never away. */
  private wakeUp(): void {
    if (!this.isAsleep) return;
    this.isAsleep = false;
    this.connect();
  }

  private goOnline(): void {
    this.isOffline = false;
    this.stopRetrying?.();
    this.stopRetrying = undefined;
    this.closeLossNotices();
  }

  /** Over a payment that has just come through, it would say the opposite. */
  private closeLossNotices(): void {
    for (const { id } of this.notifications.list.filter(this.isOfLoss)) this.notifications.close(id);
  }

  private isOfLoss({ kind, content }: Notification): boolean {
    return kind === 'toast' && content === this.lossText();
  }

  /** The gateway is there and does not know the token: told once for each, and no lost network. */
  private endSession(): void {
    this.stopRetrying ??= this.clock.every(RECONNECT_INTERVAL_MS, this.connect);
    this.isOffline = false;
    this.closeLossNotices();
    if (this.refusedToken === this.session.token) return;
    this.refusedToken = this.session.token;
    const text = this.locale.findMessage('httpCodes.401');
    if (text !== undefined) this.notifications.snackbar(text);
  }

  private goOffline(): void {
    if (this.isAsleep) return;
    this.stopRetrying ??= this.clock.every(RECONNECT_INTERVAL_MS, this.connect);
    // Told once for each loss, not for each try in vain: a toast every 5 s would hide the screen.
    if (this.isOffline) return;
    this.isOffline = true;
    this.notifications.toast(this.lossText(), 'danger');
    this.listeners.call();
  }

  private lossText(): string {
    return this.locale.findMessage('socket.connectionFailed') ?? 'Network connection failed';
  }
}
