/** The script for pages that embed the cashier. It depends on nothing at run time. */
export { mountCashier } from './mount-cashier';
export type {
  CashierEvent,
  CashierEventName,
  CashierHandle,
  CashierOptions,
  HostPayload,
  TracedMessage,
} from './types';
