/** A browser's tab with the product's own graph, below React, on the simulated gateway. */
import { container, type DependencyContainer } from 'tsyringe';
import { ListStore } from '@/cashier/methods/list-store';
import { StartPlace } from '@/cashier/return/start-place';
import { composeApp } from '@/composition/compose-app';
import type { Design, Flow } from '@/contract/primitives';
import type { Settings } from '@/contract/settings';
import { fakeHostBridge } from '@/core/host-bridge/host-bridge.fake';
import { HttpClient } from '@/core/http/http-client';
import type { I18nextLocale } from '@/core/locale/i18next-locale';
import { Locale } from '@/core/locale/locale';
import { Realtime } from '@/core/realtime/realtime';
import type { SessionData } from '@/core/session/session';
import { fakeSession } from '@/core/session/session.fake';
import { fakeSettings } from '@/core/settings/settings.fake';
import { memorySessionStore } from '@/core/storage/session-store.fake';
import { ManualClock } from '@/core/time/clock.fake';
import { Clock } from '@/core/time/time';
import { RouterStore } from '@/kernel/router/router-store';
import { FullLoaded } from '@/shell/full-loaded';
import type { SimulatedGateway } from '../kit/simulated-gateway';
import { NOW } from './simulator-runs';
import { storyMessages } from '../kit/story-messages';

interface TabOptions {
  design: Design;
  flow: Flow;
  gateway: SimulatedGateway;
  settings?: Partial<Settings>;
  session?: Partial<SessionData>;
  /** By default one without a page. */
  window?: Window | undefined;
}

/** Opens the list of the flow. `reload` loads the page once more, with the same storage and gateway. */
export async function openTab({ design, flow, gateway, settings: more = {}, session = {}, window }: TabOptions) {
  const settings = fakeSettings(more);
  const storage = memorySessionStore();
  const apps: DependencyContainer[] = [];
  await gateway.connect();
  const load = async () => {
    const channel = fakeHostBridge();
    const location = { hash: `#/${flow}` };
    const app = composeApp({
      root: container,
      boot: { settings, storage, prefetched: storyMessages(settings.localesUrl), channel },
      session: fakeSession({ ...session, design }),
      window: window ?? (Object.assign(new EventTarget(), { document: new EventTarget(), location }) as Window),
      transition: async (_direction, update) => update(),
      replace: (core) => {
        core.registerInstance(Realtime, gateway);
        core.registerInstance(HttpClient, gateway);
        core.registerInstance(Clock, new ManualClock(NOW));
      },
    });
    apps.push(app);
    // Measures the first paint, and nothing is painted here.
    app.resolve(FullLoaded).notify = () => undefined;
    await (app.resolve(Locale) as I18nextLocale).load();
    const router = app.resolve(RouterStore);
    await router.start(app.resolve(StartPlace).begin(`/${flow}`));
    await app.resolve(ListStore).open(flow);
    return { app, router, channel };
  };
  const first = await load();
  return {
    ...first,
    flow,
    design,
    storage,
    reload: load,
    end: async () => {
      for (const app of apps) await app.dispose();
    },
  };
}
