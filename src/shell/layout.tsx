import { observer } from 'mobx-react-lite';
import type { ComponentProps, ComponentType } from 'react';
import { PlaceKeeper } from '../cashier/return/place-keeper';
import { QuickView } from '../cashier/methods/quick-view';
import { HostBridge } from '../core/host-bridge/host-bridge';
import { Locale } from '../core/locale/locale';
import { NetworkState } from '../core/network/network-state';
import { Session } from '../core/session/session';
import { useInject } from '../kernel/react';
import { RouterStore } from '../kernel/router/router-store';
import { DesignProvider } from '../ui/design/design-parts';
import type { Elements } from '../ui/elements';
import type { FrameProps } from '../ui/layout/frame';
import { OfflineBanner } from '../ui/layout/offline-banner';
import { Notices } from './notices';
import { PaymentFrameDialog } from './payment-frame-dialog';
import { HostRefusalDialog } from './host-refusal-dialog';
import { SecondPaymentDialog } from './second-payment-dialog';
import { TimeReminderDialog } from './time-reminder-dialog';
import { useDocumentTitle } from './use-document-title';
import { useEscape } from './use-escape';
import { useFlowTitle } from './use-flow-title';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { useRoute } from './use-route';
import { useVisibleHeight } from './use-visible-height';

interface DesignLayout {
  parts: ComponentProps<typeof DesignProvider>['parts'];
  Frame: ComponentType<FrameProps>;
  Header: ComponentType;
}

/** Makes a design's layout: header, notices and the page. */
export const layoutOf = ({ parts, Frame, Header }: DesignLayout) =>
  observer(function Layout({ children }: { children: Elements }) {
    const locale = useInject(Locale);
    const network = useInject(NetworkState);
    const router = useInject(RouterStore);
    const quick = useInject(QuickView);
    const label = useFlowTitle();
    useFocusOnNavigation(router);
    useVisibleHeight();
    useEscape();
    useDocumentTitle(label);
    return (
      <DesignProvider parts={parts}>
        <Frame
          label={label}
          header={!quick.isOn && <Header />}
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
        <PaymentFrameDialog />
        <SecondPaymentDialog />
        <HostRefusalDialog />
        <TimeReminderDialog />
      </DesignProvider>
    );
  });

/** What the header of either design offers: back and close. Call it in an observer. */
export function useHeaderProps() {
  const locale = useInject(Locale);
  const host = useInject(HostBridge);
  const router = useInject(RouterStore);
  const places = useInject(PlaceKeeper);
  const { payload } = useInject(Session);
  const { hideClose } = useRoute();
  const close = () => {
    places.leave();
    host.send({ messageType: 'onClose' });
  };
  return {
    label: useFlowTitle(),
    onBack: router.backPath === undefined ? undefined : () => void router.back(),
    backLabel: locale.t('header.back'),
    onClose: payload.closingButton && !hideClose ? close : undefined,
    closeLabel: locale.t('header.close'),
  };
}
