import type { DependencyContainer } from 'tsyringe';
import { BrowserWindow } from '../core/window/browser-window';
import { Analytics } from '../core/analytics/analytics';
import { BatchedAnalytics } from '../core/analytics/batched-analytics';
import { Experiments } from '../core/analytics/experiments';
import { createLogger, Logger } from '../core/console/logger';
import { ErrorHandler } from '../core/errors/error-handler';
import { SpecErrorHandler } from '../core/errors/spec-error-handler';
import { HostBridge } from '../core/host-bridge/host-bridge';
import { FetchHttpClient } from '../core/http/fetch-http-client';
import { HttpClient } from '../core/http/http-client';
import { PrefetchedResponses } from '../core/http/prefetched-responses';
import { I18nextLocale } from '../core/locale/i18next-locale';
import { LanguagePacks, Locale, NO_PACKS } from '../core/locale/locale';
import { Monitoring } from '../core/monitoring/monitoring';
import { browserMonitoringRuntime, MonitoringRuntime } from '../core/monitoring/monitoring-runtime';
import { SentryMonitoring } from '../core/monitoring/sentry-monitoring';
import { ChannelProblem } from '../core/network/channel-problem';
import { NetworkState } from '../core/network/network-state';
import { SocketNetworkState } from '../core/network/socket-network-state';
import { NotificationStore } from '../core/notifications/notification-store';
import { Notifications } from '../core/notifications/notifications';
import { Realtime } from '../core/realtime/realtime';
import { SocketRealtime } from '../core/realtime/socket-realtime';
import { Session, SessionData } from '../core/session/session';
import { SessionService } from '../core/session/session-service';
import { Settings } from '../core/settings/settings';
import { Frame, nameFrame, tokensBeside } from '../core/storage/frame';
import { PlayerStore, SessionStore } from '../core/storage/storage';
import { browserClock } from '../core/time/browser-clock';
import { cryptoRandom } from '../core/time/crypto-random';
import { OffsetServerClock, ServerClock, ServerTimeSamples } from '../core/time/server-clock';
import { Clock, Random } from '../core/time/time';
import { recordHost, recordHttp, recordRealtime } from '../core/trace/record-wires';
import { TraceRecorder } from '../core/trace/trace-recorder';
import type { Handover } from '../first/handover';
import type { PlayerScope } from './player-scope';
import { storageOf } from './player-storage';

/** What the services of `core/` need from outside. */
export type CoreBoot = Pick<Handover, 'settings' | 'storage' | 'prefetched'> & {
  channel: HostBridge;
  packs?: LanguagePacks | undefined;
};

/**
 * Registers the services of `core/` as the product runs them, except those that `replace` registers instead. Resolves
 * them at once, so that none is constructed in a plugin's scope. `scope`: ends them with their player.
 */
export function registerCore(
  app: DependencyContainer,
  boot: CoreBoot,
  session: SessionData,
  {
    replace,
    scope,
  }: { replace?: ((app: DependencyContainer) => void) | undefined; scope?: PlayerScope | undefined } = {},
): void {
  app.registerInstance(Settings, boot.settings);
  app.registerInstance(SessionData, session);
  app.registerInstance(SessionStore, boot.storage);
  app.registerInstance(PlayerStore, storageOf(boot.storage, session, tokensBeside(app.resolve(BrowserWindow))));
  app.registerInstance(PrefetchedResponses, boot.prefetched);
  app.registerInstance(LanguagePacks, boot.packs ?? NO_PACKS);
  app.registerInstance(HostBridge, boot.channel);
  app.registerInstance(Clock, browserClock);
  app.registerInstance(Random, cryptoRandom);
  app.registerInstance(Frame, nameFrame(app.resolve(BrowserWindow), cryptoRandom.uuid()));
  app.registerSingleton(OffsetServerClock);
  app.register(ServerClock, { useToken: OffsetServerClock });
  app.register(ServerTimeSamples, { useToken: OffsetServerClock });
  app.registerInstance(MonitoringRuntime, browserMonitoringRuntime);
  app.registerSingleton(Session, SessionService);
  app.registerInstance(Logger, createLogger({ store: boot.storage, isDevelopment: import.meta.env.DEV }));
  app.registerSingleton(Monitoring, SentryMonitoring);
  app.registerSingleton(Locale, I18nextLocale);
  app.registerSingleton(HttpClient, FetchHttpClient);
  app.registerSingleton(Notifications, NotificationStore);
  app.registerSingleton(ErrorHandler, SpecErrorHandler);
  app.registerSingleton(Realtime, SocketRealtime);
  app.registerSingleton(ChannelProblem);
  app.registerSingleton(NetworkState, SocketNetworkState);
  app.registerSingleton(Analytics, BatchedAnalytics);
  app.registerSingleton(Experiments);
  app.registerSingleton(TraceRecorder);
  replace?.(app);
  scope?.enclose(app);
  record(app);
  for (const token of CORE_TOKENS) app.resolve<unknown>(token);
}

/** Wraps the channels in recorders, before any service has resolved an unwrapped one. */
function record(app: DependencyContainer): void {
  const trace = app.resolve(TraceRecorder);
  app.registerInstance(HostBridge, recordHost(app.resolve(HostBridge), trace));
  app.registerInstance(Realtime, recordRealtime(app.resolve(Realtime), trace));
  app.registerInstance(HttpClient, recordHttp(app.resolve(HttpClient), trace));
}

const CORE_TOKENS = [
  ServerClock,
  Session,
  Monitoring,
  Locale,
  HttpClient,
  Notifications,
  ErrorHandler,
  Realtime,
  NetworkState,
  Analytics,
] as const;
