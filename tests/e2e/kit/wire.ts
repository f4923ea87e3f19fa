/** A proxy between browser and gateway that a test can cut and restore. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Duplex } from 'node:stream';

export class Wire {
  /** Connections whose first request matches are closed. */
  refuses: RegExp | undefined;
  private held: { mark: string; released: Promise<void> } | undefined;
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private port = 0;

  constructor(private readonly target: { port: number }) {}

  /** The address, which stays the same from the first `up` on. */
  get url(): string {
    return `http://localhost:${this.port}`;
  }

  async up(): Promise<void> {
    this.server = createServer((client) => this.join(client));
    await new Promise<void>((resolve) => this.server!.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Closes the connections; new ones are accepted. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  /** Closes the connections and refuses new ones. */
  async down(): Promise<void> {
    const closed = new Promise<void>((resolve) => (this.server ? this.server.close(() => resolve()) : resolve()));
    this.server = undefined;
    this.cut();
    await closed;
  }

  /** Holds back the gateway's data from this text on, in new connections, until the returned function is called. */
  holdFrom(mark: string): () => void {
    let release!: () => void;
    this.held = { mark, released: new Promise((resolve) => (release = resolve)) };
    return release;
  }

  private join(client: Socket): void {
    const { refuses, held } = this;
    if (refuses) client.once('data', (chunk: Buffer) => refuses.test(String(chunk)) && client.destroy());
    const gateway = connect(this.target.port, '127.0.0.1');
    for (const [from, to] of [
      [client, gateway],
      [gateway, client],
    ] as const) {
      this.sockets.add(from);
      if (held) from.pipe(from === gateway ? holdBack(held) : askForPlainText()).pipe(to);
      else from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
  }
}

/** Asks for uncompressed answers, because a text can't be found in compressed ones. */
function askForPlainText(): Duplex {
  return Duplex.from(async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      const text = chunk.toString('latin1').replace(/^accept-encoding: .*$/im, 'accept-encoding: identity');
      yield Buffer.from(text, 'latin1');
    }
  });
}

function holdBack({ mark, released }: { mark: string; released: Promise<void> }): Duplex {
  return Duplex.from(async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      const at = chunk.indexOf(mark);
      if (at < 0) yield chunk;
      else {
        yield chunk.subarray(0, at);
        await released;
        yield chunk.subarray(at);
      }
    }
  });
}
