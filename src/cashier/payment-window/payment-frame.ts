import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { Settings } from '../../core/settings/settings';
import { BrowserWindow } from '../../core/window/browser-window';
import type { PendingSource } from './pending-source';

/** The provider's page in the place of the cashier's (shell/payment-frame-page.tsx). Observable. */
@injectable()
export class PaymentFrame {
  /** What is shown; undefined: nothing. */
  source: PendingSource | undefined = undefined;
  /** True while the player is asked whether to leave the page. */
  isAsking = false;
  /** What the player wanted beside leaving, e.g. to close the cashier. */
  private afterwards: (() => void) | undefined = undefined;

  constructor(
    @inject(Settings) private readonly settings: Pick<Settings, 'frameOrigins'>,
    @inject(BrowserWindow) private readonly window: Pick<BrowserWindow, 'location'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Whether the deployment lets this page in. Its policy lets no other one in either. */
  admits(source: PendingSource): boolean {
    if (source.kind === 'app') return false;
    const { origin, protocol } = new URL(source.kind === 'post' ? source.form.action : source.url);
    // One of our own origin could take the frame's sandbox off.
    if (origin === this.window.location.origin) return false;
    return this.settings.frameOrigins.some((one) => one === origin || one === protocol);
  }

  show(source: PendingSource): void {
    this.source = source;
    this.isAsking = false;
  }

  /** Returns false when nothing is shown that could be left. `then` is called when the player leaves. */
  askToLeave(then?: () => void): boolean {
    this.afterwards = then;
    this.isAsking = this.source !== undefined;
    return this.isAsking;
  }

  leave(): void {
    const { afterwards } = this;
    this.hide();
    afterwards?.();
  }

  stay(): void {
    this.isAsking = false;
  }

  hide(): void {
    this.source = undefined;
    this.isAsking = false;
  }
}
