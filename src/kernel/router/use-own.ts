import { useEffect, useState } from 'react';
import type { InjectionToken } from 'tsyringe';
import { useContainer } from '../react';

/**
 * A store of the component's own, for lazily loaded features: no scope registers it. Disposed when the component
 * unmounts.
 */
export function useOwn<T extends { dispose(): void }>(Store: InjectionToken<T>): T {
  const container = useContainer();
  const [own] = useState(() => container.resolve(Store));
  useEffect(() => () => own.dispose(), [own]);
  return own;
}
