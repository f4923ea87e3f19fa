import type { DependencyContainer } from 'tsyringe';
import { BrowserWindow } from '../core/window/browser-window';
import { DESIGN_POLICIES, DesignPolicy } from '../cashier/withdrawal/design-policy';
import { registerCashier } from '../cashier/register-cashier';
import type { SessionData } from '../core/session/session';
import type { RouterOptions } from '../kernel/router/router-options';
import { registerCore, type CoreBoot } from './core-services';
import { registerRegistry, registerRouter } from './create-router';
import type { PlayerScope } from './player-scope';
import { registerShell } from './register-shell';

interface Surroundings {
  /** The app's container is a child of this one. */
  root: DependencyContainer;
  boot: CoreBoot;
  session: SessionData;
  window: Window;
  /** Replaces one page by another. */
  transition: RouterOptions['transition'];
  /** Registers services in place of `core/`'s own before any is resolved, for a story, which has no gateway. */
  replace?: (app: DependencyContainer) => void;
  /** Ends with the player. */
  scope?: PlayerScope;
}

/** Creates everything that knows the player, in a container of its own. Shows and fetches nothing yet. */
export function composeApp({
  root,
  boot,
  session,
  window,
  transition,
  replace,
  scope,
}: Surroundings): DependencyContainer {
  const app = root.createChildContainer();
  app.registerInstance(BrowserWindow, window);
  registerCore(app, boot, session, { replace, scope });
  registerRegistry(app, session);
  app.registerInstance(DesignPolicy, DESIGN_POLICIES[session.design]);
  const startCashier = registerCashier(app);
  registerShell(app);
  registerRouter(app, session, transition);
  startCashier();
  return app;
}
