/**
 * A proxy between browser and sandbox that fails requests for built files, and serves a page that embeds the cashier.
 */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

const HOST = `<!doctype html><title>Host</title>
<iframe id="cashier" title="Cashier" style="width: 400px; height: 700px" src="/"></iframe>
<script>
  const messages = [];
  addEventListener('message', ({ data, source }) => {
    messages.push(JSON.parse(data).messageType);
    if (messages.at(-1) !== 'Loaded') return;
    const payload = { token: new URLSearchParams(location.search).get('token'), currency: 'EUR', paymentGeo: 'DE', lang: 'en-US' };
    source.postMessage(JSON.stringify({ type: 'loaded', payload }), '*');
  });
</script>`;

export interface LosingProxy {
  url: string;
  /** Fails the first request for each file whose address matches, by closing the connection or with this status. */
  lose(file: RegExp, how: 'cut' | number): void;
  /** Number of failed requests. */
  lost(): number;
  close(): Promise<void>;
}

export async function startLosingProxy(target: URL): Promise<LosingProxy> {
  let losing: { file: RegExp; how: 'cut' | number } | undefined;
  const lost = new Set<string>();

  const answer = (asked: IncomingMessage, response: ServerResponse) => {
    const path = asked.url ?? '';
    if (path.startsWith('/host?')) return void response.setHeader('Content-Type', 'text/html').end(HOST);
    if (losing?.file.test(path) && !lost.has(path)) {
      lost.add(path);
      if (losing.how === 'cut') return void asked.socket.destroy();
      return void response.writeHead(losing.how).end();
    }
    const { method, headers } = asked;
    const passed = request({ host: '127.0.0.1', port: target.port, path, method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    passed.on('error', () => response.destroy());
    return asked.pipe(passed);
  };

  /** The server stops tracking a connection that becomes a WebSocket, but waits for it when it closes. */
  const webSockets = new Set<Duplex>();

  const server = createServer(answer);
  server.on('upgrade', ({ method, url, rawHeaders }: IncomingMessage, socket, head: Buffer) => {
    const passed = connect(Number(target.port), '127.0.0.1', () => {
      const lines = rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`));
      passed.write(`${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n`);
      passed.write(head);
      socket.pipe(passed).pipe(socket);
    });
    passed.on('error', () => socket.destroy());
    socket.on('error', () => passed.destroy());
    webSockets.add(socket);
    socket.on('close', () => {
      webSockets.delete(socket);
      passed.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    lose(file, how) {
      losing = { file, how };
      lost.clear();
    },
    lost: () => lost.size,
    async close() {
      server.closeAllConnections();
      for (const socket of webSockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
