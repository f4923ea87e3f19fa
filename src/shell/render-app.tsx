/** Renders the application. A chunk of its own, so that a phone constructs the services while it loads. */
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, type AppProps } from './app';
import { focusNewPage } from './focus-new-page';
import { showFocused } from './show-focused';

export { slide } from '../kernel/router/page-slide';

interface RenderOptions {
  /** The page already shows the application's first screen, so React hydrates it. */
  isPainted: boolean;
  /** Called when the markup did not match React's, which the player then sees. */
  onRecoverableError(error: unknown): void;
}

/** Mounts synchronously. Renders no page until the router has one. */
export function renderApp(root: Element, props: AppProps, { isPainted, onRecoverableError }: RenderOptions): void {
  showFocused(document);
  const app = <App {...props} />;
  if (isPainted) return void flushSync(() => hydrateRoot(root, app, { onRecoverableError }));
  const hadFocus = root.contains(document.activeElement);
  flushSync(() => createRoot(root).render(app));
  if (!hadFocus) return;
  // The player had tapped in the old page: begin the new one at its heading and at its top.
  focusNewPage();
  scrollTo(0, 0);
}
