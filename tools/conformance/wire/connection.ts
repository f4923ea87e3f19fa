/** One connection to the gateway's realtime channel, as the cashier opens it. */
import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { PUSHES, REALTIME_EVENT, REALTIME_PATH } from '../../../src/contract/realtime';
import { Failed, Silence, skip } from '../outcome';
import type { Frames } from './frames';

export type Reply = Record<string, unknown>;
export interface Push {
  event: string;
  data: unknown;
}

export interface ConnectionSettings {
  url: string;
  token: string | undefined;
  label: string;
  frames: Frames;
  /** The longest wait for an answer, in milliseconds. */
  patience: number;
  mayWrite: boolean;
}

/** Calls that change something; sent only when the caller allows it. */
const WRITES = /create|prepare|complete|confirm|cancel|resend|update|forget|limits-set|cool-off/;

export class Connection {
  readonly received: Reply[] = [];
  readonly pushes: Push[] = [];
  private readonly waiting = new Set<() => void>();

  private constructor(
    private readonly socket: Socket,
    private readonly settings: ConnectionSettings,
  ) {
    const { frames, label } = settings;
    socket.onAny((event: string, message: unknown) => {
      frames.add(label, 'received', { event, message });
      if (event === REALTIME_EVENT) this.received.push((message ?? {}) as Reply);
      if (Object.hasOwn(PUSHES, event)) this.pushes.push({ event, data: message });
      for (const look of this.waiting) look();
    });
  }

  /** @throws Failed with socket.io's message */
  static async open(settings: ConnectionSettings): Promise<Connection> {
    const { url, token, frames, label, patience } = settings;
    const socket = io(url, {
      path: REALTIME_PATH,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      timeout: patience,
      query: { ...(token === undefined ? {} : { Authorization: token }), Language: 'en', cashier_type: 'widget' },
    });
    const connection = new Connection(socket, settings);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', (error) => reject(new Failed(`${REALTIME_PATH} was refused: ${error.message}`)));
    }).catch((error: unknown) => {
      socket.disconnect();
      throw error;
    });
    frames.add(label, 'sent', `connected to ${REALTIME_PATH}`);
    return connection;
  }

  /** Sends without waiting for a reply. @returns the message id */
  send(type: string, data: unknown, messageId: string = randomUUID()): string {
    const { frames, label, mayWrite } = this.settings;
    if (WRITES.test(type) && !mayWrite) skip('needs --allow-creates');
    const message = { type, data, messageId, sendTime: Date.now() };
    frames.add(label, 'sent', message);
    this.socket.emit(REALTIME_EVENT, message);
    return messageId;
  }

  /**
   * Sends, and disconnects as soon as the gateway has the message, that is, when it has answered a later one. Before
   * that, a socket.io server would drop messages that it has not read.
   * @returns the message id
   */
  async sendAndLeave(type: string, data: unknown): Promise<string> {
    const messageId = this.send(type, data);
    await this.settle();
    this.close();
    this.settings.frames.add(this.settings.label, 'sent', 'the connection is cut');
    return messageId;
  }

  async ask(type: string, data: unknown, messageId: string = randomUUID()): Promise<Reply> {
    const [reply] = await this.askTimes(1, type, data, messageId);
    return reply!;
  }

  /**
   * Sends the same message several times in a row, without waiting in between.
   * @returns as many replies @throws Silence
   */
  async askTimes(times: number, type: string, data: unknown, messageId: string): Promise<Reply[]> {
    const before = this.repliesTo(messageId).length;
    for (let sent = 0; sent < times; sent += 1) this.send(type, data, messageId);
    const enough = () => this.repliesTo(messageId).length >= before + times;
    if (!(await this.until(enough, this.settings.patience))) {
      const came = this.repliesTo(messageId).length - before;
      const found = times === 1 ? 'no answer' : `${came} of ${times} answers`;
      throw new Silence(`${type}: ${found} within ${this.settings.patience / 1000} s`);
    }
    return this.repliesTo(messageId).slice(before);
  }

  repliesTo(messageId: string): Reply[] {
    return this.received.filter((reply) => reply['messageId'] === messageId);
  }

  /** Resolves with whether the condition became true in time. */
  until(isSo: () => boolean, ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (result: boolean) => {
        clearTimeout(timer);
        this.waiting.delete(look);
        resolve(result);
      };
      const look = () => isSo() && end(true);
      const timer = setTimeout(() => end(false), ms);
      this.waiting.add(look);
      look();
    });
  }

  /** Waits until all earlier messages have arrived: a connection keeps the order, so the answer to a new message comes last. */
  async settle(): Promise<void> {
    await this.ask('METRIC_EVENTS_HANDLER:events', { events: [] }).catch(() => undefined);
  }

  close(): void {
    this.socket.disconnect();
  }
}
