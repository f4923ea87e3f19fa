/** How a deposit ends: pushes and statuses. Needs a deposit that is paid (--wait-for-end). */
import * as v from 'valibot';
import { Decline } from '../../../src/contract/decline';
import { Id, absent } from '../../../src/contract/primitives';
import { idOf, type Context } from '../context';
import { check, Failed, skip } from '../outcome';
import { rulesOf } from '../rule';
import type { Push, Reply } from '../wire/connection';
import { describe, fits, succeeded } from '../wire/shape';

const StatusPush = v.object({ id: Id, status: v.picklist([1, 2]), decline: absent(Decline) });
const ASKED_AGAIN = 3;

interface Ended {
  id: string;
  method: unknown;
  messageId: string;
  create: Record<string, unknown>;
  reply: Reply;
  push: Push | undefined;
}

export const isAbout = (id: string, event: string) => (push: Push) =>
  push.event === event && String((push.data as { id?: unknown } | null)?.id) === id;

/** A deposit that someone pays while the tool waits. */
function ended(context: Context): Promise<Ended> {
  const { waitForEnd } = context.options;
  if (waitForEnd === 0) return skip('needs --wait-for-end, and someone who pays');
  return context.memo.once('ended', async () => {
    const { type, request } = await context.depositRequest();
    const socket = await context.socket();
    // Connect the other player first, so that it would receive any push.
    await context.other().catch(() => undefined);
    const messageId = crypto.randomUUID();
    const reply = await socket.ask(type, request, messageId);
    const id = (succeeded(reply) && idOf(reply)) || skip(`the create was refused: ${describe(reply)}`);
    const { apiResponse } = reply['data'] as { apiResponse?: { source?: string | null } };
    await context.hooks.onPayable(id, apiResponse?.source ?? null);
    const isPush = isAbout(id, 'deposit.status');
    const hasEnded = async () => !['CREATED', 'WAITING', 'PAID_BY_USER'].includes(await statusOf(context, id, request));
    await socket.until(() => socket.pushes.some(isPush), waitForEnd);
    const push = socket.pushes.find(isPush);
    if (!push && !(await hasEnded())) return skip('it was not paid in time');
    return { id, method: request['paymentType'], messageId, create: { type, ...request }, reply, push };
  });
}

async function statusOf(context: Context, depositId: string, { paymentType: paymentMethod }: Record<string, unknown>) {
  const reply = await (await context.socket()).ask('BANKING_DEPOSIT:deposit-status', { depositId, paymentMethod });
  if (!succeeded(reply)) return skip(`deposit-status was answered with ${describe(reply)}`);
  return String((reply['data'] as { status?: unknown } | null)?.status);
}

export const depositEndRules = rulesOf('deposit', [
  {
    id: 'deposit.push',
    title: 'The end of a deposit is pushed',
    says: 'deposit.status: { id, status }, 1 processed, 2 mistaked, to the player’s connections.',
    source: 'contract 3; src/contract/realtime.ts (PUSHES)',
    why: 'The page learns of the payment only when it asks the next time.',
    fix: 'Emit the event to the player’s sockets once the end is committed.',
    writes: true,
    async run(context) {
      const { id, push } = await ended(context);
      check(push !== undefined, `${id} has ended, and no deposit.status named it`);
      return `pushed for ${id}`;
    },
  },
  {
    id: 'deposit.push-shape',
    title: 'The push has the shape of the contract',
    says: 'status is the number 1 or 2; the id is the create’s.',
    source: 'contract 3; src/contract/realtime.ts (StatusPush)',
    why: 'The page does not know how it ended.',
    fix: 'Send { id, status, decline? } with a number under status.',
    writes: true,
    async run(context) {
      const { push } = await ended(context);
      if (!push) return skip('there was no push');
      return `status ${fits(StatusPush, push.data, 'deposit.status').status}`;
    },
  },
  {
    id: 'deposit.push-time',
    title: 'The push tells the gateway’s clock',
    says: 'time in every reply and push.',
    source: 'contract 5',
    why: 'Deadlines are counted by an older reading of the clock.',
    fix: 'Add time: Date.now() to what is pushed.',
    writes: true,
    async run(context) {
      const { push } = await ended(context);
      if (!push) return skip('there was no push');
      const { time } = push.data as { time?: unknown };
      check(
        typeof time === 'number' && time > 1e12,
        `time is ${time === undefined ? 'missing' : JSON.stringify(time)}`,
      );
      return `time ${time}`;
    },
  },
  {
    id: 'deposit.push-owner',
    title: 'Nobody else hears of it',
    says: 'A push is for the player’s own connections.',
    source: 'contract 3 (Authorization)',
    why: 'Another player’s page learns what someone pays.',
    fix: 'Emit to a room per player, not to all.',
    writes: true,
    async run(context) {
      const other = await context.other();
      const { id, push } = await ended(context);
      if (!push) return skip('there was no push');
      await other.settle();
      check(!other.pushes.some(isAbout(id, 'deposit.status')), `the other player was told of ${id}`);
      return 'the other player heard nothing of it';
    },
  },
  {
    id: 'deposit.end-status',
    title: 'The status says how it ended',
    says: 'PAYED where the push said 1; CANCELED or AUTO_CANCELED where it said 2.',
    source: 'contract 3 and 5',
    why: 'Push and page contradict each other after a reload.',
    fix: 'Read both from the same row.',
    writes: true,
    async run(context) {
      const { push, reply } = await ended(context);
      if (!push) return skip('there was no push');
      const { id, create } = await ended(context);
      const status = await context.memo.once('end status', () => statusOf(context, id, create));
      const isPaid = Number((push.data as { status?: unknown }).status) === 1;
      const wanted = isPaid ? ['PAYED'] : ['CANCELED', 'AUTO_CANCELED'];
      check(wanted.includes(status), `pushed ${isPaid ? 1 : 2}, status ${status}`);
      return `${idOf(reply)}: ${status}`;
    },
  },
  {
    id: 'deposit.never-back',
    title: 'A processed deposit stays processed',
    says: 'End states: processed wins over mistaked, whenever it comes; nothing goes back from processed.',
    source: 'contract 5',
    why: 'The player sees the money, then a waiting page.',
    fix: 'Refuse any change of a row that is processed.',
    writes: true,
    async run(context) {
      const { id, create } = await ended(context);
      const first = await context.memo.once('end status', () => statusOf(context, id, create));
      if (first !== 'PAYED') return skip(`it has ended as ${first}`);
      for (let asked = 0; asked < ASKED_AGAIN; asked += 1) {
        const later = await statusOf(context, id, create);
        if (later !== first) throw new Failed(`PAYED became ${later}`);
      }
      return `PAYED ${ASKED_AGAIN + 1} times`;
    },
  },
  {
    id: 'deposit.key-after-end',
    title: 'The same key after the end makes nothing new',
    says: 'The key answers with the first answer for at least 24 hours, whatever has become of the deposit.',
    source: 'contract 5 (idempotency is a MUST)',
    why: 'A page that was asleep wakes up, sends its create again, and the player pays twice.',
    fix: 'Don’t forget a key because its deposit has ended.',
    writes: true,
    async run(context) {
      const { id, create, messageId } = await ended(context);
      const { type, ...request } = create;
      const again = await (await context.socket()).ask(String(type), request, messageId);
      check(succeeded(again), `answered with ${describe(again)}`);
      check(idOf(again) === id, `another was made: ${id} and ${idOf(again)}`);
      return `${id} again`;
    },
  },
]);
