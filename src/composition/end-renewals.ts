import { reaction } from 'mobx';
import type { DependencyContainer } from 'tsyringe';
import { AttemptStore } from '../cashier/attempt/attempt-store';
import { PlaceKeeper } from '../cashier/return/place-keeper';
import { RouterStore } from '../kernel/router/router-store';

/**
 * A create that was refused for its token is sent again with a new token only while the player waits for it: not after
 * its page is left or the cashier closed. Returns a function that stops it.
 */
export function endRenewals(app: DependencyContainer): () => void {
  const attempts = app.resolve(AttemptStore);
  const router = app.resolve(RouterStore);
  app.resolve(PlaceKeeper).onLeft.add(attempts.endRenewals);
  return reaction(() => router.path, attempts.endRenewals);
}
