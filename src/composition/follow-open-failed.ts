import type { DependencyContainer } from 'tsyringe';
import { CurrentTransaction } from '../cashier/attempt/current-transaction';
import { PaymentWindow } from '../cashier/payment-window/payment-window';
import { isEndStatus } from '../cashier/status/status-rules';
import { HostBridge } from '../core/host-bridge/host-bridge';
import { PLAYER } from '../core/locale/i18next-locale';
import { Locale } from '../core/locale/locale';
import { Notifications } from '../core/notifications/notifications';

/** The native host could not open an app: the page that has the player's other ways stays, and says so. */
export function followOpenFailed(app: DependencyContainer): void {
  const locale = app.resolve(Locale);
  const transaction = app.resolve(CurrentTransaction);
  const page = app.resolve(PaymentWindow);
  app.resolve(HostBridge).on('openFailed', async ({ url }) => {
    await locale.loadNamespace(PLAYER);
    // The word comes late: the payment has ended by another way.
    const { status } = transaction;
    if (url && url === page.address && isEndStatus(status)) return;
    app.resolve(Notifications).snackbar(() => locale.t('player:pay.noApp'));
  });
}
