import type { InjectionToken } from 'tsyringe';

export type NotificationColor = 'danger' | 'primary' | 'secondary' | 'warning';

export interface Notification {
  id: string;
  kind: 'snackbar' | 'toast';
  color: NotificationColor;
  /** Translated. */
  content: string;
  /** Milliseconds until it closes by itself: 5000 for the snackbar, 3000 for the toast. */
  duration: number;
}

/** What is shown above the screens. The list is observable; `ui` shows it, pauses it on hover and focus, closes it. */
export interface Notifications {
  /** Oldest first. */
  readonly list: readonly Notification[];
  /** Error snackbar: the title is `error.snackbar.title`. */
  snackbar(content: string): void;
  toast(content: string, color?: NotificationColor, duration?: number): void;
  close(id: string): void;
  /** While the pointer or the focus is on it, it stays. */
  pause(id: string): void;
  /** Goes on with the time that was left. */
  resume(id: string): void;
  /** Closes all. */
  reset(): void;
  dispose(): void;
}
export const Notifications: InjectionToken<Notifications> = Symbol('Notifications');
