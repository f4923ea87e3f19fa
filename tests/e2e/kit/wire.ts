/** A wire between browser and gateway that a test can cut and mend. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export class Wire {
  /** Connections whose first request matches are ended. */
  refuses: RegExp | undefined;
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private port = 0;

  constructor(private readonly target: { port: number }) {}

  /** The same address each time, once the wire has been up. */
  get url(): string {
    return `http://localhost:${this.port}`;
  }

  async up(): Promise<void> {
    this.server = createServer((client) => this.join(client));
    await new Promise<void>((resolve) => this.server!.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Ends what is connected; new connections are taken. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  /** Ends what is connected and refuses new connections. */
  async down(): Promise<void> {
    const closed = new Promise<void>((resolve) => (this.server ? this.server.close(() => resolve()) : resolve()));
    this.server = undefined;
    this.cut();
    await closed;
  }

  private join(client: Socket): void {
    const { refuses } = this;
    if (refuses) client.once('data', (chunk: Buffer) => refuses.test(String(chunk)) && client.destroy());
    const gateway = connect(this.target.port, '127.0.0.1');
    for (const [from, to] of [
      [client, gateway],
      [gateway, client],
    ] as const) {
      this.sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
  }
}
