import type { InjectionToken } from 'tsyringe';

export type NotificationColor = 'danger' | 'primary' | 'secondary' | 'warning';

export interface Notification {
  id: string;
  kind: 'snackbar' | 'toast';
  color: NotificationColor;
  /** In the player's language. Observable. */
  readonly content: string;
  /** Milliseconds until it closes by itself: 5000 for the snackbar, 3000 for the toast. */
  duration: number;
}

/** A text, or a function that has it in the language of the moment: a notice on screen follows a change of language. */
export type NoticeText = string | (() => string);

/**
 * Notifications above the screens. The list is observable; `ui` renders it, pauses an entry on hover and focus, and
 * closes it.
 */
export interface Notifications {
  /** Oldest first. */
  readonly list: readonly Notification[];
  /** Error snackbar: the title is `error.snackbar.title`. */
  snackbar(content: NoticeText): void;
  toast(content: NoticeText, color?: NotificationColor, duration?: number): void;
  close(id: string): void;
  /** Keeps the notification open while the pointer or the focus is on it. */
  pause(id: string): void;
  /** Goes on with the time that was left. */
  resume(id: string): void;
  /** Closes all. */
  reset(): void;
  dispose(): void;
}
export const Notifications: InjectionToken<Notifications> = Symbol('Notifications');
