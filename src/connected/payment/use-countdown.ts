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
  /** The last minute. */
  isUrgent: boolean;
}

/**
 * What is left until `expiresAt` (ISO 8601) by the server's clock, second by second; undefined without a valid time, and
 * while the server has not told its own: by a device that is an hour ahead a valid code would have expired.
 */
export function useCountdown(expiresAt: string | null | undefined): Countdown | undefined {
  const clock = useInject(Clock);
  const server = useInject(ServerClock);
  const seconds = secondsLeft(expiresAt, server.now());
  const [, renderAt] = useState(seconds);
  // Asked anew each time, not counted down: a page that slept, or learns the server's time, is right at its next tick.
  useEffect(
    () => clock.every(TICK_MS, () => renderAt(secondsLeft(expiresAt, server.now()))),
    [clock, server, expiresAt],
  );
  if (seconds === undefined || !server.isKnown) return undefined;
  return { text: clockText(seconds), seconds, isExpired: seconds === 0, isUrgent: seconds <= URGENT_SECONDS };
}
