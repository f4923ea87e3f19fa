/** A page's line to the gateway of the demo. The first page that is open runs the gateway; when it closes, another does. */
import { channelName, type Answered, type Call, type Command, type FromGateway, type ToGateway } from './protocol';

interface Waiting {
  message: ToGateway;
  take(reply: FromGateway): void;
}

export interface SocketListener {
  onOpen(): void;
  onEvent(event: string, data: unknown): void;
  onClose(): void;
}

export class GatewayClient {
  private readonly channel: BroadcastChannel;
  private readonly waiting = new Map<string, Waiting>();
  private readonly sockets = new Map<string, SocketListener & { query: Record<string, string>; isOpen: boolean }>();

  /** `root`: the demo's folder. */
  constructor(private readonly root: string) {
    this.channel = new BroadcastChannel(channelName(root));
    this.channel.onmessage = ({ data }: MessageEvent<FromGateway>) => this.take(data);
    void this.lead();
  }

  /** @throws TypeError, as `fetch` does, when the line is cut */
  async call(call: Call): Promise<Answered> {
    const reply = await this.ask({ kind: 'call', id: crypto.randomUUID(), call });
    if (reply.kind !== 'answer') throw new TypeError('Failed to fetch');
    return reply.answer;
  }

  async command<T>(token: string, command: Command): Promise<T> {
    const reply = await this.ask({ kind: 'command', id: crypto.randomUUID(), token, command });
    if (reply.kind !== 'done' || reply.error !== undefined) {
      throw new Error(reply.kind === 'done' ? reply.error : 'No answer');
    }
    return reply.result as T;
  }

  open(query: Record<string, string>, listener: SocketListener): { send(data: unknown): void; close(): void } {
    const id = crypto.randomUUID();
    this.sockets.set(id, { ...listener, query, isOpen: false });
    this.send({ kind: 'open', id, query });
    return {
      send: (data) => this.send({ kind: 'message', id, data }),
      close: () => {
        this.sockets.delete(id);
        this.send({ kind: 'close', id });
      },
    };
  }

  private ask(message: ToGateway & { id: string }): Promise<FromGateway> {
    return new Promise((resolve) => {
      this.waiting.set(message.id, { message, take: resolve });
      this.send(message);
    });
  }

  private send(message: ToGateway): void {
    this.channel.postMessage(message);
  }

  private take(message: FromGateway): void {
    if (message.kind === 'ready') return this.again();
    const asked = this.waiting.get(message.id);
    if (asked) {
      this.waiting.delete(message.id);
      return asked.take(message);
    }
    const socket = this.sockets.get(message.id);
    if (!socket) return undefined;
    if (message.kind === 'event') return socket.onEvent(message.event, message.data);
    if (message.kind === 'closed') {
      this.sockets.delete(message.id);
      return socket.onClose();
    }
    if (message.kind === 'opened' && !socket.isOpen) {
      socket.isOpen = true;
      socket.onOpen();
    }
    return undefined;
  }

  private again(): void {
    for (const { message } of this.waiting.values()) this.send(message);
    for (const [id, { query, isOpen, onClose }] of this.sockets) {
      if (!isOpen) this.send({ kind: 'open', id, query });
      else {
        this.sockets.delete(id);
        onClose();
      }
    }
  }

  private async lead(): Promise<void> {
    await navigator.locks.request(channelName(this.root), async () => {
      const { startGateway } = (await import(
        /* @vite-ignore */ `${this.root}gateway.js`
      )) as typeof import('./gateway');
      startGateway(this.root);
      // Until the page is closed.
      return new Promise<never>(() => {});
    });
  }
}
