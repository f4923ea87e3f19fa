import { inject, injectable, type InjectionToken } from 'tsyringe';
import { BrowserWindow } from '../../core/window/browser-window';

/** Events after which a page that slept or was hidden must check again. */
export interface WakeSignals {
  /** Called when the page is visible again, online again, or restored from the back-forward cache. Returns a function that stops it. */
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
