import { observer } from 'mobx-react-lite';
import type { ComponentProps, ComponentType } from 'react';
import { PaymentFrame } from '../cashier/payment-window/payment-frame';
import { PlaceKeeper } from '../cashier/return/place-keeper';
import { QuickView } from '../cashier/methods/quick-view';
import { HostBridge } from '../core/host-bridge/host-bridge';
import { Locale } from '../core/locale/locale';
import { NetworkState } from '../core/network/network-state';
import { Settings } from '../core/settings/settings';
import { Session } from '../core/session/session';
import { useInject } from '../kernel/react';
import { RouterStore } from '../kernel/router/router-store';
import { DesignProvider } from '../ui/design/design-parts';
import type { Elements } from '../ui/elements';
import type { FrameProps } from '../ui/layout/frame';
import { OfflineBanner } from '../ui/layout/offline-banner';
import { Notices } from './notices';
import { HostRefusalDialog, LatePaymentFrame, SecondPaymentDialog, TimeReminderDialog } from './late-dialogs';
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
            <>
              <OfflineBanner
                isOffline={network.isLastingOffline}
                text={locale.t(network.isBlocked ? 'network.blocked' : 'network.offline')}
              />
              <LatePaymentFrame />
            </>
          }
          notifications={<Notices />}
        >
          {children}
        </Frame>
        <SecondPaymentDialog />
        <HostRefusalDialog />
        <TimeReminderDialog />
      </DesignProvider>
    );
  });

/** Address of the brand's logo for the theme; '' for none. Call it in an observer. */
export function useLogoUrl(): string {
  const { logoUrl, logoUrlDark } = useInject(Settings);
  const { theme } = useInject(Session);
  return (theme === 'dark' && logoUrlDark) || logoUrl;
}

/** What the header of either design offers: back and close. Both ask first over a provider's page. Call it in an observer. */
export function useHeaderProps() {
  const locale = useInject(Locale);
  const host = useInject(HostBridge);
  const router = useInject(RouterStore);
  const places = useInject(PlaceKeeper);
  const frame = useInject(PaymentFrame);
  const { payload } = useInject(Session);
  const { hideClose } = useRoute();
  const close = () => {
    places.leave();
    host.send({ messageType: 'onClose' });
  };
  const hasBack = frame.source || router.backPath !== undefined;
  return {
    label: useFlowTitle(),
    onBack: hasBack ? () => void (frame.askToLeave() || router.back()) : undefined,
    backLabel: locale.t('header.back'),
    onClose: payload.closingButton && !hideClose ? () => void (frame.askToLeave(close) || close()) : undefined,
    closeLabel: locale.t('header.close'),
  };
}
