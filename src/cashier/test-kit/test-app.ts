/**
 * The cashier's own object graph, as the product registers it, over a scripted channel, one clock and fakes of the other
 * edges. A test takes what it needs of it: `get(MethodsStore)`. For tests.
 */
import { container as root, type DependencyContainer, type InjectionToken } from 'tsyringe';
import { Analytics } from '../../core/analytics/analytics';
import { FakeAnalytics } from '../../core/analytics/analytics.fake';
import { ErrorHandler } from '../../core/errors/error-handler';
import { FakeErrorHandler } from '../../core/errors/error-handler.fake';
import { HostBridge } from '../../core/host-bridge/host-bridge';
import { fakeHostBridge } from '../../core/host-bridge/host-bridge.fake';
import { Locale } from '../../core/locale/locale';
import { fakeLocale } from '../../core/locale/locale.fake';
import { Monitoring } from '../../core/monitoring/monitoring';
import { FakeMonitoring } from '../../core/monitoring/monitoring.fake';
import { Notifications } from '../../core/notifications/notifications';
import { FakeNotifications } from '../../core/notifications/notifications.fake';
import { Realtime } from '../../core/realtime/realtime';
import { Session } from '../../core/session/session';
import { Settings } from '../../core/settings/settings';
import { fakeSettings } from '../../core/settings/settings.fake';
import { memorySessionStore } from '../../core/storage/session-store.fake';
import { Frame, nameFrame } from '../../core/storage/frame';
import { PlayerStore, type SessionStore } from '../../core/storage/storage';
import { ManualClock } from '../../core/time/clock.fake';
import { countingRandom } from '../../core/time/random.fake';
import { OffsetServerClock, ServerClock, ServerTimeSamples } from '../../core/time/server-clock';
import { Clock, Random } from '../../core/time/time';
import { Navigation } from '../../kernel/navigation';
import { FakeNavigation } from '../../kernel/navigation.fake';
import { Registry } from '../../kernel/registry-token';
import { CatalogueSource } from '../methods/catalogue-source';
import { BrowserWindow } from '../../core/window/browser-window';
import { registerCashier } from '../register-cashier';
import { WakeSignals } from '../status/wake-signals';
import { DesignPolicy, DESIGN_POLICIES } from '../withdrawal/design-policy';
import { FakeWindow } from './fake-browser';
import { ManualWake } from './manual-wake';
import { sampleRegistry, sampleSession } from './samples';
import { ScriptedRealtime } from './scripted-realtime';
import { ScriptedSource } from './scripted-source';

/** Edges of the test's own, e.g. the storage of the page before; the fake that one replaces is not used. */
export interface TestAppFacts {
  realtime?: Realtime | undefined;
  clock?: Clock | undefined;
  random?: Random | undefined;
  storage?: SessionStore | undefined;
  host?: HostBridge | undefined;
  session?: Session | undefined;
  settings?: Settings | undefined;
  locale?: Locale | undefined;
  registry?: Registry | undefined;
  window?: Window | undefined;
  policy?: DesignPolicy | undefined;
  /** Registers services in place of those of the product, before any is made. */
  replace?(app: DependencyContainer): void;
}

let frames = 0;

export function testApp(facts: TestAppFacts = {}) {
  const fakes = {
    realtime: new ScriptedRealtime(),
    clock: new ManualClock(),
    random: countingRandom(),
    storage: memorySessionStore(),
    host: fakeHostBridge(),
    monitoring: new FakeMonitoring(),
    analytics: new FakeAnalytics(),
    errors: new FakeErrorHandler(),
    notifications: new FakeNotifications(),
    navigation: new FakeNavigation(),
    source: new ScriptedSource(),
    wake: new ManualWake(),
    browser: new FakeWindow(),
  };
  const app = root.createChildContainer();
  registerCashier(app);
  const register = <T>(token: InjectionToken<T>, value: T) => void app.registerInstance(token, value);
  register(Realtime, facts.realtime ?? fakes.realtime);
  register(Clock, facts.clock ?? fakes.clock);
  register(Random, facts.random ?? fakes.random);
  register(PlayerStore, facts.storage ?? fakes.storage);
  register(HostBridge, facts.host ?? fakes.host);
  register(Session, facts.session ?? sampleSession());
  register(Settings, facts.settings ?? fakeSettings());
  register(Locale, facts.locale ?? fakeLocale());
  register(Registry, facts.registry ?? sampleRegistry());
  const window = facts.window ?? fakes.browser.asWindow;
  register(BrowserWindow, window);
  register(Frame, nameFrame(window, String((frames += 1))));
  register(DesignPolicy, facts.policy ?? DESIGN_POLICIES.current);
  register(Monitoring, fakes.monitoring);
  register(Analytics, fakes.analytics);
  register(ErrorHandler, fakes.errors);
  register(Notifications, fakes.notifications);
  register(Navigation, fakes.navigation);
  register(CatalogueSource, fakes.source);
  register(WakeSignals, fakes.wake);
  app.registerSingleton(OffsetServerClock);
  app.register(ServerClock, { useToken: OffsetServerClock });
  app.register(ServerTimeSamples, { useToken: OffsetServerClock });
  facts.replace?.(app);
  const get = <T>(token: InjectionToken<T>): T => app.resolve(token);
  return { ...fakes, app, get };
}
