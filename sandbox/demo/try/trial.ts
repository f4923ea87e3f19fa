import type { CashierEvent, CashierTarget, HostPayload, ToWidgetMessage } from '@/host-sdk';
import type { Command } from '../../in-browser/protocol';

/** What happens once the cashier is mounted, in this order. */
export type Act =
  /** Waits for a message with this name, code or text: what reports the visit comes after the list. */
  | { after: string }
  | { open: CashierTarget }
  /** A button, link or option of the cashier, by how its name begins. */
  | { press: string }
  | { key: string }
  | { gateway: Command }
  | { call: 'back' | 'swipeBack' }
  | { update: HostPayload }
  | { bonuses: [] }
  | { send: ToWidgetMessage }
  /** What another cashier, network or browser would make the cashier say. */
  | { says: CashierEvent };

/** Something of the documentation that its reader tries: JSON, which the page that shows it reads from its own frame. */
export interface Trial {
  /** A name, code, reason or text of a message in the log, which shows that the trial has worked. */
  shows: string;
  settings?: object;
  payload?: object;
  height?: 'auto';
  redirect?: true;
  asksBeforePayment?: true;
  /** The container gets no height. */
  isFlat?: true;
  /** Relative to the demo's folder, or whole. */
  widgetUrl?: string;
  /** Policy of the host's page. */
  policy?: string;
  /** Headers that the static host of the site can't send: those of the host's page and of the cashier's. */
  headers?: { page?: Record<string, string>; cashier?: Record<string, string> };
  /** The cashier's own files are at `widgetUrl`, whatever page is there. */
  hasMark?: true;
  hasServiceWorker?: true;
  opensNoWindows?: true;
  acts?: Act[];
}
