import { useEffect, useState, type ComponentType } from 'react';
import { ContinueOffer } from '../cashier/return/continue-offer';
import type { Flow } from '../contract/primitives';
import { ErrorHandler } from '../core/errors/error-handler';
import { untilOpen } from '../core/realtime/ask-when-open';
import { Realtime } from '../core/realtime/realtime';
import { loadWithRetry } from '../kernel/loading/lazy';
import { useInject } from '../kernel/react';
import { FullLoaded } from './full-loaded';

/**
 * Below a list, in a tab that has no payment to continue: offers one that the gateway knows of. Its code is loaded and its request
 * sent once the list is painted and the channel connected, so that neither delays the list. If the code cannot be
 * loaded, nothing is offered.
 */
export function LateOffer({ flow }: { flow: Flow }) {
  const own = useInject(ContinueOffer);
  const realtime = useInject(Realtime);
  const fullLoaded = useInject(FullLoaded);
  const errors = useInject(ErrorHandler);
  const [Bar, setBar] = useState<ComponentType<{ flow: Flow }>>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const begin = async () => {
      await untilOpen(realtime, { signal });
      if (own.payment) return;
      const { default: loaded } = await loadWithRetry(() => import('../connected/list/listed-offer-bar'));
      setBar(() => loaded);
    };
    fullLoaded.whenNotified(() => void begin().catch((error: unknown) => signal.aborted || errors.report(error)));
    return () => leaving.abort();
  }, [own, realtime, fullLoaded, errors, flow]);
  return Bar && <Bar flow={flow} />;
}
