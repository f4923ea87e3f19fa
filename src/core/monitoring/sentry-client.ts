/**
 * Hides the Sentry SDK behind a few calls. Loaded by dynamic import. Names are imported one by one and the client is
 * put together by hand, so that the bundler leaves out the rest of the SDK.
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
  /** Sends what is queued; resolves when it is sent, or after 2 s. */
  flush(): Promise<unknown>;
}

export interface MonitoringClientOptions {
  dsn: string;
  environment: string;
  /** Whether to load the session replay too, which starts at once. */
  withReplay: boolean;
}

export function openMonitoringClient(options: MonitoringClientOptions): MonitoringClient {
  const client = new BrowserClient({
    dsn: options.dsn,
    environment: options.environment,
    release: VERSION,
    sampleRate: 1,
    // The caller has already decided by the sample rate whether this page is recorded, so record always.
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
      // Keep out what was clicked or typed.
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
    // Attributes come from us or from the SDK; ours are scrubbed where they are passed in (`clean`).
    beforeSendMetric: (metric) => ({ ...metric, name: scrubText(metric.name) }),
  });
  getCurrentScope().setClient(client);
  client.init();
  // `beforeSend` sees errors only, and a replay's own event lists every address that was visited.
  client.addEventProcessor((event) => (event.type === 'replay_event' ? scrubEvent(event) : event));
  if (options.withReplay) {
    void import('./sentry-replay')
      .then(({ replay }) => client.addIntegration(replay()))
      .catch(() => {
        // Without the recorder everything else still works.
      });
  }
  return {
    error: (error, context) => captureException(error, { contexts: { details: { ...context } } }),
    action(name, context) {
      // A breadcrumb for the next error, and a counter. Not an event, because each event opens an issue.
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
