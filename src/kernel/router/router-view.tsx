import { observer } from 'mobx-react-lite';
import { useMemo, type ReactNode } from 'react';
import { Router, useRoutes, type Navigator } from 'react-router-dom';
import type { RouterStore } from './router-store';

interface RouterViewProps {
  router: RouterStore;
  children: ReactNode;
}

/** Gives the pages react-router's context. Renders nothing until the first one has loaded. */
export const RouterView = observer(function RouterView({ router, children }: RouterViewProps) {
  const navigator = useMemo(() => navigatorOf(router), [router]);
  if (!router.shown) return null;
  const { path } = router.shown;
  return (
    <Router location={path} navigator={navigator}>
      <Outlet path={path} element={children} />
    </Router>
  );
});

function Outlet({ path, element }: { path: string; element: ReactNode }) {
  return useRoutes([{ path, element }]);
}

/** Routes react-router's hooks and links through our navigation, and so through its guards. */
function navigatorOf(router: RouterStore): Navigator {
  const go = (to: Parameters<Navigator['push']>[0], replace: boolean) =>
    void router.go(typeof to === 'string' ? to : (to.pathname ?? '/'), { replace });
  return {
    createHref: (to) => '#' + (typeof to === 'string' ? to : (to.pathname ?? '/')),
    go: () => void router.back(),
    push: (to) => go(to, false),
    replace: (to) => go(to, true),
  };
}
