/** A client of a running sandbox that behaves as the widget does; also for whole-flow tests. */
import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { parseOrThrow } from '../../src/contract/parse';
import type { DepositCreateRequest } from '../../src/contract/deposit';
import type { WithdrawalCreateRequest } from '../../src/contract/withdrawal';
import { REALTIME_EVENT, REALTIME_PATH, ReplyEnvelope } from '../../src/contract/realtime';
import type { LedgerReport } from '../store/ledger';
import type { Transaction } from '../store/transaction';

export interface TestClient {
  socket: Socket;
  /** Sends a request and resolves with the reply to its message id. */
  request(type: string, data: unknown, messageId?: string): Promise<ReplyEnvelope>;
  /** Sends one request `count` times at once and waits for as many replies. */
  repeat(count: number, type: string, data: unknown): Promise<ReplyEnvelope[]>;
  /** Resolves with the data of the next push of this name, without the gateway's time. */
  push(name: string): Promise<unknown>;
  close(): void;
}

/** `onNews`: called for every push, including those that a new connection gets. */
export async function connect(
  url: string,
  token: string | undefined,
  onNews?: (event: string, data: unknown) => void,
): Promise<TestClient> {
  const socket = io(url, {
    path: REALTIME_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    query: { ...(token === undefined ? {} : { Authorization: token }), Language: 'en', cashier_type: 'widget' },
  });
  if (onNews) socket.onAny(onNews);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  const send = (type: string, data: unknown, messageId: string) =>
    socket.emit(REALTIME_EVENT, { type, data, messageId, sendTime: Date.now() });
  return {
    socket,
    async request(type, data, messageId = randomUUID()) {
      const replies = repliesTo(socket, messageId, 1);
      send(type, data, messageId);
      return (await replies)[0]!;
    },
    async repeat(count, type, data) {
      const messageId = randomUUID();
      const replies = repliesTo(socket, messageId, count);
      for (let sent = 0; sent < count; sent++) send(type, data, messageId);
      return replies;
    },
    push: (name) =>
      new Promise((resolve) =>
        socket.once(name, ({ time: _time, ...data }: object & { time: number }) => resolve(data)),
      ),
    close: () => void socket.disconnect(),
  };
}

export function repliesTo(socket: Socket, messageId: string, count: number): Promise<ReplyEnvelope[]> {
  return new Promise((resolve) => {
    const replies: ReplyEnvelope[] = [];
    const listen = (message: unknown) => {
      const reply = parseOrThrow(ReplyEnvelope, message, 'Reply');
      if (reply.messageId !== messageId || replies.push(reply) < count) return;
      socket.off(REALTIME_EVENT, listen);
      resolve(replies);
    };
    socket.on(REALTIME_EVENT, listen);
  });
}

export const depositRequest = (changes: Partial<DepositCreateRequest> = {}): DepositCreateRequest => ({
  amount: 50,
  currency: 'EUR',
  fields: {},
  isActivatedBonus: false,
  paymentType: 'test_card',
  returnUrl: 'https://shop.example/',
  ...changes,
});

/** A request to one of the redirect plugin's test payouts. */
export const withdrawalRequest = (changes: Partial<WithdrawalCreateRequest> = {}): WithdrawalCreateRequest => ({
  amount: 50,
  currency: 'EUR',
  fields: { iban: 'DE89 3704 0044 0532 0130 00' },
  payment_system: 'test_payout',
  ...changes,
});

const readData = async <T>(response: Response): Promise<T> => ((await response.json()) as { data: T }).data;

/** Posts JSON; the sandbox's own calls take nothing else. */
export const postJson = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

/** A client of the operator's API. */
export const operator = (url: string) => ({
  list: (query: Record<string, string> = {}) =>
    fetch(`${url}/operator/api/transactions?${new URLSearchParams(query)}`).then(readData<Transaction[]>),
  act: (id: string, body: Record<string, unknown>) => postJson(`${url}/operator/api/transactions/${id}`, body),
  ledger: () => fetch(`${url}/operator/api/ledger`).then(readData<LedgerReport>),
});

export const setFaults = (url: string, faults: Record<string, unknown>) => postJson(`${url}/sandbox/faults`, faults);

/** Gives the token's player money; decimal text. */
export const giveMoney = (url: string, token: string, amount: string, currency = 'EUR') =>
  postJson(`${url}/sandbox/money`, { token, amount, currency });

/** The code that the player would get by e-mail. */
export const codeOf = (url: string, withdrawalId: string): Promise<string> =>
  fetch(`${url}/sandbox/codes/${withdrawalId}`)
    .then(readData<{ code: string }>)
    .then(({ code }) => code);
