import type { LoadedScreen } from './route-loader';

export interface Location {
  path: string;
  query: Readonly<Record<string, string>>;
}

/** `isAhead`: is drawn ahead, or was before it was shown. `visit`: another one is drawn anew, though the path is the same. */
export type ShownPage = LoadedScreen & Location & { isAhead: boolean; visit?: number | undefined };
