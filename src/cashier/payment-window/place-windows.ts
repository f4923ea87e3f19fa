import * as v from 'valibot';
import type { HostBridge } from '../../core/host-bridge/host-bridge';
import type { SessionStore } from '../../core/storage/storage';
import { leadOn, openWaiting, type ReservedWindow } from './waiting-window';

/** Stored where windows don't work, before the first is tried: in some in-app browsers it takes the place of this page. */
const NO_WINDOWS = 'cashier.noWindows';

/** False once a window was refused here, or came without a handle. */
export const hasWindows = (storage: SessionStore): boolean => storage.read(NO_WINDOWS, v.boolean()) !== true;

/** The windows of this place: what was seen of them is kept in mind, and reported to the host. */
export class PlaceWindows {
  constructor(
    private readonly window: Window,
    private readonly storage: SessionStore,
    private readonly host: Pick<HostBridge, 'send'>,
  ) {}

  get areThere(): boolean {
    return hasWindows(this.storage);
  }

  /** Only in a click a refusal says that this place has none. */
  openInClick(): ReservedWindow {
    this.storage.write(NO_WINDOWS, true);
    const target = openWaiting(this.window);
    if (target) this.storage.remove(NO_WINDOWS);
    else this.report();
    return target;
  }

  openLate(): ReservedWindow {
    return openWaiting(this.window);
  }

  /** Closes a window that can't be led on, and returns false. */
  leadOn(target: Window, url: string, isOwn: boolean): boolean {
    if (leadOn(target, url, isOwn)) return true;
    if (!target.closed) target.close();
    this.storage.write(NO_WINDOWS, true);
    this.report();
    return false;
  }

  private report(): void {
    this.host.send({ messageType: 'onProblem', code: 'windows_refused' });
  }
}
