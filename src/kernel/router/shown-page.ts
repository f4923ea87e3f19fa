import type { LoadedScreen } from './route-loader';

export interface Location {
  path: string;
  query: Readonly<Record<string, string>>;
}

/**
 * `isAhead`: the page is drawn ahead, or was before it was shown. `visit`: another value mounts the screen anew, though
 * the path is the same.
 */
export type ShownPage = LoadedScreen & Location & { isAhead: boolean; visit?: number | undefined };
