/**
 * The gateway's realtime channel (contract 3), as small as the figures allow: it accepts deposits and normally never
 * pays them.
 */
import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { REALTIME_EVENT, REALTIME_PATH } from '../../src/contract/realtime';

interface Request {
  type: string;
  messageId: string;
}

export class Gateway {
  private readonly io: Server;
  private lastId = 0;
  private readonly open: string[] = [];
  /** When true, each deposit is paid as soon as it is created. */
  settlesAtOnce = false;

  constructor(server: unknown) {
    this.io = new Server(server as HttpServer, { path: REALTIME_PATH, transports: ['websocket'], serveClient: false });
    this.io.on('connection', (socket) => {
      socket.on(REALTIME_EVENT, (request: Request) => this.answer(socket, request));
    });
  }

  /** Id of the most recent open deposit; '' when there is none. */
  get lastDeposit(): string {
    return this.open.at(-1) ?? '';
  }

  push(id: string, status: number): void {
    this.io.emit('deposit.status', { id, status });
  }

  close(): void {
    this.io.disconnectSockets(true);
    void this.io.close();
  }

  private answer(socket: Socket, { type, messageId }: Request): void {
    const data = this.replyTo(type);
    const reply = data === undefined ? { status: 404, code: 'bench.unknown' } : { status: 200, data };
    socket.emit(REALTIME_EVENT, { messageId, ...reply, time: Date.now() });
    if (this.settlesAtOnce && type === 'BANKING:deposit-create') this.push(this.lastDeposit, 1);
  }

  private replyTo(type: string): unknown {
    if (type === 'METRIC_EVENTS_HANDLER:events') return {};
    if (type === 'BANKING_DEPOSIT:deposit-status') return { status: 'WAITING' };
    if (type !== 'BANKING:deposit-create') return undefined;
    const depositId = `deposit-${(this.lastId += 1)}`;
    this.open.push(depositId);
    const apiResponse = { source: null, method: 'GET', data: null, isFieldsRequired: false, depositId, pageId: null };
    return { apiResponse, depositId, fields: [] };
  }
}
