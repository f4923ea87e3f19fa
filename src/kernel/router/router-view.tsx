import { observer } from 'mobx-react-lite';
import { Component, memo, useMemo, type ReactElement, type ReactNode } from 'react';
import { Router, useRoutes, type Navigator } from 'react-router-dom';
import type { PageAhead } from '../page-ahead/page-ahead';
import { PageHost } from '../page-ahead/page-host';
import { PageRoute } from './page-route';
import styles from './router-view.module.css';
import { ContainerProvider } from '../react';
import type { ShownPage } from './shown-page';
import type { RouterStore } from './router-store';

interface RouterViewProps {
  router: RouterStore;
  ahead: PageAhead;
  /** Wraps every screen: header and notifications. */
  layout: (screen: ReactElement) => ReactNode;
  onCrash: (error: unknown) => void;
  crashed: ReactNode;
}

/** Renders the screen that the router store shows. A crash of a screen replaces only that screen by `crashed`. */
export const RouterView = observer(function RouterView({ layout, ...props }: RouterViewProps) {
  const { router } = props;
  const navigator = useMemo(() => navigatorOf(router), [router]);
  if (!router.shown) return null;
  const { path } = router.shown;
  const pages = <Pages {...props} />;
  return (
    <Router location={path} navigator={navigator}>
      <Outlet path={path} element={layout(pages)} />
    </Router>
  );
});

type PagesProps = Omit<RouterViewProps, 'layout'>;

/** The page that is shown, the one that is kept, and the one that is drawn ahead. */
const Pages = observer(function Pages(props: PagesProps) {
  const { shown, kept, keepsScroll } = props.router;
  const { page: pageAhead, isSeen, forget } = props.ahead;
  const pages = [kept?.path === shown?.path ? undefined : kept, shown, pageAhead];
  return pages.map((page) => {
    if (!page) return null;
    const screen = <PageScreen key={`${page.path} ${page.visit}`} page={page} {...props} />;
    if (page.route.spec.isKept) {
      return (
        <PageHost key={page.path} isShown={page === shown} keepsScroll={keepsScroll}>
          {screen}
        </PageHost>
      );
    }
    if (!page.isAhead) return screen;
    // Neither `inert` nor `visibility`: both make the browser recompute every element's style when the page is shown.
    const hidden = { 'aria-hidden': true, 'data-over': isSeen || undefined } as const;
    return (
      <div
        key={page.path}
        className={styles.ahead}
        {...(page !== shown && { ...hidden, onFocus: isSeen ? undefined : forget })}
      >
        {screen}
      </div>
    );
  });
});

interface PageScreenProps extends PagesProps {
  page: ShownPage;
}

/** Memoised, so that it does not re-render because another page is shown. */
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
