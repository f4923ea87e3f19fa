import { useContext } from 'react';
import { PageRoute } from '../kernel/router/page-route';
import type { RouteSpec } from '../kernel/plugin';
import { useInject } from '../kernel/react';
import { RouterStore } from '../kernel/router/router-store';

/** The route of the page that contains the component, or outside a page the current route. Call it in an observer. */
export function useRoute(): RouteSpec {
  const own = useContext(PageRoute);
  const router = useInject(RouterStore);
  if (own) return own;
  if (!router.shown) throw new Error('a screen without a route');
  return router.shown.route.spec;
}
