/** Rules for withdrawals: creates, their keys, the code, and cancelling, which is an end that the tool itself can bring about. */
import * as v from 'valibot';
import { WithdrawalCancelReply } from '../../../src/contract/transactions';
import { ProfileUpdateReply } from '../../../src/contract/user';
import { WithdrawalPrepareReply } from '../../../src/contract/withdrawal';
import { idOf, type Context } from '../context';
import { check, skip } from '../outcome';
import { rulesOf, type Rule } from '../rule';
import { dataOf, dataOrSkip, describe, fits, isRefusal, succeeded } from '../wire/shape';
import { createRules } from './create';
import { isAbout } from './deposit-end';
import { otherKeyRule, sameKeyRules, type CreateKind } from './same-key';

const WITHDRAWAL: CreateKind = {
  prefix: 'withdrawal.',
  level: 'withdrawal',
  what: 'a withdrawal',
  request: (context) => context.withdrawalRequest(),
};
const Ended = v.object({ ...WithdrawalCancelReply.entries, status: v.literal('mistaked') });

/** Cancels the created withdrawal once and keeps the reply. */
const cancelled = (context: Context) =>
  context.memo.once('cancelled', async () => {
    const id = await context.madeId('withdrawal');
    await context.other().catch(() => undefined);
    return { id, reply: await (await context.socket()).ask('BANKING:withdrawal-cancel', { withdrawalId: id }) };
  });

const cancelPush = (context: Context) =>
  context.memo.once('cancel push', async () => {
    const { id, reply } = await cancelled(context);
    dataOrSkip(reply, 'withdrawal-cancel');
    const socket = await context.socket();
    const isPush = isAbout(id, 'withdrawal.status');
    await socket.until(() => socket.pushes.some(isPush), context.options.patience);
    return { id, push: socket.pushes.find(isPush) };
  });

export const withdrawalRules: Rule[] = [
  ...createRules('withdrawal'),
  ...sameKeyRules(WITHDRAWAL),
  otherKeyRule(WITHDRAWAL),
  ...rulesOf('withdrawal', [
    {
      id: 'withdrawal.prepare',
      title: 'Fields are checked before the create',
      says: 'BANKING:withdrawal-prepare answers { fields: [{ name, errors: string[] }] }.',
      source: 'contract 3; src/contract/withdrawal.ts',
      why: 'The player is not told which field is wrong.',
      fix: 'Answer an entry per wrong field, with a list of texts; an empty list when all is well.',
      writes: true,
      async run(context) {
        const { request } = await context.withdrawalRequest();
        const socket = await context.socket();
        const reply = await socket.ask('BANKING:withdrawal-prepare', { fields: request['fields'] });
        const { fields } = fits(WithdrawalPrepareReply, dataOf(reply, 'withdrawal-prepare'), 'the reply');
        return `${fields.length} fields with errors`;
      },
    },
    {
      id: 'withdrawal.profile',
      title: 'The profile answers the user',
      says: 'USER:profile-update answers { user }, with what it knows of the player.',
      source: 'contract 3; src/contract/user.ts',
      why: 'The balance and the profile’s fields are empty.',
      fix: 'Send the named key in the named type; ids as texts, amounts as numbers.',
      writes: true,
      async run(context) {
        const reply = await (await context.socket()).ask('USER:profile-update', { is_withdrawal: true });
        fits(ProfileUpdateReply, dataOf(reply, 'profile-update'), 'the reply');
        return 'the user is read';
      },
    },
    {
      id: 'withdrawal.wrong-code',
      title: 'A wrong code is refused',
      says: 'BANKING:withdrawal-confirm with a wrong code is 4xx with banking.confirmCodeWrong.',
      source: 'src/contract/withdrawal.ts (WithdrawalConfirmRequest)',
      why: 'Anyone with the session takes the money out.',
      fix: 'Compare the code, count the tries, and refuse with that code.',
      writes: true,
      async run(context) {
        const { confirmMethod } = context.options;
        if (!confirmMethod) return skip('needs --confirm-method, a method that asks for a code');
        const { type, request } = await context.withdrawalRequest(confirmMethod);
        const socket = await context.socket();
        const created = await socket.ask(type, request);
        const data = dataOrSkip(created, 'the create') as { confirmationRequested?: boolean };
        const withdrawalId = idOf(created) ?? skip('the create gave no id');
        if (!data.confirmationRequested) return skip(`${confirmMethod} asked for no code`);
        const reply = await socket.ask('BANKING:withdrawal-confirm', { withdrawalId, code: 'not-a-code' });
        check(isRefusal(reply), `a wrong code was answered with ${describe(reply)}`);
        check(reply['code'] === 'banking.confirmCodeWrong', `refused with ${describe(reply)}`);
        return describe(reply);
      },
    },
    {
      id: 'withdrawal.cancel-foreign',
      title: 'Another player can’t take it back',
      says: 'A player acts only on what is the player’s own.',
      source: 'contract 3 (Authorization)',
      why: 'Anyone who learns an id stops another player’s withdrawal.',
      fix: 'Look for the id among the withdrawals of the token’s player.',
      writes: true,
      async run(context) {
        const other = await context.other();
        const { type, request } = await context.withdrawalRequest();
        const created = await (await context.socket()).ask(type, request);
        const withdrawalId = (succeeded(created) && idOf(created)) || skip('the create was refused');
        const reply = await other.ask('BANKING:withdrawal-cancel', { withdrawalId });
        check(isRefusal(reply), `the other player was answered with ${describe(reply)}`);
        return describe(reply);
      },
    },
    {
      id: 'withdrawal.cancel',
      title: 'A waiting withdrawal is taken back',
      says: 'BANKING:withdrawal-cancel answers { withdrawalId, status: "mistaked" }; refused with banking.notCancellable when it is on its way.',
      source: 'src/contract/transactions.ts (WithdrawalCancelReply)',
      why: 'The page says that it still waits.',
      fix: 'Give the money back, end the withdrawal, and answer its status.',
      writes: true,
      async run(context) {
        const { reply } = await cancelled(context);
        if (reply['code'] === 'banking.notCancellable') return skip('it is on its way already');
        fits(Ended, dataOf(reply, 'withdrawal-cancel'), 'the reply');
        return 'taken back';
      },
    },
    {
      id: 'withdrawal.push',
      title: 'The end of a withdrawal is pushed',
      says: 'withdrawal.status: { id, status }, 1 processed, 2 mistaked, to the player’s connections.',
      source: 'contract 3; src/contract/realtime.ts (PUSHES)',
      why: 'Other pages of the player keep waiting.',
      fix: 'Emit the event to the player’s sockets once the end is committed.',
      writes: true,
      async run(context) {
        const { id, push } = await cancelPush(context);
        check(push !== undefined, `${id} was taken back, and no withdrawal.status named it`);
        const { status } = push.data as { status?: unknown };
        check(status === 2, `status is ${JSON.stringify(status)} instead of 2`);
        return `pushed for ${id}`;
      },
    },
    {
      id: 'withdrawal.push-owner',
      title: 'Nobody else hears of it',
      says: 'A push is for the player’s own connections.',
      source: 'contract 3 (Authorization)',
      why: 'Another player’s page learns what someone is paid.',
      fix: 'Emit to a room per player, not to all.',
      writes: true,
      async run(context) {
        const other = await context.other();
        const { id, push } = await cancelPush(context);
        if (!push) return skip('there was no push');
        await other.settle();
        check(!other.pushes.some(isAbout(id, 'withdrawal.status')), `the other player was told of ${id}`);
        return 'the other player heard nothing of it';
      },
    },
  ]),
];
