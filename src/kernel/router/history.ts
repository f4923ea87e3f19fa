/** Where the path of the page is kept, so that the browser's Back, Forward and Reload lead to it. */
import { createPath, parsePath, type Path } from 'react-router-dom';

type PagePath = Pick<Path, 'pathname' | 'search'>;

export interface RouterHistory {
  /** The path in the address. In a frame: the one that the frame was opened with. */
  readonly location: PagePath;
  /** Adds an entry. */
  push(to: PagePath): void;
  /** Changes the current entry. */
  replace(to: PagePath): void;
  /** `onPop` is called when the browser has moved to another entry. Returns a function that stops listening. */
  listen(onPop: () => void): () => void;
}

/** Standing alone: in the hash, which can be reloaded from any static server and base path. */
export function hashHistory(
  window: Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>,
): RouterHistory {
  const { history } = window;
  const href = (to: PagePath) => `#${createPath(to)}`;
  return {
    get location() {
      return pathIn(window.location.hash);
    },
    push: (to) => history.pushState(null, '', href(to)),
    replace: (to) => history.replaceState(null, '', href(to)),
    listen(onPop) {
      window.addEventListener('popstate', onPop);
      return () => window.removeEventListener('popstate', onPop);
    },
  };
}

/** In a frame: nowhere, because its entries would be the host page's, whose Back must never move inside the cashier. */
export function frameHistory(hash: string): RouterHistory {
  return { location: pathIn(hash), push: () => {}, replace: () => {}, listen: () => () => {} };
}

function pathIn(hash: string): PagePath {
  const { pathname = '/', search = '' } = parsePath(hash.replace(/^#/, ''));
  return { pathname: pathname.startsWith('/') ? pathname : `/${pathname}`, search };
}
