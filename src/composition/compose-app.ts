import type { DependencyContainer } from 'tsyringe';
import { BrowserWindow } from '../cashier/payment-window/browser-window';
import { DESIGN_POLICIES, DesignPolicy } from '../cashier/withdrawal/design-policy';
import { registerCashier } from '../cashier/register-cashier';
import type { SessionData } from '../core/session/session';
import type { RouterOptions } from '../kernel/router/router-options';
import { registerCore, type CoreBoot } from './core-services';
import { registerRegistry, registerRouter } from './create-router';
import { registerShell } from './register-shell';

interface Surroundings {
  /** The app gets a child of it. */
  root: DependencyContainer;
  boot: CoreBoot;
  session: SessionData;
  window: Window;
  /** How a page takes the place of another. */
  transition: RouterOptions['transition'];
  /** Registers other services in place of `core/`'s own, before anything is resolved: a story has no gateway. */
  replace?: (app: DependencyContainer) => void;
}

/** Everything that lives as long as the page, in a container of its own. Nothing is shown or fetched yet. */
export function composeApp({ root, boot, session, window, transition, replace }: Surroundings): DependencyContainer {
  const app = root.createChildContainer();
  app.registerInstance(BrowserWindow, window);
  registerCore(app, boot, session, replace);
  registerRegistry(app, session);
  app.registerInstance(DesignPolicy, DESIGN_POLICIES[session.design]);
  const startCashier = registerCashier(app);
  registerShell(app);
  registerRouter(app, session, transition);
  startCashier();
  return app;
}
