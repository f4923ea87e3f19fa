import type * as Late from './late';

/** Undefined when the file can't be loaded: it is served from where this script is, which may be what is away. */
export const loadLate = (): Promise<typeof Late | undefined> => import('./late').catch(() => undefined);
