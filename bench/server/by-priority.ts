/**
 * Sends bodies the way a good HTTP/2 server does: the most urgent first (RFC 9218), and never more than the line can
 * take soon, so that a late but urgent answer does not queue behind an early and large one. Node's own server would
 * write everything it has at once, and a proxy's kernel would buffer it all. Or the way that nginx does, blind to
 * priorities: a piece of each body in turn, as far ahead as a kernel's send buffer takes it.
 */
import type { Http2ServerResponse } from 'node:http2';
import type { Socket } from 'node:net';

const PIECE = 4096;
/** What may be written and not have left yet: 80 ms of the slow line. */
const AHEAD = 16 * 1024;
const DEFAULT_URGENCY = 3;
/** nginx's `http2_chunk_size`. */
const BLIND_PIECE = 8192;
/** Linux' send buffer on a line of that kind, `tcp_wmem`: it starts with this much. */
const BLIND_AHEAD = 64 * 1024;

interface Body {
  response: Http2ServerResponse;
  bytes: Buffer;
  urgency: number;
}

/** One connection's bodies. @param backlog bytes of the connection that the line has not let through @param isBlind to priorities */
export class PrioritySender {
  private readonly bodies: Body[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly backlog: () => number,
    private readonly isBlind: boolean,
  ) {}

  /** @param priority the request's header, e.g. `u=1, i` */
  send(response: Http2ServerResponse, bytes: Buffer, priority: string): void {
    const urgency = this.isBlind ? DEFAULT_URGENCY : Number(/\bu=(\d)/.exec(priority)?.[1] ?? DEFAULT_URGENCY);
    const place = this.bodies.findIndex((body) => body.urgency > urgency);
    this.bodies.splice(place < 0 ? this.bodies.length : place, 0, { response, bytes, urgency });
    // Not at once: what was just written counts as written only after this turn.
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

/** How far a connection's bytes have come; told by the line that carries it. */
export class Progress {
  private readonly passed = new Map<number, number>();
  private readonly blind = new Set<number>();

  /** @param port the connection's port on the line's side @param isBlind the server is to ignore its priorities */
  open(port: number, isBlind: boolean): void {
    this.passed.set(port, 0);
    if (isBlind) this.blind.add(port);
    // The system gives a port out again.
    else this.blind.delete(port);
  }

  isBlind(socket: Socket): boolean {
    return this.blind.has(socket.remotePort ?? 0);
  }

  /** @param port the connection's port on the line's side */
  pass(port: number, bytes: number): void {
    this.passed.set(port, (this.passed.get(port) ?? 0) + bytes);
  }

  /** 0 for a connection that no line carries. */
  backlog(socket: Socket): number {
    const passed = this.passed.get(socket.remotePort ?? 0);
    return passed === undefined ? 0 : socket.bytesWritten - passed;
  }
}
