import { runInAction } from 'mobx';
import { useState } from 'react';

/**
 * Opens a page's store before the page first renders: in an effect the page would render twice, first without content.
 * Opening a store a second time must change nothing, and a page must keep its store. Runs as an action, because this is
 * during an observer's render, and what the store reads must not re-render the page.
 */
export function useOpened(store: { open(): void }): void {
  useState(() => runInAction(() => store.open()));
}
