/** The base of all our servers: the same headers, body limit and error responses. */
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { parse, parseJson, type Schema } from '../../src/contract/parse';

const MAX_BODY = 64 * 1024;

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
