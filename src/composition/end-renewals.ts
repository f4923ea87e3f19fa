import { reaction } from 'mobx';
import type { DependencyContainer } from 'tsyringe';
import { AttemptStore } from '../cashier/attempt/attempt-store';
import { PlaceKeeper } from '../cashier/resume/place-keeper';
import { Session } from '../core/session/session';
import { RouterStore } from '../kernel/router/router-store';

/**
 * A create that was refused for its token is sent again with a new token only while the player waits for it: not after
 * its page is left or the cashier closed. A payment that one player has begun is never sent with another player's
 * token.
 */
export function endRenewals(app: DependencyContainer): void {
  const attempts = app.resolve(AttemptStore);
  const router = app.resolve(RouterStore);
  const session = app.resolve(Session);
  reaction(() => router.path, attempts.endRenewals);
  app.resolve(PlaceKeeper).onLeft.add(attempts.endRenewals);
  reaction(
    () => session.userId,
    (_now, before) => before && attempts.stopRuns(),
  );
}
