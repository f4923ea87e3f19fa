import { useEffect, useState } from 'react';
import { ServerClock } from '../../core/time/server-clock';
import { Clock } from '../../core/time/time';
import { useInject } from '../../kernel/react';
import { clockText, secondsLeft } from './time-left';

const TICK_MS = 250;
const URGENT_SECONDS = 60;

export interface Countdown {
  /** `mm:ss`, from an hour on `h:mm:ss`. */
  text: string;
  /** Whole seconds, 0 when expired. */
  seconds: number;
  isExpired: boolean;
  /** True in the last minute. */
  isUrgent: boolean;
}

/**
 * The time left until `expiresAt` (ISO 8601) by the server's clock, updated each second. Undefined without a valid
 * time, and while the server's time is unknown: by a device clock that is an hour ahead, a valid code would have
 * expired.
 */
export function useCountdown(expiresAt: string | null | undefined): Countdown | undefined {
  const clock = useInject(Clock);
  const server = useInject(ServerClock);
  const seconds = secondsLeft(expiresAt, server.now());
  const [, renderAt] = useState(seconds);
  // Computed on each tick, not counted down, so that it is right again after the page slept or the server's time became
  // known.
  useEffect(
    () => clock.every(TICK_MS, () => renderAt(secondsLeft(expiresAt, server.now()))),
    [clock, server, expiresAt],
  );
  if (seconds === undefined || !server.isKnown) return undefined;
  return { text: clockText(seconds), seconds, isExpired: seconds === 0, isUrgent: seconds <= URGENT_SECONDS };
}
