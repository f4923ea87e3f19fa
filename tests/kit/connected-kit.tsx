/** Everything that connected components need in the container, in memory. For tests and stories. */
import type { ReactNode } from 'react';
import { container as root } from 'tsyringe';
import { BrowserWindow } from '@/core/window/browser-window';
import { ErrorHandler } from '@/core/errors/error-handler';
import { FakeErrorHandler } from '@/core/errors/error-handler.fake';
import { HostBridge } from '@/core/host-bridge/host-bridge';
import { fakeHostBridge } from '@/core/host-bridge/host-bridge.fake';
import { Locale } from '@/core/locale/locale';
import { fakeLocale } from '@/core/locale/locale.fake';
import { NetworkState } from '@/core/network/network-state';
import { FakeNetworkState } from '@/core/network/network-state.fake';
import { Session, type SessionData } from '@/core/session/session';
import { fakeSession } from '@/core/session/session.fake';
import { ManualClock } from '@/core/time/clock.fake';
import { OffsetServerClock, ServerClock } from '@/core/time/server-clock';
import { Clock } from '@/core/time/time';
import { Navigation } from '@/kernel/navigation';
import { ContainerProvider } from '@/kernel/react';
import english from '@/locales/en.json';
import { currentParts } from '@/ui/current/parts';
import { DesignProvider } from '@/ui/design/design-parts';
import { FakeNavigation } from '@/kernel/navigation.fake';

interface KitOptions {
  session?: Partial<SessionData>;
  clock?: Clock;
}

export function connectedKit<Time extends Clock = ManualClock>({
  session,
  clock = new ManualClock(),
}: KitOptions = {}) {
  const opened: string[] = [];
  const followed: string[] = [];
  const window = {
    open: (url: string) => void opened.push(url),
    location: { assign: (url: string) => followed.push(url) },
  };
  const serverClock = new OffsetServerClock(clock);
  serverClock.learn({ sentAt: clock.now(), receivedAt: clock.now(), serverTime: clock.now() });
  const host = fakeHostBridge();
  const errors = new FakeErrorHandler();
  const network = new FakeNetworkState();
  const container = root.createChildContainer();
  container.registerInstance(BrowserWindow, window as unknown as Window);
  const navigation = new FakeNavigation();
  container.registerInstance(Navigation, navigation);
  container.registerInstance(Clock, clock);
  container.registerInstance(ServerClock, serverClock);
  container.registerInstance(HostBridge, host);
  container.registerInstance(ErrorHandler, errors);
  container.registerInstance(NetworkState, network);
  container.registerInstance(Session, fakeSession(session));
  container.registerInstance(Locale, fakeLocale(english));
  const Provider = ({ children }: { children: ReactNode }) => (
    <ContainerProvider container={container}>
      <DesignProvider parts={currentParts}>{children}</DesignProvider>
    </ContainerProvider>
  );
  return { Provider, clock: clock as Time, serverClock, host, errors, network, navigation, opened, followed };
}
