import type { LoadedScreen } from './route-loader';

export interface Location {
  path: string;
  query: Readonly<Record<string, string>>;
}

/** `visit`: another value mounts the screen anew, though the path is the same. */
export type ShownPage = LoadedScreen & Location & { visit?: number | undefined };
