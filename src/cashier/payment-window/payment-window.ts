import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { ApiResponse } from '../../contract/api-response';
import { HostBridge } from '../../core/host-bridge/host-bridge';
import { Session } from '../../core/session/session';
import { Settings } from '../../core/settings/settings';
import { Clock } from '../../core/time/time';
import { BrowserWindow } from './browser-window';
import { externalFormAddress, formAddress, type PostForm } from './form-address';
import { FormHandover } from './form-handover';
import { parseSource, plainValues, withQuery } from './source-url';

/** A blank window that waits for an address; undefined when none was wanted, needed or allowed. */
export type ReservedWindow = Window | undefined;

/** Milliseconds between two looks at whether the payment page is still open: no event tells of it. */
export const WATCH_MS = 1_000;

/** A payment page that waits for a click of the player: the browser allowed no window without one, or it was closed. */
export type PendingSource = { kind: 'get' | 'app'; url: string } | { kind: 'post'; form: PostForm };

/**
 * blocked by the browser; closed, by mistake perhaps; earlier: opened, if at all, by a view that is gone. late: the answer
 * was lost for a while, and the blank window closed. held: nobody has tried to open it. outside: it was left to an app or
 * to the system's browser, of whose pages nothing is heard.
 */
export type PendingReason = 'blocked' | 'closed' | 'earlier' | 'late' | 'held' | 'outside';

export type SourceReply = Pick<ApiResponse, 'source' | 'method' | 'data'>;

/** The window of the payment page (spec 4). `pending` is observable. */
@injectable()
export class PaymentWindow {
  /** Set: the screen shows a visible "Continue" button that calls `openPending`. */
  pending: PendingSource | undefined = undefined;
  /** Why it is pending. */
  reason: PendingReason | undefined = undefined;
  /** The reply named an address that is never opened. The payment exists all the same. */
  isUnusable = false;
  private stopWatching: (() => void) | undefined = undefined;
  private readonly handover: FormHandover;

  constructor(
    @inject(BrowserWindow) private readonly window: BrowserWindow,
    @inject(Session) private readonly session: Session,
    @inject(HostBridge) private readonly host: HostBridge,
    @inject(Clock) private readonly clock: Clock,
    @inject(Settings) private readonly settings: Pick<Settings, 'apiUrl' | 'appLinkSchemes'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.handover = new FormHandover(window);
  }

  /** Opens a blank window, unless native or not wanted. Call it in the click itself: a second later it is blocked. */
  reserve(isWanted: boolean): ReservedWindow {
    this.reset();
    return isWanted && !this.session.isNative ? this.openBlank() : undefined;
  }

  /**
   * Sends the payment page to the reserved window, on native to the host, and else makes it `pending` for the reason given.
   * Without a source the window is closed. Throws an AppError `source.invalidUrl`, window closed and `isUnusable` set, for
   * an address that is not opened.
   */
  open(reserved: ReservedWindow, reply: SourceReply, reason: PendingReason = 'blocked'): void {
    this.reset();
    if (!reply.source) return this.close(reserved);
    const source = this.read(reply.source, reply, reserved);
    if (this.session.isNative || source.kind === 'app') {
      this.close(reserved);
      return this.openOutside(source);
    }
    if (reserved && !reserved.closed) this.show(reserved, source);
    else this.hold(source, reason);
  }

  /** The page of a payment that was begun earlier, by another view perhaps: `pending`. Throws as `open`. */
  offer(reply: SourceReply): void {
    this.reset();
    if (reply.source) this.hold(this.read(reply.source, reply, undefined), 'earlier');
  }

  /** Call it in the click. What is blocked even so stays pending. */
  openPending(): void {
    const { pending } = this;
    if (pending && (this.session.isNative || pending.kind === 'app')) return this.openOutside(pending);
    const target = pending && this.openBlank();
    if (!pending || !target) return;
    this.reset();
    this.show(target, pending);
  }

  /** After a failed create. */
  close(reserved: ReservedWindow): void {
    if (reserved && !reserved.closed) reserved.close();
  }

  reset(): void {
    this.pending = undefined;
    this.reason = undefined;
    this.isUnusable = false;
    this.stopWatching?.();
    this.stopWatching = undefined;
  }

  dispose(): void {
    this.stopWatching?.();
    this.handover.dispose();
  }

  /** This view has opened a page and has not seen it closed. */
  get isOpen(): boolean {
    return this.stopWatching !== undefined;
  }

  private hold(source: PendingSource, reason: PendingReason): void {
    this.pending = source;
    this.reason = reason;
  }

  /** Without `noopener`, which gives no handle. */
  private openBlank(): ReservedWindow {
    return this.window.open('', '_blank') ?? undefined;
  }

  private read(source: string, { method, data }: SourceReply, reserved: ReservedWindow): PendingSource {
    const { apiUrl: base, appLinkSchemes } = this.settings;
    try {
      // An app takes no form.
      const url = parseSource(source, { base, appLinkSchemes: method === 'GET' ? appLinkSchemes : [] });
      if (method === 'POST') return { kind: 'post', form: { action: url.href, inputs: plainValues(data) } };
      return { kind: /^https?:$/.test(url.protocol) ? 'get' : 'app', url: withQuery(url, data) };
    } catch (error) {
      this.close(reserved);
      this.isUnusable = true;
      throw error;
    }
  }

  /** A page that cuts the tie to us looks closed at once: then it can be opened twice, which harms nothing. */
  private watch(target: Window, source: PendingSource): void {
    this.stopWatching = this.clock.every(WATCH_MS, () => {
      if (!target.closed) return;
      runInAction(() => {
        this.reset();
        this.hold(source, 'closed');
      });
    });
  }

  private show(target: Window, source: PendingSource): void {
    this.watch(target, source);
    if (source.kind === 'post') {
      // Our own page: it asks its opener for the inputs and lets go of it before it leaves.
      this.handover.offer(target, source.form.inputs);
      return target.location.replace(formAddress(this.window.location.href, source.form));
    }
    target.opener = null;
    target.location.replace(source.url);
  }

  /** An app, or the browser of the system, tells nothing of its pages: it can be opened again. */
  private openOutside(source: PendingSource): void {
    this.hold(source, 'outside');
    const url = source.kind === 'post' ? externalFormAddress(this.window.location.href, source.form) : source.url;
    if (this.session.isNative) this.host.send({ messageType: 'openExtBrowser', url });
    // In this frame: an app's link leaves the page where it is, and a tab of its own would stay behind, empty.
    else this.window.location.assign(url);
  }
}
