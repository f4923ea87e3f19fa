import { useInject } from '../kernel/react';
import type { RouteSpec } from '../kernel/plugin';
import { RouterStore } from '../kernel/router-store';

/** The route that is shown. In an observer. */
export function useRoute(): RouteSpec {
  const { shown } = useInject(RouterStore);
  if (!shown) throw new Error('a screen without a route');
  return shown.route.spec;
}
