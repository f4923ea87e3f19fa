/** A deployment as docs/deployment.md asks for it, on a real server, with the changes that a test makes to it. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { SDK_VERSION } from '../../src/host-sdk/version';
import { integrityFile } from '../sdk/integrity.mjs';
import { inlineHashes } from './policy';

type Headers = Record<string, string>;

export interface Changes {
  settings?: unknown;
  /** Sources by directive; undefined removes the directive. */
  policy?: Record<string, string | undefined>;
  /** Headers by file (`''` is the page), merged over those of a good deployment; undefined removes a header. */
  headers?: Record<string, Record<string, string | undefined>>;
  /** Files answered with 404. */
  missing?: string[];
  encoding?: 'br' | 'gzip' | 'none';
  version?: string;
  /** Version of the messages; default: not in the file, as in older builds. */
  bridge?: string;
  /** A text of the host SDK that does not match the hash in host-sdk.json. */
  sdk?: string;
}

const LONG = `let filling = '${'long '.repeat(400)}';`;
const ANY: Headers = { 'Access-Control-Allow-Origin': '*' };
const ALWAYS: Headers = { 'Cache-Control': 'no-cache' };

export class Deployment {
  private constructor(
    private readonly server: Server,
    readonly url: URL,
  ) {}

  static async start(changes: Changes = {}): Promise<Deployment> {
    const server = createServer((asked, answer) => respond(asked, answer, changes)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Deployment(server, new URL(`http://localhost:${(server.address() as AddressInfo).port}/cashier/`));
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

function respond(asked: IncomingMessage, answer: ServerResponse, changes: Changes): void {
  const { pathname } = new URL(asked.url ?? '/', 'http://localhost');
  const name = pathname.replace('/cashier/', '');
  const file = files(changes)[name];
  if (!pathname.startsWith('/cashier/') || !file || changes.missing?.includes(name)) {
    answer.writeHead(404).end();
    return;
  }
  const headers = Object.entries({ ...file.headers, ...changes.headers?.[name] }).filter(([, value]) => value);
  const { encoding = 'br' } = changes;
  const body = { br: brotliCompressSync, gzip: gzipSync, none: Buffer.from }[encoding](file.text);
  const encoded = encoding === 'none' ? {} : { 'Content-Encoding': encoding };
  answer.writeHead(200, { ...(Object.fromEntries(headers) as Headers), ...encoded }).end(body);
}

function files(changes: Changes): Record<string, { text: string; headers: Headers }> {
  const { settings = {}, version = SDK_VERSION, bridge } = changes;
  const block = typeof settings === 'string' ? settings : JSON.stringify(settings);
  const html = `<!doctype html><title>Cashier</title>
    <script type="application/json" id="cashier-settings">${block}</script>
    <link rel="modulepreload" href="./assets/list-abcd1234.js"><script type="module" async>${LONG}</script>`;
  const policy = {
    'default-src': "'none'",
    'script-src': `'self' ${inlineHashes(html).join(' ')}`,
    'connect-src': "'self' http://localhost:* ws://localhost:*",
    'frame-ancestors': 'https://www.brand.example https://*.other.example',
    ...changes.policy,
  };
  const page: Headers = {
    ...{ ...ANY, ...ALWAYS, 'Content-Type': 'text/html', 'X-Content-Type-Options': 'nosniff' },
    ...{ 'Referrer-Policy': 'no-referrer', 'Permissions-Policy': 'camera=()' },
    'Access-Control-Expose-Headers': 'Content-Security-Policy, X-Frame-Options',
    'Content-Security-Policy': Object.entries(policy)
      .filter(([, sources]) => sources !== undefined)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join('; '),
  };
  const script = { 'Content-Type': 'text/javascript' };
  const scripts = { 'host-sdk.js': LONG, 'host-sdk-late.js': LONG, 'host-sdk.iife.js': LONG };
  return {
    '': { text: html, headers: page },
    'assets/list-abcd1234.js': {
      text: LONG,
      headers: { ...script, 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
    'host-sdk.json': { text: integrityFile(version, scripts, bridge), headers: { ...ANY, ...ALWAYS } },
    'host-sdk.js': { text: changes.sdk ?? LONG, headers: { ...script, ...ANY, ...ALWAYS } },
    'host-sdk-late.js': { text: LONG, headers: { ...script, ...ANY, ...ALWAYS } },
    'host-sdk.iife.js': { text: LONG, headers: { ...script, ...ANY, ...ALWAYS } },
  };
}

export interface GatewayChanges {
  /** The value of `Access-Control-Allow-Origin`; '' sends none. */
  allowOrigin?: string;
  allowHeaders?: string;
  status?: number;
  hasSocket?: boolean;
  /** The gateway answers only below this path; by default on its whole host. */
  base?: string;
}

/** Starts a gateway that refuses a request without a token, as it should. Returns its address. */
export async function startGateway(changes: GatewayChanges = {}): Promise<{ url: string; server: Server }> {
  const { allowOrigin = '*', allowHeaders = 'Authorization', status = 401, hasSocket = true, base = '' } = changes;
  const server = createServer((asked, answer) => {
    if (!asked.url?.startsWith(`${base}/v4/`)) return answer.writeHead(404).end();
    const isPreflight = asked.method === 'OPTIONS';
    const cors = allowOrigin ? { 'Access-Control-Allow-Origin': allowOrigin } : {};
    answer.writeHead(isPreflight ? 204 : status, { ...cors, 'Access-Control-Allow-Headers': allowHeaders }).end();
  });
  if (hasSocket) {
    server.on('upgrade', (asked, socket) => {
      const isHere = asked.url?.startsWith(`${base}/v4/`);
      if (!isHere) return socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n');
      socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    });
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://localhost:${(server.address() as AddressInfo).port}${base}`, server };
}
