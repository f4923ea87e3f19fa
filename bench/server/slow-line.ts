/**
 * A slow line in front of a server: a TCP proxy with a delay and a rate for each direction, shared fairly by all
 * connections. The browser's built-in throttling adds no latency to WebSockets, so the bench has its own.
 */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Progress } from './by-priority';
import { FairLane } from './fair-lane';

export interface Line {
  /** Bytes per millisecond; 1.6 Mbit/s is 200. */
  downRate: number;
  upRate: number;
  /** Round trip in milliseconds, half of it each way. */
  rttMs: number;
}

/** 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms: a slow 4G. */
export const SLOW_4G: Line = { downRate: 200, upRate: 93.75, rttMs: 150 };

export interface SlowLine {
  port: number;
  close(): void;
}

/** @param isBlind the server ignores priorities on this line */
export async function openSlowLine(
  line: Line,
  targetPort: number,
  progress: Progress,
  { isBlind }: { isBlind: boolean },
): Promise<SlowLine> {
  const down = new FairLane(line.downRate, line.rttMs / 2, ({ localPort }, bytes) =>
    progress.pass(localPort ?? 0, bytes),
  );
  const up = new FairLane(line.upRate, line.rttMs / 2);
  const sockets = new Set<Socket>();

  const server = createServer({ noDelay: true }, (client) => {
    const target = connect({ port: targetPort, host: '127.0.0.1', noDelay: true });
    // The kernel accepts at once; on a real line the browser would first wait one round trip (SYN, SYN-ACK).
    const openAt = performance.now() + line.rttMs;
    target.on('connect', () => progress.open(target.localPort ?? 0, isBlind));
    up.carry(client, target, openAt);
    down.carry(target, client, openAt);
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      down.stop();
      up.stop();
    },
  };
}
