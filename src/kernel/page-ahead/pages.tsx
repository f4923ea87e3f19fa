import { observer } from 'mobx-react-lite';
import { useCallback, type ReactNode } from 'react';
import { PageScreen } from '../router/page-screen';
import type { RouterStore } from '../router/router-store';
import type { ShownPage } from '../router/shown-page';
import { isList, type PageAhead } from './page-ahead';
import { PageHost } from './page-host';
import styles from './pages.module.css';

interface PagesProps {
  router: RouterStore;
  ahead: PageAhead;
  onCrash: (error: unknown) => void;
  /** Replaces a screen that crashed; only that one. */
  crashed: ReactNode;
}

/** The page that is shown, the list that is kept, and the page that is drawn ahead. */
export const Pages = observer(function Pages({ router, ahead, onCrash, crashed }: PagesProps) {
  const { shown, keepsScroll } = router;
  const { page: next, revealed, kept, isSeen, forget } = ahead;
  const fail = useCallback(
    (error: unknown, { path }: ShownPage) => {
      ahead.forgetKept(path);
      onCrash(error);
    },
    [ahead, onCrash],
  );
  const pages = [kept?.path === shown?.path ? undefined : kept, shown, next];
  return pages.map((page) => {
    if (!page) return null;
    const screen = <PageScreen key={`${page.path} ${page.visit}`} page={page} onCrash={fail} crashed={crashed} />;
    if (isList(page.route)) {
      return (
        <PageHost key={page.path} isShown={page === shown} keepsScroll={keepsScroll}>
          {screen}
        </PageHost>
      );
    }
    if (page !== next && page !== revealed) return screen;
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
