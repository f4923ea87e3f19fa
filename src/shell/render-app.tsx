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
  /** False if anybody has changed it: hydration would spin for ever on some of these, so React draws it anew. */
  isIntact: boolean;
  /** Called when the markup did not match React's, which the player then sees. */
  onRecoverableError(error: unknown): void;
}

/** Mounts synchronously. Renders no page until the router has one. Returns a function that unmounts it. */
export function renderApp(
  root: Element,
  props: AppProps,
  { isPainted, isIntact, onRecoverableError }: RenderOptions,
): () => void {
  showFocused(document);
  const app = <App {...props} />;
  if (isPainted && isIntact) {
    const hydrated = flushSync(() => hydrateRoot(root, app, { onRecoverableError }));
    return () => hydrated.unmount();
  }
  if (isPainted) onRecoverableError(new Error('the painted list was changed before it was hydrated'));
  const hadFocus = root.contains(document.activeElement);
  const created = createRoot(root);
  flushSync(() => created.render(app));
  if (hadFocus) {
    // The player had tapped in the old page: begin the new one at its heading and at its top.
    focusNewPage();
    scrollTo(0, 0);
  }
  return () => created.unmount();
}
