/** The whole cashier, with its real stores and router, on the simulated gateway. For stories; sends nothing to the network. */
import * as v from 'valibot';
import { container as globalContainer, type DependencyContainer } from 'tsyringe';
import { formatAmount } from '@/cashier/amount/format-amount';
import { composeApp } from '@/composition/compose-app';
import { StartPlace } from '@/cashier/return/start-place';
import { LoadedPayload } from '@/contract/host';
import type { Design } from '@/contract/primitives';
import { Settings } from '@/contract/settings';
import type { CatalogueMethod } from '@/contract/simulator';
import { fakeHostBridge, type FakeHostBridge } from '@/core/host-bridge/host-bridge.fake';
import { HttpClient } from '@/core/http/http-client';
import type { PrefetchedResponses } from '@/core/http/prefetched-responses';
import type { I18nextLocale } from '@/core/locale/i18next-locale';
import { Locale, type MessageKey } from '@/core/locale/locale';
import { NetworkState } from '@/core/network/network-state';
import { Realtime } from '@/core/realtime/realtime';
import { createSession } from '@/core/session/create-session';
import { resolveUrls } from '@/core/settings/resolve-urls';
import { playerStore } from '@/core/storage/player-store';
import { memorySessionStore } from '@/core/storage/session-store.fake';
import { ServerTimeSamples } from '../../src/core/time/server-clock';
import { Clock } from '@/core/time/time';
import { slide } from '@/kernel/router/page-slide';
import { PluginScopes } from '@/kernel/plugin-scopes';
import { RouterStore } from '@/kernel/router/router-store';
import { loadDesign } from '@/shell/load-design';
import { SimulatedGateway } from './simulated-gateway';
import type { SimulatedStandingOptions } from '../../sandbox/simulated/simulated-standing';
import { catalogue, simulators } from './story-catalogue';
import type { PlayClock } from './play-clock';
import { storyMessages } from './story-messages';
import type { Texts } from './story-texts';
import { storyWindow, type StoryWindow } from './story-window';

/** The values of the toolbar. */
export interface StoryGlobals {
  lang: string;
  theme: 'light' | 'dark';
  platform: 'desktop' | 'mobile' | 'android' | 'ios';
  /** Longer texts than the translation's, to test the layout. */
  texts?: Texts;
}

export interface StoryAppOptions {
  /** The start page, e.g. `/deposit`. */
  path?: string;
  /** Upper-case ISO 3166-1 alpha-2 and ISO 4217; Germany and euros by default. */
  country?: string;
  currency?: string;
  /** Further keys of the host's payload: bonuses, closingButton … */
  host?: Partial<LoadedPayload>;
  settings?: Partial<Settings>;
  /** The current design by default; chosen by the setting, as in a deployment. */
  design?: Design;
  /** The methods on offer; the sandbox's by default. */
  methods?: readonly CatalogueMethod[];
  /** The player's standing at the gateway: locks, limits, recent payments, accounts. */
  standing?: SimulatedStandingOptions;
  /** Milliseconds that every call takes. */
  delay?: number;
  clock?: Clock;
  /** Answers in place of the simulated gateway. */
  wires?: Realtime & HttpClient;
  /** Replaces `clock`, and also times the provider's planned events. */
  playClock?: PlayClock | undefined;
  /** What an earlier page of this tab left in session storage, by key. */
  stored?: Readonly<Record<string, unknown>>;
  /** Called before the first screen is loaded. */
  before?(app: Omit<StoryApp, 'Layout' | 'Crashed'>): void;
  /** Called after the first screen is loaded and before it is painted, e.g. for the player's steps (story-steps.ts). */
  prepare?(app: StoryApp): Promise<unknown> | void;
}

type DesignChunk = Awaited<ReturnType<(typeof loadDesign)[Design]>>;

