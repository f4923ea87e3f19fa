import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { Locale } from '../locale/locale';
import { AppError } from '../errors/app-error';
import { Monitoring } from '../monitoring/monitoring';
import { Notifications, type Notification } from '../notifications/notifications';
import { Listeners } from '../realtime/listeners';
import { isRefusedByGateway } from '../realtime/open-socket';
import { Realtime } from '../realtime/realtime';
import { Session } from '../session/session';
import { Clock } from '../time/time';
import { ChannelProblem } from './channel-problem';
import type { NetworkState } from './network-state';

/** Interval between reconnects, in milliseconds (spec 9). */
export const RECONNECT_INTERVAL_MS = 5000;

/** Keeps the realtime channel open and reports whether it is. */
@injectable()
export class SocketNetworkState implements NetworkState {
  isOffline = false;
  isBlocked = false;

  /** True while the page is in the back-forward cache. */
  private isAsleep = false;
  private readonly listeners: Listeners<[]>;
  private readonly stops: (() => void)[] = [];
  private stopRetrying: (() => void) | undefined;
  private refusedToken: string | undefined;
  /** Whether this loss has been looked into. */
  private isLookedInto = false;

  constructor(
    @inject(Realtime) private readonly realtime: Realtime,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Locale) private readonly locale: Locale,
    @inject(Monitoring) private readonly monitoring: Monitoring,
    @inject(Clock) private readonly clock: Clock,
    @inject(Session) private readonly session: Session,
    @inject(ChannelProblem) private readonly problem: Pick<ChannelProblem, 'isBlocked'>,
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
      // The host has signed the player in again: connect now instead of at the next interval.
      reaction(() => this.session.token, this.connect),
    );
    if (typeof window !== 'undefined') {
      // The system is online again or the player has come back: connect now instead of at the next interval.
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
      // Ignore a connect that fails after dispose().
      if (this.stops.length === 0) return;
      if (AppError.from(error).status === 401) return this.endSession();
      // A failed connection is shown to the player. Anything else, e.g. an invalid address, is a fault and is reported.
      const isFailed = AppError.from(error).code === 'socket.connectionFailed';
      if (!isFailed) this.monitoring.error(error);
      this.goOffline();
      if (isFailed && !isRefusedByGateway(AppError.from(error))) void this.lookIntoLoss();
    });
  }

  /** Once for each loss, because a gateway in trouble must not be asked by everybody every 5 s. */
  private async lookIntoLoss(): Promise<void> {
    if (this.isLookedInto || !this.isOffline) return;
    this.isLookedInto = true;
    const isBlocked = await this.problem.isBlocked();
    if (!isBlocked || !this.isOffline) return;
    runInAction(() => (this.isBlocked = true));
    // The banner says what helps.
    this.closeLossNotices();
  }

  private connectWhenSeen(): void {
    if (document.visibilityState === 'visible') this.connect();
  }

  /**
   * Closes the channel: the back-forward cache ends open connections, and some browsers don't cache a page that has
   * one.
   */
  private fallAsleep({ persisted }: PageTransitionEvent): void {
    if (!persisted) return;
    this.isAsleep = true;
    this.stopRetrying?.();
    this.stopRetrying = undefined;
    this.realtime.close();
  }

  /** Reconnects at once and without a notification, because the player's network was never lost. */
  private wakeUp(): void {
    if (!this.isAsleep) return;
    this.isAsleep = false;
    this.connect();
  }

  private goOnline(): void {
    this.isOffline = false;
    this.isBlocked = false;
    this.isLookedInto = false;
    this.stopRetrying?.();
    this.stopRetrying = undefined;
    this.closeLossNotices();
  }

  /** Closes the toasts about the loss: they would contradict a payment that has just succeeded. */
  private closeLossNotices(): void {
    for (const { id } of this.notifications.list.filter(this.isOfLoss)) this.notifications.close(id);
  }

  private isOfLoss({ kind, content }: Notification): boolean {
    return kind === 'toast' && content === this.lossText();
  }

  /** The gateway is reachable but rejects the token. Shown once for each token, and not as a lost network. */
  private endSession(): void {
    this.stopRetrying ??= this.clock.every(RECONNECT_INTERVAL_MS, this.connect);
    this.isOffline = false;
    this.closeLossNotices();
    if (this.refusedToken === this.session.token) return;
    this.refusedToken = this.session.token;
    const text = () => this.locale.findMessage('httpCodes.401') ?? '';
    if (text()) this.notifications.snackbar(text);
  }

  private goOffline(): void {
    if (this.isAsleep) return;
    this.stopRetrying ??= this.clock.every(RECONNECT_INTERVAL_MS, this.connect);
    // Notify once for each loss, not for each failed retry: a toast every 5 s would hide the screen.
    if (this.isOffline) return;
    this.isOffline = true;
    this.notifications.toast(this.lossText, 'danger');
    this.listeners.call();
  }

  private lossText(): string {
    return this.locale.findMessage('socket.connectionFailed') ?? 'Network connection failed';
  }
}
