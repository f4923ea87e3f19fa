import { observer } from 'mobx-react-lite';
import type { Elements } from '../../ui/elements';
import { HostBridge } from '../../core/host-bridge/host-bridge';
import { Locale } from '../../core/locale/locale';
import { NetworkState } from '../../core/network/network-state';
import { Session } from '../../core/session/session';
import { Navigation } from '../../kernel/navigation';
import { PlaceKeeper } from '../../cashier/return/place-keeper';
import { useInject } from '../../kernel/react';
import { RouterStore } from '../../kernel/router/router-store';
import { currentParts } from '../../ui/current/parts';
import { DesignProvider } from '../../ui/design/design-parts';
import { Frame } from '../../ui/layout/frame';
import { Header, type HeaderAction } from '../../ui/layout/header';
import { OfflineBanner } from '../../ui/layout/offline-banner';
import { useEscape } from '../use-escape';
import { useVisibleHeight } from '../use-visible-height';
import { ListLinks } from '../list-links';
import { Notices } from '../notices';
import { SecondPaymentDialog } from '../second-payment-dialog';
import { TimeReminderDialog } from '../time-reminder-dialog';
import { useDocumentTitle } from '../use-document-title';
import { useFlowTitle } from '../use-flow-title';
import { useFocusOnNavigation } from '../use-focus-on-navigation';
import { useRoute } from '../use-route';

/** Header, notices and the page. */
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
    <DesignProvider parts={currentParts}>
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
  const { payload } = useInject(Session);
  const title = useFlowTitle();
  const { hideClose, screen } = useRoute();
  const hasBack = router.backPath !== undefined;
  const actions = useListActions();
  const close = () => {
    places.leave();
    host.send({ messageType: 'onClose' });
  };
  const hasClose = payload.closingButton && !hideClose;
  return (
    <Header
      label={title}
      title={hasBack ? undefined : title}
      // Only a list has no heading of its own, so the header's title is its heading.
      isHeading={screen === 'list'}
      onBack={hasBack ? () => void router.back() : undefined}
      backLabel={locale.t('header.back')}
      onClose={hasClose ? close : undefined}
      closeLabel={locale.t('header.close')}
      actions={actions}
    />
  );
});

/** On a list: the buttons for the pages beside its methods. Call it in an observer. */
function useListActions(): HeaderAction[] {
  const { flow, path } = useRoute();
  const links = useInject(ListLinks);
  const navigation = useInject(Navigation);
  if (flow === 'none' || path !== '') return [];
  return links.of(flow).map((link) => ({ ...link, onSelect: () => void navigation.go(link.path) }));
}
