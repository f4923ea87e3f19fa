import type { Socket } from 'socket.io';

/** A page's end of the channel, as the director sees one of socket.io. */
export class PageConnection {
  readonly handshake: { query: Record<string, string> };
  private readonly whenClosed: (() => void)[] = [];
  private isClosed = false;

  constructor(
    readonly userId: string,
    query: Record<string, string>,
    private readonly page: { emit(event: string, data: unknown): void; closed(): void },
  ) {
    this.handshake = { query };
  }

  /** The director reads the handshake, waits for the end and may bring it about; this has all three. */
  get asSocket(): Socket {
    return this as unknown as Socket;
  }

  on(_event: 'disconnect', listener: () => void): void {
    this.whenClosed.push(listener);
  }

  emit(event: string, data: unknown): void {
    if (!this.isClosed) this.page.emit(event, data);
  }

  disconnect(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.whenClosed.forEach((listener) => listener());
    this.page.closed();
  }
}
