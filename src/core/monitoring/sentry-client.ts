/**
 * The service's SDK behind four calls. Loaded by dynamic import; its names are imported one by one and the client is
 * put together by hand, so that the bundler leaves the rest of the SDK out.
 */
import {
  BrowserClient,
  addBreadcrumb,
  breadcrumbsIntegration,
  browserSessionIntegration,
  captureException,
  dedupeIntegration,
  defaultStackParser,
  eventFiltersIntegration,
  functionToStringIntegration,
  getCurrentScope,
  globalHandlersIntegration,
  httpContextIntegration,
  linkedErrorsIntegration,
  metrics,
  setUser,
} from '@sentry/react';
import { VERSION } from '../../contract/host';
import type { MonitoredUser, MonitoringContext } from './monitoring';
import { scrub, scrubText } from './scrub';
import { makeScrubbingTransport } from './scrub-recording';
import { scrubBreadcrumb, scrubEvent, scrubUser } from './scrub-event';

export interface MonitoringClient {
  error(error: unknown, context: MonitoringContext): void;
  action(name: string, context: MonitoringContext): void;
  metric(name: string, value: number, context: MonitoringContext): void;
  setUser(user: MonitoredUser): void;
  /** Sends what waits; resolves when it is sent or after 2 s. */
  flush(): Promise<unknown>;
}

export interface MonitoringClientOptions {
  dsn: string;
  environment: string;
  /** Loads the session replay beside the rest; it starts at once. */
  withReplay: boolean;
}

export function openMonitoringClient(options: MonitoringClientOptions): MonitoringClient {
  const client = new BrowserClient({
    dsn: options.dsn,
    environment: options.environment,
    release: VERSION,
    sampleRate: 1,
    // Whether this page is recorded was decided by the caller, before the recorder is loaded at all.
    replaysSessionSampleRate: 1,
    replaysOnErrorSampleRate: 0,
    transport: makeScrubbingTransport,
    stackParser: defaultStackParser,
    integrations: [
      eventFiltersIntegration(),
      functionToStringIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      browserSessionIntegration(),
      // Never what was clicked or typed.
      breadcrumbsIntegration({ dom: false }),
    ],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: { request: { allow: ['user-agent'] }, response: false },
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
    },
    beforeSend: (event) => scrubEvent(event),
    beforeBreadcrumb: (breadcrumb) => scrubBreadcrumb(breadcrumb),
    // The attributes are ours and the SDK's own; ours are scrubbed where they are given.
    beforeSendMetric: (metric) => ({ ...metric, name: scrubText(metric.name) }),
  });
  getCurrentScope().setClient(client);
  client.init();
  // `beforeSend` is for errors only; a replay's own event names every address that was visited.
  client.addEventProcessor((event) => (event.type === 'replay_event' ? scrubEvent(event) : event));
  if (options.withReplay) {
    void import('./sentry-replay')
      .then(({ replay }) => client.addIntegration(replay()))
      .catch(() => {
        // Without its recorder the rest works on.
      });
  }
  return {
    error: (error, context) => captureException(error, { contexts: { details: { ...context } } }),
    action(name, context) {
      // In the trail of the next error, and counted; not an event of its own, which would be an issue to someone.
      addBreadcrumb({ category: 'action', message: name, data: { ...context } });
      metrics.count(name, 1, { attributes: clean(context) });
    },
    metric: (name, value, context) =>
      metrics.distribution(name, value, { unit: 'millisecond', attributes: clean(context) }),
    setUser: (user) => setUser({ ...scrubUser(user) }),
    flush: () => Promise.resolve(client.flush(2000)),
  };
}

const clean = (context: MonitoringContext) => scrub(context) as Record<string, string | number | boolean>;
