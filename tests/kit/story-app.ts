/** The whole cashier, real stores and real router, over the simulated gateway. For stories; nothing leaves the page. */
import * as v from 'valibot';
import { container as globalContainer, type DependencyContainer } from 'tsyringe';
import { formatAmount } from '@/cashier/amount/format-amount';
import { composeApp } from '@/composition/compose-app';
import { Resume } from '@/cashier/resume/resume';
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
import { memorySessionStore } from '@/core/storage/session-store.fake';
import { ServerTimeSamples } from '../../src/core/time/server-clock';
import { Clock } from '@/core/time/time';
import { slide } from '@/kernel/router/page-slide';
import { PluginScopes } from '@/kernel/plugin-scopes';
import { RouterStore } from '@/kernel/router/router-store';
import { loadDesign } from '@/shell/load-design';
import { SimulatedGateway } from './simulated-gateway';
import type { SimulatedStandingOptions } from './simulated-standing';
import { catalogue, simulators } from './story-catalogue';
import type { PlayClock } from './play-clock';
import { storyMessages } from './story-messages';
import type { Texts } from './story-texts';
import { storyWindow, type StoryWindow } from './story-window';

/** What the toolbar says. */
export interface StoryGlobals {
  lang: string;
  theme: 'light' | 'dark';
  platform: 'desktop' | 'mobile' | 'android' | 'ios';
  /** Longer texts than the translation's, to try the layout. */
  texts?: Texts;
}

export interface StoryAppOptions {
  /** Where the player starts, e.g. `/deposit`. */
  path?: string;
  /** Upper-case ISO 3166-1 alpha-2 and ISO 4217; Germany and euros when not given. */
  country?: string;
  currency?: string;
  /** More of what the host tells: bonuses, closingButton … */
  host?: Partial<LoadedPayload>;
  settings?: Partial<Settings>;
  /** The current one when not given; by way of the setting, as a deployment chooses it. */
  design?: Design;
  /** Methods on offer; the sandbox's when not given. */
  methods?: readonly CatalogueMethod[];
  /** What the gateway says of the player: locks, limits, recent payments, accounts. */
  standing?: SimulatedStandingOptions;
  /** Milliseconds that every call takes. */
  delay?: number;
  clock?: Clock;
  /** Answers in place of the simulated gateway. */
  wires?: Realtime & HttpClient;
  /** Instead of `clock`: for the provider's plans, too. */
  playClock?: PlayClock | undefined;
  /** What an earlier page of this tab left in session storage, by key. */
  stored?: Readonly<Record<string, unknown>>;
  /** Before the first screen is loaded. */
  before?(app: Omit<StoryApp, 'Layout' | 'Crashed'>): void;
  /** After the first screen is loaded and before it is painted, e.g. steps of the player (story-steps.ts). */
  prepare?(app: StoryApp): Promise<unknown> | void;
}

type DesignChunk = Awaited<ReturnType<(typeof loadDesign)[Design]>>;

export interface StoryApp extends Pick<DesignChunk, 'Layout' | 'Crashed'> {
  /** Another one for each app, so that React keeps nothing of the last one's. */
  id: number;
  container: DependencyContainer;
  gateway: SimulatedGateway;
  host: FakeHostBridge;
  window: StoryWindow;
  router: RouterStore;
  prefetched: PrefetchedResponses;
  /** The player's text. Throws for a key without one, so that a story's test never compares two missing texts. */
  text(key: MessageKey, values?: Readonly<Record<string, string | number>>): string;
  /** As the player reads it; with plain spaces, as Testing Library's text queries have them. Euros when not given. */
  money(amount: number, currency?: string): string;
  stop(): void;
}

/** Icons lie beside the built Storybook, wherever that is served. */
let count = 0;
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
  for (const [key, value] of Object.entries(options.stored ?? {})) storage.write(key, value);
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
  // The simulated gateway lives by the page's own clock.
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
  await router.start(container.resolve(Resume).begin(path));
  const app = { ...parts, Layout, Crashed };
  await options.prepare?.(app);
  return app;
}
