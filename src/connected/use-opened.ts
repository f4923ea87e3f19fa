import { runInAction } from 'mobx';
import { useState } from 'react';

/**
 * Opens a page's store before the page is first drawn; in an effect it would be drawn twice, first with nothing in it. To open
 * a store once more must change nothing, and a page keeps the one it has. As an action, although the page's drawing is
 * watched meanwhile: what the store reads is not what the page shows.
 */
export function useOpened(store: { open(): void }): void {
  useState(() => runInAction(() => store.open()));
}
