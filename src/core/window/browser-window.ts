import type { InjectionToken } from 'tsyringe';

/** The document's own `window`, injected so that tests can replace it. */
export type BrowserWindow = Window;
export const BrowserWindow: InjectionToken<BrowserWindow> = Symbol('BrowserWindow');
