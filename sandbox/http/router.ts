/** A small router over node:http: handlers take a request and return a reply, so that they can be read at a glance. */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { parseUrl } from './url';

export interface Request {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** Values of the pattern's `:names`, URI-decoded. */
  params: Record<string, string>;
  /** The body as text. @throws PayloadTooLarge above 64 KB */
  text(): Promise<string>;
}

export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

export type Handler = (request: Request) => Promise<Reply> | Reply;

export interface Route {
  method: 'GET' | 'POST' | 'DELETE' | 'OPTIONS';
  /** `/operator/api/transactions/:id`; a last segment `*` takes the rest of the path. */
  pattern: string;
  handle: Handler;
}

class PayloadTooLarge extends Error {}
const MAX_BODY = 64 * 1024;

export const json = (status: number, value: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  body: JSON.stringify(value),
});

export const text = (status: number, body: string): Reply => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  body,
});

export const seeOther = (location: string): Reply => ({ status: 303, headers: { Location: location } });

/** Every reply has these; a route may add to them. */
const COMMON = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' };

/** Milliseconds. Node's own 5 s end connections that a busy client is about to use again. */
const KEEP_ALIVE_MS = 75_000;

/** Requests that come before the routes are there wait for them. */
export function createHttpServer(routes: Promise<readonly Route[]>): Server {
  const compiling = routes.then((all) => all.map((route) => ({ route, match: compile(route.pattern) })));
  const options = { keepAliveTimeout: KEEP_ALIVE_MS };
  return createServer(options, async (incoming, outgoing) => {
    const reply = await answer().catch(toFailure);
    const headers = { ...COMMON, ...reply.headers };
    // A body of which we did not read the end would block a kept-alive connection.
    if (!incoming.complete) incoming.resume();
    outgoing.writeHead(reply.status, { ...headers, 'Content-Length': Buffer.byteLength(reply.body ?? '') });
    outgoing.end(incoming.method === 'HEAD' ? undefined : reply.body);

    async function answer(): Promise<Reply> {
      const url = parseUrl(incoming.url ?? '/', 'http://gateway');
      if (!url) return text(400, 'Bad address');
      const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET');
      for (const { route, match } of await compiling) {
        const params = route.method === method ? match(url.pathname) : null;
        if (!params) continue;
        const body = () => readBody(incoming);
        const { headers: given } = incoming;
        return route.handle({
          method,
          path: url.pathname,
          query: url.searchParams,
          headers: given,
          params,
          text: body,
        });
      }
      return text(404, 'Not found');
    }
  });
}

function toFailure(error: unknown): Reply {
  if (error instanceof PayloadTooLarge) return text(413, 'Too large');
  console.error('Request failed', error);
  return json(500, { code: 'gateway.internalError', message: 'Internal error' });
}

function compile(pattern: string): (path: string) => Record<string, string> | null {
  const names: string[] = [];
  const source = pattern
    .replace(/\/\*$/, '/:rest*')
    .replace(/[.]/g, '\\.')
    .replace(/:(\w+)(\*?)/g, (_, name: string, rest: string) => {
      names.push(name);
      return rest ? '(.*)' : '([^/]+)';
    });
  const regex = new RegExp(`^${source}$`);
  return (path) => {
    const found = regex.exec(path);
    if (!found) return null;
    try {
      return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1]!)]));
    } catch {
      return null;
    }
  };
}

async function readBody(incoming: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > MAX_BODY) throw new PayloadTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
