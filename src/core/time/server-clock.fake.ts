import type { ServerClock, ServerTimeSamples } from './server-clock';

/** A server whose clock is `offset` milliseconds ahead of the given device's. */
export function fakeServerClock(
  device: { now(): number },
  offset = 0,
): ServerClock & ServerTimeSamples & { offset: number } {
  return {
    offset,
    isKnown: true,
    now() {
      return device.now() + this.offset;
    },
    learn() {},
  };
}
