/** What draws the application: a file of its own, so that a phone makes the services while it is on its way. */
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, type AppProps } from './app';
import { focusNewPage } from './focus-new-page';
import { showFocused } from './show-focused';

export { slide } from '../kernel/router/page-slide';

interface RenderOptions {
  /** The page already shows what the application begins with: React takes its elements over. */
  isPainted: boolean;
  /** They were not the same. The player sees React's. */
  onRecoverableError(error: unknown): void;
}

/** It stands when this returns. */
export function renderApp(root: Element, props: AppProps, { isPainted, onRecoverableError }: RenderOptions): void {
  showFocused(document);
  const app = <App {...props} />;
  if (isPainted) return void flushSync(() => hydrateRoot(root, app, { onRecoverableError }));
  const hadFocus = root.contains(document.activeElement);
  flushSync(() => createRoot(root).render(app));
  if (!hadFocus) return;
  // The page of a tile that was tapped before: begun at its heading, and at its top.
  focusNewPage();
  scrollTo(0, 0);
}
