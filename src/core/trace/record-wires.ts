/** Wraps the channels to the gateway and the host in ones that record what passes through, unchanged. */
import { PUSHES, type PushType } from '../../contract/realtime';
import { AppError } from '../errors/app-error';
import type { HostBridge } from '../host-bridge/host-bridge';
import type { HttpClient } from '../http/http-client';
import type { Realtime } from '../realtime/realtime';
import type { TraceEntry, TraceRecorder } from './trace-recorder';
import { typedShape } from './typed-shape';
import { typedTexts } from './typed-texts';

/** Our own metrics for the brand. They are not recorded, because they change nothing on a page. */
const FIGURES = 'METRIC_EVENTS_HANDLER:events';

export function recordRealtime(realtime: Realtime, trace: TraceRecorder): Realtime {
  for (const type of Object.keys(PUSHES) as PushType[])
    // Never record a token.
    if (type !== 'login.token') realtime.on(type, (data) => trace.add('push', type, data));
  realtime.onConnect(() => trace.add('line', 'open', undefined));
  realtime.onDisconnect(() => trace.add('line', 'closed', undefined));
  return {
    get state() {
      return realtime.state;
    },
    connect: () => realtime.connect(),
    close: () => realtime.close(),
    on: (type, listener) => realtime.on(type, listener),
    onConnect: (listener) => realtime.onConnect(listener),
    onDisconnect: (listener) => realtime.onDisconnect(listener),
    request: (type, data, options) => {
      const reply = realtime.request(type, data, options);
      if (type !== FIGURES) {
        const entry = trace.add('call', type, typedShape(data));
        entry.requestId = options?.messageId;
        settle(entry, reply);
        for (const text of typedTexts(data)) trace.typed.add(text);
      }
      return reply;
    },
  };
}

export function recordHttp(http: HttpClient, trace: TraceRecorder): HttpClient {
  return {
    getAsset: (url) => http.getAsset(url),
    getJson: (path, schema, query) => {
      const reply = http.getJson(path, schema, query);
      settle(trace.add('http', path, query), reply);
      return reply;
    },
    getTimed: (path, schema, query) => {
      const reply = http.getTimed(path, schema, query);
      settle(
        trace.add('http', path, query),
        reply.then(({ value }) => value),
      );
      return reply;
    },
  };
}

/**
 * Records an incoming message when the first listener gets it: the bridge holds a message back for its first listener,
 * and a listener of the recorder's own would take it away.
 */
export function recordHost(host: HostBridge, trace: TraceRecorder): HostBridge {
  const heard = new WeakSet<object>();
  return {
    on: (type, listener) =>
      host.on(type, (message) => {
        if (!heard.has(message)) trace.add('heard', type, message);
        heard.add(message);
        listener(message);
      }),
    send: (message) => {
      if (message.messageType !== 'onAnalyticsEvent') trace.add('sent', message.messageType, message);
      host.send(message);
    },
  };
}

function settle(entry: TraceEntry, reply: Promise<unknown>): void {
  reply.then(
    (value) => (entry.reply = value),
    (error: unknown) => (entry.error = AppError.from(error)),
  );
}
