import { observer } from 'mobx-react-lite';
import { Component, memo, useMemo, type ReactNode } from 'react';
import { Router, useRoutes, type Navigator } from 'react-router-dom';
import { PageHost } from './page-host';
import { PageRoute } from './page-route';
import { ContainerProvider } from './react';
import type { RouterStore, ShownPage } from './router-store';

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
  const { shown, kept } = router;
  if (!shown) return null;
  const { path } = shown;
  const pages = kept && kept.path !== path ? [kept, shown] : [shown];
  const screens = pages.map((page) => {
    const screen = <PageScreen key={page.path} page={page} router={router} onCrash={onCrash} crashed={crashed} />;
    if (!page.route.spec.isKept) return screen;
    return (
      <PageHost key={page.path} isShown={page === shown} keepsScroll={router.isReturn}>
        {screen}
      </PageHost>
    );
  });
  return (
    <Router location={path} navigator={navigator}>
      <Outlet path={path} element={layout(screens)} />
    </Router>
  );
});

interface PageScreenProps extends Pick<RouterViewProps, 'router' | 'onCrash' | 'crashed'> {
  page: ShownPage;
}

/** Not drawn again because another page is shown. */
const PageScreen = memo(function PageScreen({ page, router, onCrash, crashed }: PageScreenProps) {
  const { Screen, scope, route, path } = page;
  const fail = (error: unknown) => {
    router.forget(path);
    onCrash(error);
  };
  return (
    <ScreenBoundary onCrash={fail} crashed={crashed}>
      <PageRoute value={route.spec}>
        <ContainerProvider container={scope}>
          <Screen />
        </ContainerProvider>
      </PageRoute>
    </ScreenBoundary>
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
