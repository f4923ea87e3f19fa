import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { HostBridge } from '../../core/host-bridge/host-bridge';
import { Session } from '../../core/session/session';
import { Settings } from '../../core/settings/settings';
import { PlayerStore, type SessionStore } from '../../core/storage/storage';
import { Clock } from '../../core/time/time';
import { BrowserWindow } from '../../core/window/browser-window';
import { CurrentTransaction } from '../attempt/current-transaction';
import { formAddress } from './form-address';
import { FormHandover } from './form-handover';
import { ladderOf, type Rung } from './ladder';
import { PaymentFrame } from './payment-frame';
import { addressOf, readSource, type PendingReason, type PendingSource, type SourceReply } from './pending-source';
import { PlaceWindows } from './place-windows';
import { watchWindow, type ReservedWindow } from './waiting-window';

/** How the payment page is shown (spec 4): by the highest rung of the ladder that works here. Observable. */
@injectable()
export class PaymentWindow {
  /** Why the page is pending. */
  reason: PendingReason | undefined = undefined;
  /** The rung by which the page was opened last. */
  openedBy: Rung | undefined = undefined;
  private held: PendingSource | undefined = undefined;
  private isRefused = false;
  /** The payment whose page it is: beside another one that is shown now, there is none. */
  private payment: string | undefined = undefined;
  /** The rungs of the current page that have not failed, the one in use first. */
  private ladder: readonly Rung[] = [];
  private stopWatching: (() => void) | undefined = undefined;
  private readonly handover: FormHandover;
  private readonly windows: PlaceWindows;

  constructor(
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(Session) private readonly session: Session,
    @inject(HostBridge) private readonly host: HostBridge,
    @inject(Clock) private readonly clock: Clock,
    @inject(Settings) private readonly settings: Pick<Settings, 'apiUrl' | 'appLinkSchemes'>,
    @inject(PlayerStore) storage: SessionStore,
    @inject(PaymentFrame) private readonly frame: PaymentFrame,
    @inject(CurrentTransaction) private readonly transaction: Pick<CurrentTransaction, 'name'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.handover = new FormHandover(window);
    this.windows = new PlaceWindows(window, storage, host);
  }

  /** While set, the screen shows a way to open it (connected/payment/open-payment.tsx). */
  get pending(): PendingSource | undefined {
    return this.isCurrent ? this.held : undefined;
  }

  /** True when the reply contained an address that is never opened. The payment exists all the same. */
  get isUnusable(): boolean {
    return this.isCurrent && this.isRefused;
  }

  /** Opens a window, unless native or not wanted. `isLate`: after the click, when a refusal says nothing of the next one. */
  reserve(isWanted: boolean, isLate = false): ReservedWindow {
    this.reset();
    const opens = isWanted && !this.session.isNative && this.windows.areThere;
    return opens ? (isLate ? this.windows.openLate() : this.windows.openInClick()) : undefined;
  }

  /**
   * Opens the payment page: on native through the host, an app's link in this frame, any other page in the reserved
   * window; without one it becomes `pending` for the reason given. Without a source the reserved window is closed; also
   * for an address that must not be opened, which sets `isUnusable` and throws an AppError `source.invalidUrl`.
   */
  open(reserved: ReservedWindow, reply: SourceReply, reason: PendingReason = 'blocked'): void {
    this.reset();
    this.payment = this.transaction.name;
    if (!reply.source) return this.close(reserved);
    this.hold(this.read(reply.source, reply, reserved), reason, reply.present);
    if (this.rung !== 'window' || !reserved || reserved.closed) {
      this.close(reserved);
      if (this.rung === 'outside') this.openPending();
    } else this.show(reserved);
  }

  /**
   * Makes the page of a payment `pending` that was begun earlier, perhaps by another view. A page of it that is open is
   * left alone: the player may be typing. Throws like `open`.
   */
  offer(reply: SourceReply): void {
    if (this.isOpen) return;
    const { ladder } = this;
    const before = JSON.stringify(this.pending);
    this.reset();
    this.payment = this.transaction.name;
    if (!reply.source) return;
    this.hold(this.read(reply.source, reply), 'earlier', reply.present);
    if (JSON.stringify(this.held) === before) this.ladder = ladder;
  }

  /** How `openPending` opens the page; a link is the screen's own. */
  get rung(): Rung | undefined {
    return this.pending && this.ladder[0];
  }

  /** Whether there is another rung, for a player who says that this one did not work. */
  get hasAnother(): boolean {
    return this.pending !== undefined && this.reason === 'outside' && this.ladder.length > 1;
  }

  /** Where a link, a copy, the host or the system's browser leads. */
  get address(): string {
    return this.pending ? addressOf(this.pending, this.window.location.href) : '';
  }

