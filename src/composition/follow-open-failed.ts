import type { DependencyContainer } from 'tsyringe';
import { HostBridge } from '../core/host-bridge/host-bridge';
import { PLAYER } from '../core/locale/i18next-locale';
import { Locale } from '../core/locale/locale';
import { Notifications } from '../core/notifications/notifications';

/** The native host could not open an app: the page that has the player's other ways stays, and says so. */
export function followOpenFailed(app: DependencyContainer): void {
  const locale = app.resolve(Locale);
  app.resolve(HostBridge).on('openFailed', async () => {
    await locale.loadNamespace(PLAYER);
    app.resolve(Notifications).snackbar(() => locale.t('player:pay.noApp'));
  });
}
