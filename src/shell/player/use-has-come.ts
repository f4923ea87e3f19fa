import { useEffect, useState } from 'react';
import { ServerClock } from '../../core/time/server-clock';
import { Clock } from '../../core/time/time';
import { useInject } from '../../kernel/react';

const LOOK_MS = 1000;

/** Whether a time set by the gateway has passed, by the server's clock. Re-renders when it does. */
export function useHasCome(iso: string | null | undefined): boolean {
  const clock = useInject(Clock);
  const server = useInject(ServerClock);
  const hasCome = iso != null && Date.parse(iso) <= server.now();
  const [, redraw] = useState(0);
  useEffect(() => {
    if (iso == null || hasCome) return;
    // Polled each second: browser timers cannot wait for days, and stop while the page sleeps.
    return clock.every(LOOK_MS, () => Date.parse(iso) <= server.now() && redraw(server.now()));
  }, [iso, hasCome, clock, server]);
  return hasCome;
}