  /** Must be called in the click. A page that the browser blocks even then stays pending. */
  openPending(): void {
    const { rung } = this;
    if (rung === 'window') {
      const target = this.windows.openInClick();
      if (target) this.show(target);
      else this.refuseWindows();
    } else if (rung === 'frame' && this.pending) {
      this.frame.show(this.pending);
      this.left(rung);
    } else if (rung === 'tab' || rung === 'outside') this.openOutside(rung);
  }

  /** Some time after the click. A browser that refuses then may open a window in the next one. */
  openLate(): void {
    this.show(this.rung === 'window' ? this.windows.openLate() : undefined);
  }

  /** Opens what takes the place of the cashier or covers it. The page to come back to must be shown. */
  leave(): void {
    if (this.isCovering && this.reason !== 'outside') this.openPending();
  }

  /** The player has pressed the link, or copied the address. */
  followed(): void {
    this.left(this.rung);
  }

  /** In the click: the rung in use did not work. */
  tryAnother(): void {
    this.ladder = this.ladder.slice(1);
    this.reason = 'held';
    this.openPending();
  }

  /** Closes a reserved window that is not needed, e.g. after a failed create. */
  close(reserved: ReservedWindow): void {
    if (reserved && !reserved.closed) reserved.close();
  }

  reset(): void {
    this.held = undefined;
    this.reason = undefined;
    this.openedBy = undefined;
    this.isRefused = false;
    this.stopWatching?.();
    this.stopWatching = undefined;
    this.frame.hide();
  }

  dispose(): void {
    this.stopWatching?.();
    this.handover.dispose();
  }

  /** Whether this view has opened a page and has not seen it close. */
  get isOpen(): boolean {
    return this.isCurrent && (this.stopWatching !== undefined || this.frame.source !== undefined);
  }

  private get isCovering(): boolean {
    return this.ladder[0] === 'tab' || this.ladder[0] === 'frame';
  }

  private get isCurrent(): boolean {
    return this.payment === this.transaction.name;
  }

  private hold(source: PendingSource, reason: PendingReason, present?: SourceReply['present']): void {
    const { isNative, isEmbedded, payload } = this.session;
    const canRedirect = payload.canRedirect || !isEmbedded;
    this.held = source;
    this.ladder = ladderOf(present ?? undefined, {
      // An app's link leads to no page that could be shown here.
      isNative: isNative || source.kind === 'app',
      hasWindows: this.windows.areThere,
      canFrame: this.frame.admits(source),
      canRedirect,
    });
    // Only a page that was to be shown in a window can lack one.
    this.reason = this.isCovering && reason !== 'earlier' ? 'held' : reason;
  }

  private refuseWindows(): void {
    this.ladder = this.ladder.filter((rung) => rung !== 'window');
    this.reason = 'blocked';
  }

  private read(source: string, reply: SourceReply, reserved?: ReservedWindow): PendingSource {
    try {
      return readSource(source, reply, this.settings);
    } catch (error) {
      this.close(reserved);
      this.isRefused = true;
      throw error;
    }
  }

  private closed(source: PendingSource, isStuck: boolean): void {
    const { ladder } = this;
    this.reset();
    this.held = source;
    this.reason = isStuck ? 'outside' : 'earlier';
    this.ladder = isStuck ? ladder.filter((rung) => rung !== 'window') : ladder;
  }

  private show(target: Window | undefined): void {
    const { held: source, ladder } = this;
    if (!source || !target) return;
    // The form page is our own: it takes the form from its opener, once, and drops the opener before it goes to the provider.
    if (source.kind === 'post') this.handover.offer(target, source.form);
    const url = source.kind === 'post' ? formAddress(this.window.location.href, source.form) : source.url;
    if (!this.windows.leadOn(target, url, source.kind === 'post')) return this.refuseWindows();
    this.reset();
    this.ladder = ladder;
    this.openedBy = 'window';
    this.stopWatching = watchWindow(target, this.clock, (isStuck) => this.closed(source, isStuck));
  }

  /** An app, the host or the system's browser reports no events of its pages, so the page can be opened again. */
  private openOutside(rung: 'tab' | 'outside'): void {
    const { address: url } = this;
    this.left(rung);
    if (this.session.isNative) this.host.send({ messageType: 'openExtBrowser', url });
    else if (rung === 'tab' && this.session.isEmbedded) this.host.send({ messageType: 'onRedirect', url });
    // Assigned in this frame: an app's link leaves the page where it is, while a tab of its own would stay open, empty.
    else this.window.location.assign(url);
  }

  private left(rung: Rung | undefined): void {
    this.reason = 'outside';
    this.openedBy = rung;
  }
}
