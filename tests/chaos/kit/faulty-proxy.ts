/** A TCP proxy between the cashier and the gateway that simulates network faults. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * `cutBefore`: the request does not arrive. `cutAfter`: the request arrives, the answer does not. `dropReply`: the
 * same, but the connection stays open for a while. `blackhole`: nothing passes in either direction, without an error.
 * `delay`: the answer is late. `refuse`: no connection can be opened for a while. `flap`: the connection is cut
 * repeatedly.
 */
export const FAULTS = ['none', 'cutBefore', 'cutAfter', 'dropReply', 'blackhole', 'delay', 'refuse', 'flap'] as const;
export type Fault = (typeof FAULTS)[number];

interface Line {
  client: Socket;
  gateway: Socket;
}

export class FaultyProxy {
  /** The faults that occurred, oldest first. */
  readonly done: Fault[] = [];
  private readonly lines = new Set<Line>();
  private server: Server | undefined;
  private port = 0;
  private armed: { fault: Fault; ms: number } | undefined;
  private refusesUntil = 0;
  private muteUntil = 0;
  private isBlackhole = false;

  private readonly ports: readonly number[];
  private turn = 0;

  /** With several ports it is also a load balancer: each connection goes to the next port. */
  constructor(...ports: readonly number[]) {
    this.ports = ports;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<this> {
    this.server = createServer((client) => this.join(client));
    await new Promise<void>((resolve) => this.server!.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  async stop(): Promise<void> {
    this.armed = undefined;
    this.cut();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  /** Applies this fault, for `ms` milliseconds, when the cashier next sends bytes. */
  arm(fault: Fault, ms: number): void {
    this.armed = fault === 'none' ? undefined : { fault, ms };
  }

  cut(): void {
    for (const { client, gateway } of this.lines) {
      client.destroy();
      gateway.destroy();
    }
  }

  private join(client: Socket): void {
    if (Date.now() < this.refusesUntil) return void client.destroy();
    this.turn = (this.turn + 1) % this.ports.length;
    const gateway = connect(this.ports[this.turn]!, '127.0.0.1');
    const line = { client, gateway };
    this.lines.add(line);
    const end = () => {
      this.lines.delete(line);
      client.destroy();
      gateway.destroy();
    };
    for (const socket of [client, gateway]) socket.on('error', end).on('close', end);
    client.on('data', (chunk) => this.fromClient(line, chunk));
    gateway.on('data', (chunk) => this.fromGateway(line, chunk));
  }

  private fromClient(line: Line, chunk: Buffer): void {
    const { armed } = this;
    this.armed = undefined;
    if (armed) return this.strike(armed, line, chunk);
    if (!this.isBlackhole) line.gateway.write(chunk);
  }

  private fromGateway({ client, gateway }: Line, chunk: Buffer): void {
    const wait = this.muteUntil - Date.now();
    if (this.isBlackhole) return;
    if (wait <= 0) return void client.write(chunk);
    gateway.pause();
    setTimeout(() => {
      client.write(chunk);
      gateway.resume();
    }, wait);
  }

  private strike({ fault, ms }: { fault: Fault; ms: number }, { client, gateway }: Line, chunk: Buffer): void {
    this.done.push(fault);
    switch (fault) {
      case 'none':
        gateway.write(chunk);
        return;
      case 'cutBefore':
        return this.cut();
      case 'cutAfter':
        // Wait until the gateway has executed the request and its answer is on the way, then cut.
        client.pause();
        gateway.pause();
        gateway.write(chunk);
        setTimeout(() => this.cut(), ms);
        return;
      case 'dropReply':
        gateway.write(chunk);
        return this.goDark(ms);
      case 'blackhole':
        return this.goDark(ms);
      case 'delay':
        this.muteUntil = Date.now() + ms;
        gateway.write(chunk);
        return;
      case 'refuse':
        this.refusesUntil = Date.now() + ms;
        return this.cut();
      case 'flap':
        gateway.write(chunk);
        for (let time = 0; time <= ms; time += 40) setTimeout(() => this.cut(), time);
    }
  }

  /** Drops all data and finally cuts the connection: TCP never loses bytes on a connection that survives. */
  private goDark(ms: number): void {
    this.isBlackhole = true;
    setTimeout(() => {
      this.isBlackhole = false;
      this.cut();
    }, ms);
  }
}
