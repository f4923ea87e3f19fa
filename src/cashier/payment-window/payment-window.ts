import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { ApiResponse } from '../../contract/api-response';
import { HostBridge } from '../../core/host-bridge/host-bridge';
import { Session } from '../../core/session/session';
import { Settings } from '../../core/settings/settings';
import { Clock } from '../../core/time/time';
import { BrowserWindow } from '../../core/window/browser-window';
import { externalFormAddress, formAddress, type PostForm } from './form-address';
import { FormHandover } from './form-handover';
import { parseSource, plainValues, withQuery } from './source-url';

/** A blank window that is reserved for the payment page; undefined when none was wanted, needed or allowed. */
export type ReservedWindow = Window | undefined;

/** Milliseconds between two checks whether the payment page is still open; the browser fires no event when it closes. */
export const WATCH_MS = 1_000;

/** A payment page that is opened by a click of the player, e.g. because the browser blocked it or the player closed it. */
export type PendingSource = { kind: 'get' | 'app'; url: string } | { kind: 'post'; form: PostForm };

/**
 * blocked: by the browser. earlier: it was opened and looks closed, or was opened, if at all, by a view that is gone.
 * late: the reply was lost for a while, and the blank window was closed. held: no window was wanted, so nothing
 * has tried to open it. outside: it was left to an app or to the system's browser, which report no events of their
 * pages.
 */
export type PendingReason = 'blocked' | 'earlier' | 'late' | 'held' | 'outside';

export type SourceReply = Pick<ApiResponse, 'source' | 'method' | 'data'>;

/** The window of the payment page (spec 4). `pending` is observable. */
@injectable()
export class PaymentWindow {
  /** While set, the screen shows a visible "Continue" button that calls `openPending`. */
  pending: PendingSource | undefined = undefined;
  /** Why the page is pending. */
  reason: PendingReason | undefined = undefined;
  /** True when the reply contained an address that is never opened. The payment exists all the same. */
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

  /** Opens a blank window, unless native or not wanted. Must be called in the click itself: a second later the browser blocks it. */
  reserve(isWanted: boolean): ReservedWindow {
    this.reset();
    return isWanted && !this.session.isNative ? this.openBlank() : undefined;
  }

  /**
   * Opens the payment page: on native through the host, an app's link in this frame, any other page in the reserved
   * window; without a window it becomes `pending` for the reason given. Without a source the reserved window is closed.
   * For an address that must not be opened, closes the window, sets `isUnusable` and throws an AppError
   * `source.invalidUrl`.
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

  /** Makes the page of a payment `pending` that was begun earlier, perhaps by another view. Throws like `open`. */
  offer(reply: SourceReply): void {
    this.reset();
    if (reply.source) this.hold(this.read(reply.source, reply, undefined), 'earlier');
  }

  /** Must be called in the click. A page that the browser blocks even then stays pending. */
  openPending(): void {
    const { pending } = this;
    if (pending && (this.session.isNative || pending.kind === 'app')) return this.openOutside(pending);
    const target = pending && this.openBlank();
    if (!pending || !target) return;
    this.reset();
    this.show(target, pending);
  }

  /** Closes a reserved window that is not needed, e.g. after a failed create. */
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

  /** Whether this view has opened a page and has not seen it close. */
  get isOpen(): boolean {
    return this.stopWatching !== undefined;
  }

  private hold(source: PendingSource, reason: PendingReason): void {
    this.pending = source;
    this.reason = reason;
  }

  /** Opened without `noopener`, because `window.open` would then return no handle. */
  private openBlank(): ReservedWindow {
    return this.window.open('', '_blank') ?? undefined;
  }

  private read(source: string, { method, data }: SourceReply, reserved: ReservedWindow): PendingSource {
    const { apiUrl: base, appLinkSchemes } = this.settings;
    try {
      // An app accepts no form, so app links are allowed with GET only.
      const url = parseSource(source, { base, appLinkSchemes: method === 'GET' ? appLinkSchemes : [] });
      if (method === 'POST') return { kind: 'post', form: { action: url.href, inputs: plainValues(data) } };
      return { kind: /^https?:$/.test(url.protocol) ? 'get' : 'app', url: withQuery(url, data) };
    } catch (error) {
      this.close(reserved);
      this.isUnusable = true;
      throw error;
    }
  }

  /** A page that cuts the link to its opener looks closed at once. It can then be opened twice, which does no harm. */
  private watch(target: Window, source: PendingSource): void {
    this.stopWatching = this.clock.every(WATCH_MS, () => {
      if (!target.closed) return;
      runInAction(() => {
        this.reset();
        this.hold(source, 'earlier');
      });
    });
  }

  private show(target: Window, source: PendingSource): void {
    this.watch(target, source);
    if (source.kind === 'post') {
      // The form page is our own: it takes the form from its opener, once, and drops the opener before it goes to the provider.
      this.handover.offer(target, source.form);
      return target.location.replace(formAddress(this.window.location.href, source.form));
    }
    target.opener = null;
    target.location.replace(source.url);
  }

  /**
   * An app or the system's browser reports no events of its pages, so the page stays `pending` and can be opened again.
   * A form's inputs go with its address, since that browser has no opener to take them from: the form page asks first.
   */
  private openOutside(source: PendingSource): void {
    this.hold(source, 'outside');
    const url = source.kind === 'post' ? externalFormAddress(this.window.location.href, source.form) : source.url;
    if (this.session.isNative) this.host.send({ messageType: 'openExtBrowser', url });
    // Assigned in this frame: an app's link leaves the page where it is, while a tab of its own would stay open, empty.
    else this.window.location.assign(url);
  }
}
