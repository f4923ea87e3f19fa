import { inject, injectable, type InjectionToken } from 'tsyringe';
import { BrowserWindow } from '../payment-window/browser-window';

/** Moments at which a page that slept, or was away, must look again. */
export interface WakeSignals {
  /** Visible again, online again, or shown again from the back-forward cache. Returns the way to stop. */
  onWake(listener: () => void): () => void;
}
export const WakeSignals: InjectionToken<WakeSignals> = Symbol('WakeSignals');

@injectable()
export class BrowserWakeSignals implements WakeSignals {
  constructor(@inject(BrowserWindow) private readonly window: Window) {}

  onWake(listener: () => void): () => void {
    const { document } = this.window;
    const onVisibility = () => {
      if (document.visibilityState === 'visible') listener();
    };
    document.addEventListener('visibilitychange', onVisibility);
    this.window.addEventListener('online', listener);
    this.window.addEventListener('pageshow', listener);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      this.window.removeEventListener('online', listener);
      this.window.removeEventListener('pageshow', listener);
    };
  }
}
