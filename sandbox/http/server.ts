/** The base of all our servers: Hono over node:http, with the same headers, body limit and error responses. */
import { createAdaptorServer } from '@hono/node-server';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { Server } from 'node:http';
import { parse, parseJson, type Schema } from '../../src/contract/parse';

const MAX_BODY = 64 * 1024;

/** Milliseconds. Node's default of 5 s closes connections that a busy client is about to reuse. */
const KEEP_ALIVE_MS = 75_000;

/** Combines the routes of `parts`, in this order. A reply without `Cache-Control` gets `no-store`. */
export function createApp(...parts: Hono[]): Hono {
  const app = new Hono();
  app.use(withHeaders({ 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' }));
  // Pages with an embedder policy, and the widget, which has one as well, let nothing else in.
  app.use(withHeaders({ 'Cross-Origin-Resource-Policy': 'cross-origin' }));
  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  app.use(bodyLimit({ maxSize: MAX_BODY, onError: (c) => c.text('Too large', 413) }));
  for (const part of parts) app.route('/', part);
  app.notFound((c) => c.text('Not found', 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    console.error('Request failed', error);
    return c.json({ code: 'gateway.internalError', message: 'Internal error' }, 500);
  });
  return app;
}

/** Requests that arrive before the app exists wait for it. */
export function createHttpServer(app: Hono | Promise<Hono>): Server {
  return createAdaptorServer({
    fetch: async (request, env) => (await app).fetch(request, env),
    serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS },
  }) as Server;
}

export function withHeaders(headers: Readonly<Record<string, string>>): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  };
}

/** Parses the body as JSON by the schema. @throws HTTPException 400 that says what is wrong with it */
export async function readBody<T>(c: Context, schema: Schema<T>, what: string): Promise<T> {
  const body = parseJson(await c.req.text(), what);
  const parsed = body.ok ? parse(schema, body.value, what) : body;
  if (!parsed.ok) throw invalid(parsed.error.message);
  return parsed.value;
}

export function invalid(message: string): HTTPException {
  const res = Response.json({ code: 'contract.invalidRequest', message }, { status: 400 });
  return new HTTPException(400, { res, message });
}
