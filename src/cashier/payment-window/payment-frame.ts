import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { Settings } from '../../core/settings/settings';
import { BrowserWindow } from '../../core/window/browser-window';
import type { PendingSource } from './pending-source';

/** The provider's page inside of the cashier (shell/payment-frame-page.tsx). Observable. */
@injectable()
export class PaymentFrame {
  /** What is shown; undefined: nothing. */
  source: PendingSource | undefined = undefined;
  /** True while the player is asked whether to leave the page. */
  isAsking = false;

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

  /** Returns false when nothing is shown that could be left. */
  askToLeave(): boolean {
    this.isAsking = this.source !== undefined;
    return this.isAsking;
  }

  stay(): void {
    this.isAsking = false;
  }

  hide(): void {
    this.source = undefined;
    this.isAsking = false;
  }
}
