/** A player's connection with as little code as possible: the load must cost the machine less than the gateway under test. */
import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';
import { depositRequest } from '../../sandbox/testing/client';
import { REALTIME_EVENT, REALTIME_PATH } from '../../src/contract/realtime';

/** Packet types of engine.io and socket.io. */
const PING = '2';
const PONG = '3';
const CONNECT = '40';
const EVENT = '42';

type Listener = (data: Record<string, unknown>) => void;

export class Line {
  private readonly waiting = new Map<string, Listener>();

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (raw: Buffer) => this.read(raw.toString()));
  }

  /** Resolves when the gateway has accepted the connection and sent the player's balance. */
  static open(url: string, token: string): Promise<Line> {
    const query = new URLSearchParams({ EIO: '4', transport: 'websocket', Authorization: token, Language: 'en' });
    const socket = new WebSocket(`${url.replace('http', 'ws')}${REALTIME_PATH}/?${query}`);
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      const line = new Line(socket);
      line.waiting.set('login.token', () => resolve(line));
      socket.once('message', () => socket.send(CONNECT));
    });
  }

  async create(): Promise<string> {
    const { depositId } = (await this.ask('BANKING:deposit-create', depositRequest())) as { depositId: string };
    return depositId;
  }

  async ask(type: string, data: object): Promise<unknown> {
    const messageId = randomUUID();
    this.socket.send(`${EVENT}${JSON.stringify([REALTIME_EVENT, { type, data, messageId, sendTime: Date.now() }])}`);
    const reply = await this.heard(messageId);
    if (reply['status'] !== 200) throw new Error(`${type} was answered with ${JSON.stringify(reply)}`);
    return reply['data'];
  }

  /** Resolves with the reply to a message, or with the push of a deposit's end. */
  heard(id: string): Promise<Record<string, unknown>> {
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  close(): void {
    this.socket.terminate();
  }

  private read(packet: string): void {
    if (packet === PING) return this.socket.send(PONG);
    if (!packet.startsWith(EVENT)) return;
    const [event, data] = JSON.parse(packet.slice(EVENT.length)) as [string, Record<string, unknown>];
    const key = event === REALTIME_EVENT ? data['messageId'] : event === 'deposit.status' ? data['id'] : event;
    const listener = this.waiting.get(String(key));
    this.waiting.delete(String(key));
    listener?.(data);
  }
}
