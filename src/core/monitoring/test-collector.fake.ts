/** A stand-in for the monitoring service: takes envelopes over HTTP and keeps their items. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CollectedItem {
  type: string;
  payload: Record<string, unknown>;
}

export async function startCollector() {
  const items: CollectedItem[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      bodies.push(body);
      // An envelope is a header line, followed by a header line and a payload line for each item.
      const lines = body.split('\n').slice(1).filter(Boolean);
      for (let index = 0; index + 1 < lines.length; index += 2) {
        const { type } = JSON.parse(lines[index]!) as { type: string };
        items.push({ type, payload: JSON.parse(lines[index + 1]!) as Record<string, unknown> });
      }
      response.setHeader('access-control-allow-origin', '*').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://public@127.0.0.1:${port}/1`,
    items,
    /** All request bodies so far, as text. */
    received: () => bodies.join('\n'),
    ofType: (type: string) => items.filter((item) => item.type === type).map((item) => item.payload),
    stop: () => new Promise((resolve) => (server.close(resolve), server.closeAllConnections())),
  };
}
export type Collector = Awaited<ReturnType<typeof startCollector>>;
