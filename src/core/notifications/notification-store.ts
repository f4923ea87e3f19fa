import { makeAutoObservable, observableShallow } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { Clock, Random } from '../time/time';
import type { Notification, NotificationColor, Notifications, NoticeText } from './notifications';

/** Time on screen, in milliseconds (spec 2 and 9). */
export const SNACKBAR_MS = 5000;
export const TOAST_MS = 3000;
/** Most notifications at once: more would cover a phone's screen. The oldest is closed first. */
export const MAX_SHOWN = 4;

/** The remaining time of one notification, in milliseconds. `stop` is undefined while it is paused. */
interface Countdown {
  left: number;
  startedAt: number;
  stop: (() => void) | undefined;
}

/** Holds the visible notifications and closes each when its time is over. */
@injectable()
export class NotificationStore implements Notifications {
  list: Notification[] = [];

  private readonly countdowns = new Map<string, Countdown>();

  constructor(
    @inject(Clock) private readonly clock: Clock,
    @inject(Random) private readonly random: Random,
  ) {
    makeAutoObservable(
      this,
      {
        list: observableShallow,
      },
      { autoBind: true, deep: false },
    );
  }

  snackbar(content: NoticeText): void {
    this.show({ kind: 'snackbar', color: 'danger', content, duration: SNACKBAR_MS });
  }

  toast(content: NoticeText, color: NotificationColor = 'primary', duration = TOAST_MS): void {
    this.show({ kind: 'toast', color, content, duration });
  }

  close(id: string): void {
    this.countdowns.get(id)?.stop?.();
    this.countdowns.delete(id);
    this.list = this.list.filter((notification) => notification.id !== id);
  }

  pause(id: string): void {
    const countdown = this.countdowns.get(id);
    if (!countdown?.stop) return;
    countdown.stop();
    countdown.stop = undefined;
    countdown.left -= this.clock.now() - countdown.startedAt;
  }

  resume(id: string): void {
    const countdown = this.countdowns.get(id);
    if (countdown && !countdown.stop) this.run(id, Math.max(0, countdown.left));
  }

  reset(): void {
    for (const { id } of this.list) this.close(id);
  }

  dispose(): void {
    this.reset();
  }

  /**
   * Replaces an earlier notification with the same text by one with a new id, so that screen readers announce it again.
   */
  private show({ content, ...shown }: Omit<Notification, 'id' | 'content'> & { content: NoticeText }): void {
    const id = this.random.uuid();
    const read = typeof content === 'string' ? () => content : content;
    const same = this.list.filter((other) => other.kind === shown.kind && other.content === read());
    for (const other of same) this.close(other.id);
    for (const oldest of this.list.slice(0, Math.max(0, this.list.length - MAX_SHOWN + 1))) this.close(oldest.id);
    this.list.push({
      ...shown,
      id,
      get content() {
        return read();
      },
    });
    this.run(id, shown.duration);
  }

  private run(id: string, left: number): void {
    const stop = this.clock.after(left, () => this.close(id));
    this.countdowns.set(id, { left, startedAt: this.clock.now(), stop });
  }
}
