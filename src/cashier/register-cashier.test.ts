import { fakeLocale } from '../core/locale/locale.fake';
import { fakeSettings } from '../core/settings/settings.fake';
import { container as root } from 'tsyringe';
import { describe, expect, it } from 'vitest';
import { Analytics } from '../core/analytics/analytics';
import { FakeAnalytics } from '../core/analytics/analytics.fake';
import { ErrorHandler } from '../core/errors/error-handler';
import { FakeErrorHandler } from '../core/errors/error-handler.fake';
import { HostBridge } from '../core/host-bridge/host-bridge';
import { HttpClient } from '../core/http/http-client';
import { Locale } from '../core/locale/locale';
import { Monitoring } from '../core/monitoring/monitoring';
import { NetworkState } from '../core/network/network-state';
import { FakeNetworkState } from '../core/network/network-state.fake';
import { Realtime } from '../core/realtime/realtime';
import { Session } from '../core/session/session';
import { Settings } from '../core/settings/settings';
import { Frame, nameFrame } from '../core/storage/frame';
import { PlayerStore } from '../core/storage/storage';
import { OffsetServerClock, ServerClock } from '../core/time/server-clock';
import { Clock, Random } from '../core/time/time';
import { Navigation } from '../kernel/navigation';
import { Registry, RouteGuards } from '../kernel/registry-token';
import { AttemptStore } from './attempt/attempt-store';
import { ListStore } from './methods/list-store';
import { BrowserWindow } from '../core/window/browser-window';
import { registerCashier } from './register-cashier';
import { WakeSignals } from './status/wake-signals';
import { FakeWindow } from './test-kit/fake-browser';
import { ManualClock } from '../core/time/clock.fake';
import { ManualWake } from './test-kit/manual-wake';
import { sampleRegistry, sampleSession } from './test-kit/samples';
import { ScriptedRealtime } from './test-kit/scripted-realtime';
import { fakeHostBridge } from '../core/host-bridge/host-bridge.fake';
import { FakeMonitoring } from '../core/monitoring/monitoring.fake';
import { FakeNavigation } from '../kernel/navigation.fake';
import { memorySessionStore } from '../core/storage/session-store.fake';
import { countingRandom } from '../core/time/random.fake';

function app() {
  const container = root.createChildContainer();
  const clock = new ManualClock();
  const never = () => new Promise<never>(() => {});
  const http: HttpClient = { getJson: never, getTimed: never, getAsset: async () => undefined };
  container.registerInstance(Analytics, new FakeAnalytics());
  container.registerInstance(ErrorHandler, new FakeErrorHandler());
  container.registerInstance(HostBridge, fakeHostBridge());
  container.registerInstance(HttpClient, http);
  container.registerInstance(Locale, fakeLocale());
  container.registerInstance(Monitoring, new FakeMonitoring());
  container.registerInstance(Realtime, new ScriptedRealtime());
  container.registerInstance(Session, sampleSession());
  container.registerInstance(Settings, fakeSettings());
  container.registerInstance(PlayerStore, memorySessionStore());
  container.registerInstance<Clock>(Clock, clock);
  container.registerInstance(ServerClock, new OffsetServerClock(clock));
  container.registerInstance(Random, countingRandom());
  container.registerInstance(NetworkState, new FakeNetworkState());
  container.registerInstance(Navigation, new FakeNavigation());
  container.registerInstance(Registry, sampleRegistry());
  container.registerInstance(BrowserWindow, new FakeWindow().asWindow);
  container.registerInstance(Frame, nameFrame(new FakeWindow().asWindow, '1'));
  const resolveAll = registerCashier(container);
  container.registerInstance(WakeSignals, new ManualWake());
  return { container, clock, dispose: resolveAll() };
}

describe('registerCashier', () => {
  it('makes one of each service for the app and all its scopes, and disposes them', async () => {
    const { container, clock, dispose } = app();
    const scope = container.createChildContainer();
    for (const token of [AttemptStore, ListStore, RouteGuards]) {
      expect(scope.resolve<unknown>(token)).toBe(container.resolve<unknown>(token));
    }
    void container.resolve(ListStore).open('deposit');
    expect(clock.pending).toBe(1);
    dispose();
    expect(clock.pending).toBe(0);
  });
});
