import type { DependencyContainer } from 'tsyringe';
import { SavedAccounts } from '../cashier/accounts/saved-accounts';
import { MethodsStore } from '../cashier/methods/methods-store';
import { PlayerStanding } from '../cashier/standing/player-standing';
import type { PaymentMethod } from '../contract/method';
import { PLAYER } from '../core/locale/i18next-locale';
import { Locale } from '../core/locale/locale';
import { Realtime } from '../core/realtime/realtime';

/**
 * Fetches what forms show besides the methods (messages and saved accounts), so that nothing appears late in an open
 * form. It does so once the list is shown and the channel is connected, and sends no request to a gateway that has none
 * of it.
 */
export function fetchForForms(app: DependencyContainer): void {
  const methods = app.resolve(MethodsStore);
  app.resolve(Realtime).onConnect(() => {
    const listed = methods.initialMethods;
    if (listed.some(hasMore) || app.resolve(PlayerStanding).canSetLimits)
      void app.resolve(Locale).loadNamespace(PLAYER);
    if (listed.some(({ hasAccounts }) => hasAccounts)) void app.resolve(SavedAccounts).load(methods.flow);
  });
}

const hasMore = ({ hasAccounts, state, usualSeconds, fees }: PaymentMethod) =>
  Boolean(hasAccounts || state || fees) || usualSeconds != null;
