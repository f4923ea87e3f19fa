import { observer } from 'mobx-react-lite';
import { Component, useMemo, type ReactNode } from 'react';
import { Router, useRoutes, type Navigator } from 'react-router-dom';
import { ContainerProvider } from './react';
import type { RouterStore } from './router-store';

interface RouterViewProps {
  router: RouterStore;
  /** Wraps every screen: header, notifications. */
  layout: (screen: ReactNode) => ReactNode;
  onCrash: (error: unknown) => void;
  crashed: ReactNode;
}

/** Renders the screen that the router store shows; one crash shows `crashed` in that screen's place alone. */
export const RouterView = observer(function RouterView({ router, layout, onCrash, crashed }: RouterViewProps) {
  const navigator = useMemo(() => navigatorOf(router), [router]);
  const shown = router.shown;
  if (!shown) return null;
  const { Screen, scope, path } = shown;
  const screen = (
    <ScreenBoundary key={path} onCrash={onCrash} crashed={crashed}>
      <ContainerProvider container={scope}>
        <Screen />
      </ContainerProvider>
    </ScreenBoundary>
  );
  return (
    <Router location={path} navigator={navigator}>
      <Outlet path={path} element={layout(screen)} />
    </Router>
  );
});

function Outlet({ path, element }: { path: string; element: ReactNode }) {
  return useRoutes([{ path, element }]);
}

/** react-router's hooks and links go through our navigation, and so through its guards. */
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

interface BoundaryProps {
  children: ReactNode;
  crashed: ReactNode;
  onCrash: (error: unknown) => void;
}

class ScreenBoundary extends Component<BoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.hasCrashed ? this.props.crashed : this.props.children;
  }
}
