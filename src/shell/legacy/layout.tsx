import { observer } from 'mobx-react-lite';
import type { Elements } from '../../ui/elements';
import { PlaceKeeper } from '../../cashier/return/place-keeper';
import { HostBridge } from '../../core/host-bridge/host-bridge';
import { Locale } from '../../core/locale/locale';
import { NetworkState } from '../../core/network/network-state';
import { Session } from '../../core/session/session';
import { Settings } from '../../core/settings/settings';
import { useInject } from '../../kernel/react';
import { RouterStore } from '../../kernel/router/router-store';
import { DesignProvider } from '../../ui/design/design-parts';
import { OfflineBanner } from '../../ui/layout/offline-banner';
import { useEscape } from '../use-escape';
import { useVisibleHeight } from '../use-visible-height';
import { Frame } from '../../ui/legacy/frame';
import { Header } from '../../ui/legacy/header';
import { legacyParts } from '../../ui/legacy/parts';
import { Notices } from '../notices';
import { SecondPaymentDialog } from '../second-payment-dialog';
import { TimeReminderDialog } from '../time-reminder-dialog';
import { useDocumentTitle } from '../use-document-title';
import { useFlowTitle } from '../use-flow-title';
import { useFocusOnNavigation } from '../use-focus-on-navigation';
import { useRoute } from '../use-route';

/** Header with the logo, notices and the page. */
export const Layout = observer(function Layout({ children }: { children: Elements }) {
  const locale = useInject(Locale);
  const network = useInject(NetworkState);
  const router = useInject(RouterStore);
  const label = useFlowTitle();
  useFocusOnNavigation(router);
  useVisibleHeight();
  useEscape();
  useDocumentTitle(label);
  return (
    <DesignProvider parts={legacyParts}>
      <Frame
        label={label}
        header={<CashierHeader />}
        banner={
          <OfflineBanner
            isOffline={network.isLastingOffline}
            text={locale.t(network.isBlocked ? 'network.blocked' : 'network.offline')}
          />
        }
        notifications={<Notices />}
      >
        {children}
      </Frame>
      <SecondPaymentDialog />
      <TimeReminderDialog />
    </DesignProvider>
  );
});

const CashierHeader = observer(function CashierHeader() {
  const locale = useInject(Locale);
  const host = useInject(HostBridge);
  const router = useInject(RouterStore);
  const places = useInject(PlaceKeeper);
  const { logoUrl } = useInject(Settings);
  const { payload } = useInject(Session);
  const { hideClose } = useRoute();
  const label = useFlowTitle();
  const close = () => {
    places.leave();
    host.send({ messageType: 'onClose' });
  };
  const hasClose = payload.closingButton && !hideClose;
  return (
    <Header
      label={label}
      logoUrl={logoUrl}
      onBack={router.backPath === undefined ? undefined : () => void router.back()}
      backLabel={locale.t('header.back')}
      onClose={hasClose ? close : undefined}
      closeLabel={locale.t('header.close')}
    />
  );
});
