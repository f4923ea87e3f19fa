/** What draws the application: a file of its own, so that a phone makes the services while it is on its way. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App, type AppProps } from './app';

export { slide } from '../kernel/router/page-slide';

/** It stands when this returns, without a page as long as the router shows none. */
export function renderApp(root: Element, props: AppProps): void {
  flushSync(() => createRoot(root).render(<App {...props} />));
}
