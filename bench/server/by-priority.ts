/**
 * Sends bodies as a good HTTP/2 server does: the most urgent first (RFC 9218), and never more than the line can soon
 * carry, so that a late but urgent answer does not queue behind an early, large one. Node's own server would write
 * everything at once, and a proxy's kernel would buffer it all. Can also send as nginx does, ignoring priorities: a
 * piece of each body in turn, as far ahead as a kernel's send buffer allows.
 */
import type { Http2ServerResponse } from 'node:http2';
import type { Socket } from 'node:net';

const PIECE = 4096;
/** Bytes that may be written but not yet sent: 80 ms of the slow line. */
const AHEAD = 16 * 1024;
const DEFAULT_URGENCY = 3;
/** nginx's `http2_chunk_size`. */
const BLIND_PIECE = 8192;
/** Bytes: the initial size of Linux's send buffer (`tcp_wmem`) on such a line. */
const BLIND_AHEAD = 64 * 1024;

interface Body {
  response: Http2ServerResponse;
  bytes: Buffer;
  urgency: number;
}

/**
 * Sends the bodies of one connection.
 * @param backlog bytes written that the line has not yet carried @param isBlind ignores priorities
 */
export class PrioritySender {
  private readonly bodies: Body[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly backlog: () => number,
    private readonly isBlind: boolean,
  ) {}

  /** @param priority the request's `priority` header, e.g. `u=1, i` */
  send(response: Http2ServerResponse, bytes: Buffer, priority: string): void {
    const urgency = this.isBlind ? DEFAULT_URGENCY : Number(/\bu=(\d)/.exec(priority)?.[1] ?? DEFAULT_URGENCY);
    const place = this.bodies.findIndex((body) => body.urgency > urgency);
    this.bodies.splice(place < 0 ? this.bodies.length : place, 0, { response, bytes, urgency });
    // Deferred: `bytesWritten` counts what was just written only after this turn of the event loop.
    this.timer ??= setTimeout(this.pump, 0);
  }

  private pump = (): void => {
    this.timer = undefined;
    const [size, limit] = this.isBlind ? [BLIND_PIECE, BLIND_AHEAD] : [PIECE, AHEAD];
    let ahead = this.backlog();
    for (let body = this.bodies[0]; body && ahead < limit; body = this.bodies[0]) {
      const piece = body.bytes.subarray(0, size);
      body.bytes = body.bytes.subarray(size);
      ahead += piece.length;
      const isGone = body.response.stream?.destroyed ?? true;
      if (body.bytes.length > 0 && !isGone) {
        body.response.write(piece);
        if (this.isBlind) this.bodies.push(this.bodies.shift()!);
        continue;
      }
      if (!isGone) body.response.end(piece);
      this.bodies.shift();
    }
    if (this.bodies.length > 0) this.timer = setTimeout(this.pump, 2);
  };
}

/** How many bytes of each connection the line has carried; the line reports them. */
export class Progress {
  private readonly passed = new Map<number, number>();
  private readonly blind = new Set<number>();

  /** @param port the connection's port on the line's side @param isBlind whether the server ignores its priorities */
  open(port: number, isBlind: boolean): void {
    this.passed.set(port, 0);
    if (isBlind) this.blind.add(port);
    // The system reuses ports, so a port may still be in the set.
    else this.blind.delete(port);
  }

  isBlind(socket: Socket): boolean {
    return this.blind.has(socket.remotePort ?? 0);
  }

  /** @param port the connection's port on the line's side */
  pass(port: number, bytes: number): void {
    this.passed.set(port, (this.passed.get(port) ?? 0) + bytes);
  }

  /** Bytes written that the line has not yet carried; 0 for a connection without a line. */
  backlog(socket: Socket): number {
    const passed = this.passed.get(socket.remotePort ?? 0);
    return passed === undefined ? 0 : socket.bytesWritten - passed;
  }
}
