/** What follows a withdrawal's create is repeated under its key as well: confirm, resend, cancel. */
import { randomUUID } from 'node:crypto';
import { idOf, type Context } from '../context';
import { check, skip } from '../outcome';
import { rulesOf, type Rule } from '../rule';
import type { Reply } from '../wire/connection';
import { dataOrSkip, describe, isRefusal, isUnknownCall } from '../wire/shape';
import { stable } from './same-key';

const CONFIRM = 'BANKING:withdrawal-confirm';
const SAYS =
  'messageId is its key, as a create’s: the same one again gets the first answer, whatever the withdrawal has become.';
const SOURCE = 'contract 5 (idempotency); docs/gateway.md';
const FIX =
  'Store the answer with the key, in the database transaction of the call, and look for it before the withdrawal’s state.';

/** More times than a gateway lets a code be guessed. */
const MANY = 6;

interface Awaiting {
  withdrawalId: string;
  /** When another code may be sent, in milliseconds since the epoch. */
  resendAt: number;
}

/** Makes a withdrawal that waits for a code. */
async function awaiting(context: Context): Promise<Awaiting> {
  const { confirmMethod } = context.options;
  if (!confirmMethod) return skip('needs --confirm-method, a method that asks for a code');
  const { type, request } = await context.withdrawalRequest(confirmMethod);
  const created = await (await context.socket()).ask(type, request);
  const data = dataOrSkip(created, 'the create') as { confirmationRequested?: boolean; codeResendAt?: string };
  if (!data.confirmationRequested) return skip(`${confirmMethod} asked for no code`);
  const withdrawalId = idOf(created) ?? skip('the create gave no id');
  return { withdrawalId, resendAt: Date.parse(data.codeResendAt ?? '') || 0 };
}

/** Sends the call twice under one key, the second time on another connection. */
async function twice(context: Context, type: string, data: object): Promise<[Reply, Reply]> {
  const key = randomUUID();
  const first = await (await context.socket()).ask(type, data, key);
  const second = await context.connect('connection after it');
  return [first, await second.ask(type, data, key)];
}

function isFirstAnswer([first, again]: [Reply, Reply], what: string): string {
  dataOrSkip(first, what);
  check(again['status'] === first['status'], `the same ${what} again was answered with ${describe(again)}`);
  check(stable(again['data']) === stable(first['data']), `the same ${what} again has another answer than the first`);
  return `both answered with ${describe(first)}`;
}

export const withdrawalKeyRules: Rule[] = rulesOf('withdrawal', [
  {
    id: 'withdrawal.confirm-key',
    title: 'The same confirm again gets the first answer',
    says: SAYS,
    source: SOURCE,
    why: 'A player whose line was cut behind the right code reads that the withdrawal was cancelled, and it was not.',
    fix: FIX,
    writes: true,
    async run(context) {
      const { withdrawalId } = await awaiting(context);
      const code = context.options.confirmCode ?? (await context.hooks.codeOf?.(withdrawalId));
      if (code === undefined) return skip('needs --confirm-code, the code of --confirm-method');
      return isFirstAnswer(await twice(context, CONFIRM, { withdrawalId, code }), 'confirm');
    },
  },
  {
    id: 'withdrawal.confirm-key-wrong',
    title: 'A wrong code that is sent again under its key is one try',
    says: SAYS,
    source: SOURCE,
    why: 'A bad line spends the player’s tries, and the withdrawal is ended.',
    fix: FIX,
    writes: true,
    async run(context) {
      const { withdrawalId } = await awaiting(context);
      const [socket, key] = [await context.socket(), randomUUID()];
      const wrong = { withdrawalId, code: 'not-a-code' };
      const first = await socket.ask(CONFIRM, wrong, key);
      if (isUnknownCall(first) || !isRefusal(first)) return skip(`a wrong code was answered with ${describe(first)}`);
      for (let sent = 1; sent < MANY; sent += 1) {
        const again = await socket.ask(CONFIRM, wrong, key);
        const isSame = again['status'] === first['status'] && again['code'] === first['code'];
        check(isSame, `the same wrong code, sent ${sent + 1} times, was answered with ${describe(again)}`);
      }
      return `${MANY} times ${describe(first)}`;
    },
  },
  {
    id: 'withdrawal.resend-key',
    title: 'The same resend again sends no other code',
    says: SAYS,
    source: SOURCE,
    why: 'The code that the player types has been replaced by one that is still on its way.',
    fix: FIX,
    writes: true,
    async run(context) {
      const { withdrawalId, resendAt } = await awaiting(context);
      const wait = resendAt - Date.now();
      if (wait > 0 && !context.options.slow) return skip('needs --slow: another code is sent only after a while');
      if (wait > 0) await context.hooks.sleep(wait);
      return isFirstAnswer(await twice(context, 'BANKING:withdrawal-resend', { withdrawalId }), 'resend');
    },
  },
  {
    id: 'withdrawal.cancel-key',
    title: 'The same cancel again gets the first answer',
    says: SAYS,
    source: SOURCE,
    why: 'A player whose line was cut reads that the withdrawal could not be taken back, and the money is back.',
    fix: FIX,
    writes: true,
    async run(context) {
      const { type, request } = await context.withdrawalRequest();
      const created = await (await context.socket()).ask(type, request);
      dataOrSkip(created, 'the create');
      const withdrawalId = idOf(created) ?? skip('the create gave no id');
      const replies = await twice(context, 'BANKING:withdrawal-cancel', { withdrawalId });
      if (replies[0]['code'] === 'banking.notCancellable') return skip('it is on its way already');
      return isFirstAnswer(replies, 'cancel');
    },
  },
]);
