/** A real socket.io server on a port of its own, for tests. */
import { type Server as HttpServer, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { REALTIME_EVENT, REALTIME_PATH, type RequestEnvelope } from '../../contract/realtime';

export class TestGateway {
  readonly requests: RequestEnvelope[] = [];
  readonly sockets: Socket[] = [];
  /** Called with each request and the function that replies to it. */
  onRequest: (request: RequestEnvelope, reply: (frame: unknown) => void, socket: Socket) => void = () => {};
  onSocket: (socket: Socket) => void = () => {};

  private constructor(
    private readonly http: HttpServer,
    readonly io: Server,
  ) {
    io.on('connection', (socket) => {
      this.sockets.push(socket);
      socket.on(REALTIME_EVENT, (request: RequestEnvelope) => {
        this.requests.push(request);
        this.onRequest(request, (frame) => socket.emit(REALTIME_EVENT, frame), socket);
      });
      this.onSocket(socket);
    });
  }

  static async start(port = 0, path = REALTIME_PATH): Promise<TestGateway> {
    const http = createServer();
    const io = new Server(http, { path, transports: ['websocket'], serveClient: false });
    const gateway = new TestGateway(http, io);
    await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
    return gateway;
  }

  get port(): number {
    return (this.http.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** From now on accepts engine connections without ever sending CONNECT. */
  withholdConnect(): void {
    this.io.use(() => {});
  }

  /** Number of calls over HTTP. */
  calls = 0;

  /** Answers each call over HTTP. */
  answerCalls(status = 200): void {
    this.http.on('request', ({ url }, response) => {
      if (url?.startsWith(REALTIME_PATH)) return;
      this.calls += 1;
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
    });
  }

  /** From now on refuses every channel, as a network does that lets only plain calls pass. */
  refuseUpgrades(): void {
    this.io.engine.opts.allowRequest = (_request, answer) => answer('refused', false);
  }

  /** From now on accepts each line and closes it before the handshake, as a proxy does whose backend is gone. */
  closeAtOnce(): void {
    Object.assign(this.io.engine, { onWebSocket: (_: unknown, __: unknown, line: { close(): void }) => line.close() });
  }

  /** Number of open connections, with or without CONNECT. */
  get lines(): number {
    return this.io.engine.clientsCount;
  }

  /** Cuts every connection without a close frame, as a lost network does. */
  cut(): void {
    const clients = (this.io.engine as unknown as { clients: Record<string, EngineClient> }).clients;
    for (const client of Object.values(clients)) client.transport.socket.terminate();
  }

  stop(): Promise<void> {
    const closed = this.io.close();
    // A call that nothing has answered would keep the server open.
    this.http.closeAllConnections();
    return closed;
  }
}

interface EngineClient {
  transport: { socket: { terminate(): void } };
}
