/** One server for everything: TLS and HTTP/2, brotli, HTTP/1.1 for the WebSockets. */
import { createHash } from 'node:crypto';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { acceptSocket } from './bare-socket';
import { makeCertificate } from './certificate';
import { PrioritySender, type Progress } from './by-priority';
import { NO_STORE, once, type Body } from './files';
import { Gateway } from './gateway';
import { routes } from './routes';

export const HOST = 'bench.example';

export interface BenchServer {
  port: number;
  /** Fingerprint of the certificate's key. */
  fingerprint: string;
  gateway: Gateway;
  /** Sends a text to every plain page that listens. */
  sendBare(text: string): void;
  close(): void;
}

export async function startServer(
  builds: { cashier: string; adyen: string },
  progress: Progress,
): Promise<BenchServer> {
  const { key, cert, fingerprint } = makeCertificate(HOST);
  const answer = routes(builds, HOST);
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    respond(request, response, answer, senderOf(request));
  });
  /** The sockets below TLS, by remote port. */
  const rawSockets = new Map<number, Socket>();
  server.on('connection', (socket: Socket) => rawSockets.set(socket.remotePort ?? 0, socket));
  const senders = new WeakMap<object, PrioritySender>();
  const senderOf = ({ stream }: Http2ServerRequest): PrioritySender => {
    const session = stream.session!;
    const raw = rawSockets.get(session.socket.remotePort ?? 0)!;
    const sender = senders.get(session) ?? new PrioritySender(() => progress.backlog(raw), progress.isBlind(raw));
    senders.set(session, sender);
    return sender;
  };
  const gateway = new Gateway(server);
  const bare = new Set<(text: string) => void>();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    if (request.url !== '/bare-socket') return;
    const send = acceptSocket(request, socket);
    bare.add(send);
    socket.on('close', () => bare.delete(send));
  });
  server.on('sessionError', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    fingerprint,
    gateway,
    sendBare: (text) => bare.forEach((send) => send(text)),
    close() {
      gateway.close();
      server.close();
    },
  };
}

/** ETag of a body that a browser may cache but must revalidate: as with nginx, an unchanged page is not sent again. */
const etagOf = ({ cache, bytes }: Body) => (cache === NO_STORE ? undefined : `"${digestOf(bytes)}"`);
const digestOf = once((bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url'));

function respond(
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  answer: ReturnType<typeof routes>,
  sender: PrioritySender,
): void {
  const url = new URL(request.url, `https://${HOST}`);
  const token = /^Bearer (.+)$/.exec(String(request.headers.authorization ?? ''))?.[1] ?? '';
  const found = answer(url.pathname, url.searchParams, token);
  if (!found) {
    response.writeHead(404).end();
    return;
  }
  const etag = etagOf(found);
  if (etag && request.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag, 'cache-control': found.cache, ...found.headers }).end();
    return;
  }
  response.writeHead(200, {
    ...(etag && { etag }),
    'content-type': found.type,
    'content-encoding': 'br',
    'cache-control': found.cache,
    'content-length': found.bytes.length,
    ...found.headers,
  });
  sender.send(response, found.bytes, String(request.headers.priority ?? ''));
}
