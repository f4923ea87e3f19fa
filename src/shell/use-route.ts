import { useContext } from 'react';
import { PageRoute } from '../kernel/router/page-route';
import type { RouteSpec } from '../kernel/plugin';
import { useInject } from '../kernel/react';
import { RouterStore } from '../kernel/router/router-store';

/** The route of the page, or around the pages of the one that is shown. In an observer. */
export function useRoute(): RouteSpec {
  const own = useContext(PageRoute);
  const router = useInject(RouterStore);
  if (own) return own;
  if (!router.shown) throw new Error('a screen without a route');
  return router.shown.route.spec;
}
