/** Breaks that forget a create's key in one situation each, so that the repeated create makes another transaction. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Socket } from 'socket.io';
import type { ReplyEnvelope } from '../../src/contract/realtime';
import type { MakeBreak, Message } from './break';

interface Seen {
  socket: Socket;
  data: string;
  at: number;
  /** Whether the first create was answered while its connection was open. */
  isAnswered: boolean;
  id?: string | undefined;
}
interface Arrival {
  socket: Socket;
  data: string;
  /** Milliseconds since the first create. */
  age: number;
  hasEnded: boolean;
}
type When = (first: Seen, again: Arrival) => boolean;

/**
 * Milliseconds that the first answer is held back, so that a create sent "at once" or after a cut finds it unanswered.
 */
const HELD_MS = 40;
const LONG_MS = 30 * 60_000;

const isNear: When = (first, { socket, age }) => first.socket === socket && age < LONG_MS;

/** Situations by rule name, without the part up to `key-`. */
const WAYS: Record<string, When> = {
  again: (first, again) => isNear(first, again) && first.isAnswered && first.data === again.data && !again.hasEnded,
  'at-once': (first, again) => isNear(first, again) && !first.isAnswered,
  'other-connection': (first, { socket, age }) =>
    first.socket !== socket && first.socket.connected && first.isAnswered && age < LONG_MS,
  'two-at-once': (first, { socket }) => first.socket !== socket && first.socket.connected && !first.isAnswered,
  'after-cut': (first, { socket }) => first.socket !== socket && !first.socket.connected && first.isAnswered,
  'cut-midway': (first, { socket }) => first.socket !== socket && !first.socket.connected && !first.isAnswered,
  'other-data': (first, again) => isNear(first, again) && first.isAnswered && first.data !== again.data,
  'after-hour': (_first, { age }) => age >= LONG_MS,
  'after-end': (first, again) => isNear(first, again) && again.hasEnded,
};

const idIn = (data: unknown) => {
  const { depositId, withdrawalId } = (data ?? {}) as { depositId?: string; withdrawalId?: string };
  return depositId ?? withdrawalId;
};

export const forgetsKey =
  (type: string, when: When): MakeBreak =>
  (now) => {
    const keys = new Map<string, Seen>();
    const ended = new Set<string>();
    return {
      async receive(socket, message, send, answer) {
        const request = message as Message;
        if (request?.type !== type) return answer(message, send);
        const { messageId } = request;
        const data = JSON.stringify(request.data);
        const seen = keys.get(messageId);
        const hasEnded = seen?.id !== undefined && ended.has(seen.id);
        if (seen && when(seen, { socket, data, age: now() - seen.at, hasEnded })) {
          return answer({ ...request, messageId: randomUUID() }, (reply) => send({ ...reply, messageId }));
        }
        if (seen) return answer(message, send);
        const first: Seen = { socket, data, at: now(), isAnswered: false };
        keys.set(messageId, first);
        const replies: Parameters<typeof send>[0][] = [];
        await answer(message, (reply) => void replies.push(reply));
        await sleep(HELD_MS);
        for (const reply of replies) {
          first.isAnswered = socket.connected;
          first.id = idIn(reply.data);
          send(reply);
        }
      },
      push(push, send) {
        ended.add(String((push.data as { id?: unknown }).id));
        send(push);
      },
    };
  };

/** Takes another key with the same data, right after the first, for a repetition. */
const takesContentForKey =
  (type: string): MakeBreak =>
  () => {
    const timesSeen = new Map<string, number>();
    const last = new WeakMap<Socket, Message>();
    return {
      receive(socket, message, send, answer) {
        const request = message as Message;
        const before = last.get(socket);
        last.set(socket, request);
        timesSeen.set(request.messageId, (timesSeen.get(request.messageId) ?? 0) + 1);
        const isLikeBefore =
          request.type === type &&
          before?.type === type &&
          before.messageId !== request.messageId &&
          timesSeen.get(before.messageId) === 1 &&
          JSON.stringify(before.data) === JSON.stringify(request.data);
        if (!isLikeBefore) return answer(message, send);
        return answer(before, (reply) => send({ ...reply, messageId: request.messageId }));
      },
    };
  };

/** Answers a repeat that follows the first reply: `as-new` works on it again, undefined leaves it alone. */
const repeatedAs =
  (type: string, again: (first: ReplyEnvelope) => Partial<ReplyEnvelope> | 'as-new' | undefined): MakeBreak =>
  () => {
    const firsts = new Map<string, ReplyEnvelope>();
    return {
      receive(_socket, message, send, answer) {
        const request = message as Message;
        if (request?.type !== type) return answer(message, send);
        const { messageId } = request;
        const first = firsts.get(messageId);
        const wrong = first && again(first);
        if (wrong === 'as-new') {
          return answer({ ...request, messageId: randomUUID() }, (reply) => send({ ...reply, messageId }));
        }
        return answer(message, (reply) => {
          firsts.set(messageId, first ?? reply);
          send(wrong ? { messageId, status: reply.status, time: reply.time, ...wrong } : reply);
        });
      },
    };
  };

const isDone = ({ status }: ReplyEnvelope) => status === 200;
const gone = { status: 404, code: 'banking.withdrawalNotFound', message: 'No withdrawal waits for a code' };
const ended = { status: 400, code: 'banking.notCancellable', message: 'The withdrawal has ended' };

const keyBreaks = (prefix: string, type: string, ways: readonly string[]): Record<string, MakeBreak> =>
  Object.fromEntries(ways.map((way) => [`${prefix}key-${way}`, forgetsKey(type, WAYS[way]!)]));

const EVERYWHERE = ['again', 'at-once', 'other-connection', 'two-at-once', 'after-cut', 'other-data', 'after-hour'];

export const allKeyBreaks: Record<string, MakeBreak> = {
  ...keyBreaks('deposit.', 'BANKING:deposit-create', [...EVERYWHERE, 'cut-midway', 'after-end']),
  ...keyBreaks('deposit.prepare-', 'BANKING:deposit-prepare', ['again', 'at-once']),
  ...keyBreaks('deposit.p2p-', 'BANKING_DEPOSIT:deposit-create-p2p', ['again', 'at-once']),
  ...keyBreaks('withdrawal.', 'BANKING:withdrawal-create', EVERYWHERE),
  'withdrawal.confirm-key': repeatedAs('BANKING:withdrawal-confirm', (first) => (isDone(first) ? gone : undefined)),
  'withdrawal.confirm-key-wrong': repeatedAs('BANKING:withdrawal-confirm', (first) =>
    isDone(first) ? undefined : 'as-new',
  ),
  'withdrawal.resend-key': repeatedAs('BANKING:withdrawal-resend', () => 'as-new'),
  'withdrawal.cancel-key': repeatedAs('BANKING:withdrawal-cancel', () => ended),
  'deposit.key-other': takesContentForKey('BANKING:deposit-create'),
  'withdrawal.key-other': takesContentForKey('BANKING:withdrawal-create'),
};
