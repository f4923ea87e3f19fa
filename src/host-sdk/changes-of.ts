import type { HostPayload } from './payload';

/** The keys of `given` whose values differ from those of `before`. */
export const changesOf = (given: HostPayload = {}, before: HostPayload = {}): HostPayload =>
  Object.fromEntries(
    Object.entries(given).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as never])),
  );
