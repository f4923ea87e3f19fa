import { makeAutoObservable } from 'mobx';
import type { Notification, NotificationColor, Notifications, NoticeText } from './notifications';

/** Without a clock: each notification stays until it is closed. */
export class FakeNotifications implements Notifications {
  list: Notification[] = [];
  private count = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Texts of the visible notifications. */
  get contents(): string[] {
    return this.list.map((notification) => notification.content);
  }

  snackbar(content: NoticeText): void {
    this.add('snackbar', content, 'danger', 5000);
  }

  toast(content: NoticeText, color: NotificationColor = 'primary', duration = 3000): void {
    this.add('toast', content, color, duration);
  }

  close(id: string): void {
    this.list = this.list.filter((notification) => notification.id !== id);
  }

  pause(): void {}

  resume(): void {}

  reset(): void {
    this.list = [];
  }

  dispose(): void {
    this.reset();
  }

  private add(kind: Notification['kind'], text: NoticeText, color: NotificationColor, duration: number): void {
    const content = typeof text === 'string' ? text : text();
    this.list.push({ id: `notification-${(this.count += 1)}`, kind, color, content, duration });
  }
}
