/** A TCP proxy between the cashier and the gateway that breaks in the ways networks break. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * cutBefore: the request never arrives. cutAfter: it arrives, the answer does not. dropReply: the same on a line that
 * stays up for a while. blackhole: nothing passes either way, and nobody is told. delay: the answer is late. refuse: no
 * connection can be made for a while. flap: cut again and again.
 */
export const FAULTS = ['none', 'cutBefore', 'cutAfter', 'dropReply', 'blackhole', 'delay', 'refuse', 'flap'] as const;
export type Fault = (typeof FAULTS)[number];

interface Line {
  client: Socket;
  gateway: Socket;
}

export class FaultyProxy {
  /** What has been done, oldest first. */
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

  /** With several ports it is a balancer as well: each connection goes to the next of them. */
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

  /** The next bytes that the cashier sends meet this fault, which lasts for `ms`. */
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
        // Long enough for the gateway to carry it out, and the answer is on its way when the line goes.
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

  /** What was on its way is lost, and the line breaks in the end: TCP never loses bytes on a line that goes on. */
  private goDark(ms: number): void {
    this.isBlackhole = true;
    setTimeout(() => {
      this.isBlackhole = false;
      this.cut();
    }, ms);
  }
}
