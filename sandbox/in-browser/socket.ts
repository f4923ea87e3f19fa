/**
 * A WebSocket that ends in the page: it speaks engine.io 4 and socket.io 5 to the library in the cashier, which is the
 * product's own, and passes the messages on.
 */
import type { GatewayClient } from './client';

const PING_MS = 25_000;
const HANDSHAKE = { sid: 'demo', upgrades: [], pingInterval: PING_MS, pingTimeout: 20_000, maxPayload: 1_000_000 };

export class PageSocket {
  static readonly OPEN = 1;
  readyState = 0;
  binaryType = 'blob';
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  private readonly line: ReturnType<GatewayClient['open']>;
  private readonly pings: number;

  constructor(client: GatewayClient, { searchParams }: URL) {
    this.pings = window.setInterval(() => this.deliver('2'), PING_MS);
    this.line = client.open(Object.fromEntries(searchParams), {
      onOpen: () => {
        this.readyState = 1;
        this.onopen?.(new Event('open'));
        this.deliver(`0${JSON.stringify(HANDSHAKE)}`);
      },
      onEvent: (event, data) => this.deliver(`42${JSON.stringify([event, data])}`),
      onClose: () => this.end(),
    });
  }

  send(packet: string): void {
    // A CONNECT of socket.io, which is answered with the session's id.
    if (packet.startsWith('40')) return this.deliver(`40${JSON.stringify({ sid: 'demo' })}`);
    if (packet.startsWith('42')) this.line.send((JSON.parse(packet.slice(2)) as [string, unknown])[1]);
    return undefined;
  }

  close(): void {
    this.line.close();
    this.end();
  }

  private deliver(packet: string): void {
    // A real socket never delivers within the call that sends.
    queueMicrotask(() => this.readyState === 1 && this.onmessage?.(new MessageEvent('message', { data: packet })));
  }

  private end(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    window.clearInterval(this.pings);
    queueMicrotask(() => this.onclose?.(new CloseEvent('close', { code: 1006 })));
  }
}