export interface StoryApp extends Pick<DesignChunk, 'Layout' | 'Crashed'> {
  /** Different for each app, so that React reuses nothing of the previous one. */
  id: number;
  container: DependencyContainer;
  gateway: SimulatedGateway;
  host: FakeHostBridge;
  window: StoryWindow;
  router: RouterStore;
  prefetched: PrefetchedResponses;
  /** The player's text. Throws for a key without a text, so that a story's test never compares two missing ones. */
  text(key: MessageKey, values?: Readonly<Record<string, string | number>>): string;
  /** An amount as the player reads it, but with plain spaces, as Testing Library's text queries have them. Euros by default. */
  money(amount: number, currency?: string): string;
  stop(): void;
}

let count = 0;
/** Where the built Storybook is served; the icons lie beside it. */
const base = () => new URL(import.meta.env.BASE_URL, location.href).href;
const icons = import.meta.glob<string>('/sandbox/catalogue/icons/brand-badge.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export const brandIcon = (): string | undefined => Object.values(icons)[0];

export async function startStoryApp(options: StoryAppOptions, globals: StoryGlobals): Promise<StoryApp> {
  const { path = '/deposit', country = 'DE', currency = 'EUR', playClock, clock = playClock } = options;
  const wanted = {
    filesUrl: base(),
    brandBadgeUrl: 'https://brand.example/badge.svg',
    legacyCountries: options.design === 'legacy' ? [country.toLowerCase()] : [],
    ...options.settings,
  };
  const settings = resolveUrls({ ...v.parse(Settings, {}), ...wanted }, base());
  const payload = v.parse(LoadedPayload, {
    token: 'story',
    schema: 'https',
    host: 'shop.example',
    currency,
    paymentGeo: country,
    userId: 'story-player',
    ...globals,
    ...options.host,
  });
  const session = { ...createSession({ payload, carrier: 'parent', settings, window }), isEmbedded: true };
  const gateway = new SimulatedGateway({
    simulators,
    catalogue: options.methods ?? catalogue,
    country: session.country,
    currency: session.currency,
    delay: options.delay,
    standing: options.standing,
    now: clock && (() => clock.now()),
    setTimeout: playClock && ((callback, ms) => playClock.after(ms, callback)),
    asset: brandIcon,
  });
  const host = fakeHostBridge();
  const browser = storyWindow(path);
  const storage = memorySessionStore();
  const own = playerStore(storage, payload.userId);
  for (const [key, value] of Object.entries(options.stored ?? {})) own.write(key, value);
  const prefetched = storyMessages(settings.localesUrl, globals.texts);
  const container = composeApp({
    root: globalContainer,
    boot: { settings, storage, prefetched, channel: host },
    session,
    window: browser.asWindow,
    transition: slide,
    replace: (app) => {
      app.registerInstance(Realtime, options.wires ?? gateway);
      app.registerInstance(HttpClient, options.wires ?? gateway);
      if (clock) app.registerInstance(Clock, clock);
    },
  });
  // The simulated gateway's clock is the page's own.
  const now = container.resolve(Clock).now();
  container.resolve(ServerTimeSamples).learn({ sentAt: now, receivedAt: now, serverTime: now });
  const router = container.resolve(RouterStore);
  const text: StoryApp['text'] = (key, values) => {
    const text = container.resolve(Locale).t(key, values);
    if (text === key) throw new Error(`no text ${key}`);
    return text;
  };
  const money: StoryApp['money'] = (amount, code = 'EUR') =>
    formatAmount(amount, code, container.resolve(Locale).tag).replace(/\s+/g, ' ');
  const stop = () => {
    router.dispose();
    container.resolve(PluginScopes).leaveAllBut('');
    void container.dispose();
    playClock?.stop();
  };
  const parts = { id: ++count, container, gateway, host, window: browser, router, prefetched, text, money, stop };
  options.before?.(parts);
  container.resolve(NetworkState).start();
  const [{ Layout, Crashed }] = await Promise.all([
    loadDesign[session.design](),
    (container.resolve(Locale) as I18nextLocale).load(),
  ]);
  await router.start(container.resolve(StartPlace).begin(path));
  const app = { ...parts, Layout, Crashed };
  await options.prepare?.(app);
  return app;
}
