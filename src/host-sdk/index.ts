/** The script for pages that embed the cashier. It depends on nothing at run time. */
export { mountCashier } from './mount-cashier';
export { preloadCashier } from './preload-cashier';
export type * from './analytics';
export type * from './demo';
export type * from './errors';
export type * from './events';
export type * from './payload';
export type * from './problems';
export type * from './types';
