/** One direction of the line: a token bucket that serves the connections in turn, packet by packet. */
import type { Socket } from 'node:net';

/** Bytes: the TCP payload of an Ethernet frame. */
const PACKET = 1460;
/** Bytes that a connection may have queued before its sender is paused: a small router's buffer. */
const BUFFER = 32 * 1024;
/** Milliseconds' worth of tokens at most, so that an idle line does not save them up. */
const BURST_MS = 4;

interface Flow {
  to: Socket;
  from: Socket;
  waiting: Buffer[];
  size: number;
  openAt: number;
  hasEnded: boolean;
}

interface Packet {
  at: number;
  to: Socket;
  /** null: the sender has ended. */
  bytes: Buffer | null;
}

export class FairLane {
  private readonly flows: Flow[] = [];
  private readonly onTheWay: Packet[] = [];
  private tokens = 0;
  private refilledAt = performance.now();
  private timer: NodeJS.Timeout | undefined;

  /** @param rate bytes per millisecond @param delayMs one way @param passed called with the bytes that leave */
  constructor(
    private readonly rate: number,
    private readonly delayMs: number,
    private readonly passed: (from: Socket, bytes: number) => void = () => {},
  ) {}

  /** @param openAt the `performance.now()` from which the connection carries bytes */
  carry(from: Socket, to: Socket, openAt: number): void {
    const flow: Flow = { from, to, waiting: [], size: 0, openAt, hasEnded: false };
    this.flows.push(flow);
    from.on('data', (bytes: Buffer) => {
      for (let at = 0; at < bytes.length; at += PACKET) flow.waiting.push(bytes.subarray(at, at + PACKET));
      flow.size += bytes.length;
      if (flow.size > BUFFER) from.pause();
      this.run();
    });
    from.on('end', () => {
      flow.hasEnded = true;
      this.run();
    });
    from.on('close', () => {
      flow.hasEnded = true;
      this.run();
    });
  }

  stop(): void {
    clearTimeout(this.timer);
    this.flows.length = 0;
    this.onTheWay.length = 0;
  }

  private run = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    const now = performance.now();
    this.tokens = Math.min(this.tokens + (now - this.refilledAt) * this.rate, this.rate * BURST_MS);
    this.refilledAt = now;
    this.send(now);
    this.deliver(now);
    const hasWork = this.onTheWay.length > 0 || this.flows.some((flow) => flow.waiting.length > 0 || flow.hasEnded);
    if (hasWork) this.timer = setTimeout(this.run, 1);
  };

  /** Each round takes one packet of every flow that has one. The bucket may go one packet below zero. */
  private send(now: number): void {
    let isBusy = true;
    while (this.tokens > 0 && isBusy) {
      isBusy = false;
      for (const flow of [...this.flows]) {
        if (this.tokens <= 0 || now < flow.openAt) continue;
        const bytes = flow.waiting.shift();
        if (bytes) {
          isBusy = true;
          this.tokens -= bytes.length;
          this.passed(flow.from, bytes.length);
          flow.size -= bytes.length;
          this.onTheWay.push({ at: now + this.delayMs, to: flow.to, bytes });
          if (flow.size < BUFFER / 2 && flow.from.isPaused()) flow.from.resume();
        } else if (flow.hasEnded) {
          this.flows.splice(this.flows.indexOf(flow), 1);
          this.onTheWay.push({ at: now + this.delayMs, to: flow.to, bytes: null });
        }
      }
      // The first of this round becomes the last of the next, so that no flow gets more than its share.
      const first = this.flows.shift();
      if (first) this.flows.push(first);
    }
  }

  private deliver(now: number): void {
    let count = 0;
    for (const { at, to, bytes } of this.onTheWay) {
      if (at > now) break;
      count += 1;
      if (to.destroyed) continue;
      if (bytes) to.write(bytes);
      else to.end();
    }
    this.onTheWay.splice(0, count);
  }
}
