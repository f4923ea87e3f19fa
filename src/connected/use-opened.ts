import { runInAction } from 'mobx';
import { useEffect, useLayoutEffect, useState } from 'react';

interface Opened {
  open(): void;
}

const shown = new WeakSet<Opened>();

/**
 * Opens a page's store before the page first renders: in an effect the page would render twice, first without content.
 * Opening a store a second time must change nothing, and a page must keep its store. Runs as an action, because this is
 * during an observer's render, and what the store reads must not re-render the page.
 *
 * A page that follows another one of the same store opens it once that page is gone, still before it is painted: a render
 * must not change what a page on screen shows.
 */
export function useOpened(store: Opened): void {
  const [isTaken] = useState(() => {
    if (shown.has(store)) return true;
    runInAction(() => store.open());
    return false;
  });
  useLayoutEffect(() => {
    if (isTaken) store.open();
  }, [isTaken, store]);
  useEffect(() => {
    shown.add(store);
    return () => void shown.delete(store);
  }, [store]);
}
