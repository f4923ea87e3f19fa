import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PushType } from '../../src/contract/realtime';
import { depositRequest, withdrawalRequest } from '../testing/client';
import { catalogue, simulators } from './offer';
import { OUTCOME_MS, Player, type PlayerParts } from './player';

let kept: string | null;
let pushes: { type: PushType; data: unknown }[];

beforeEach(() => {
  vi.useFakeTimers();
  kept = null;
  pushes = [];
});
afterEach(() => void vi.useRealTimers());

function open(): Player {
  const push: PlayerParts['push'] = (type, data) => void pushes.push({ type, data });
  const write = (text: string) => (kept = text);
  const player = new Player({ simulators, catalogue, now: Date.now, read: () => kept, write, push });
  player.provider.offer.region = { country: 'de', currency: 'EUR' };
  return player;
}

const deposit = (player: Player, messageId = 'm1') =>
  player.answer({ type: 'BANKING:deposit-create', data: depositRequest(), messageId });
const withdraw = (player: Player, amount: number) =>
  player.answer({ type: 'BANKING:withdrawal-create', data: withdrawalRequest({ amount }), messageId: `w${amount}` });
const lastStatus = () => pushes.findLast(({ type }) => type.endsWith('.status'))?.data;
const balance = () => {
  const { data } = pushes.findLast(({ type }) => type === 'login.token')!;
  return (data as { balanceData: { primary: { amount: number } } }).balanceData.primary.amount;
};

describe('a player of the demo', () => {
  it('makes one deposit for one message id, also after a reload', async () => {
    const player = open();
    const [first, again] = await Promise.all([deposit(player), deposit(player)]);
    expect(again).toEqual(first);
    await vi.advanceTimersByTimeAsync(0);
    const reloaded = open();
    expect(await deposit(reloaded)).toEqual(first);
    expect(reloaded.shown()).toHaveLength(1);
  });

  it.each([
    ['approve', undefined, { status: 1 }],
    ['decline', 'insufficient_funds', { status: 2, decline: { reason: 'insufficient_funds' } }],
  ] as const)('ends the next payment as it was told: %s, and no other', async (outcome, reason, status) => {
    const player = open();
    player.next({ outcome, reason });
    await deposit(player);
    expect(lastStatus()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(OUTCOME_MS);
    expect(lastStatus()).toMatchObject(status);
    await deposit(player, 'm2');
    await vi.advanceTimersByTimeAsync(OUTCOME_MS);
    expect(player.shown().filter((each) => each.status === 'waiting')).toHaveLength(1);
  });

  it('saves the account of a payout, fills it in, and refuses another one beside it', async () => {
    const player = open();
    const payout = (messageId: string, more: object) =>
      player.answer({
        type: 'BANKING:withdrawal-create',
        data: { ...withdrawalRequest({ amount: 20 }), ...more },
        messageId,
      });
    const accounts = async () =>
      (
        (await player.answer({ type: 'BANKING:accounts-list', data: { flow: 'withdrawal' }, messageId: 'l' })).data as {
          accounts: { id: string; label: string }[];
        }
      ).accounts;
    expect(await payout('a', { saveAccount: true })).toMatchObject({ status: 200 });
    expect(await payout('b', { saveAccount: true })).toMatchObject({ status: 200 });
    await vi.advanceTimersByTimeAsync(0);
    const reloaded = await accounts();
    expect(reloaded).toHaveLength(1);
    expect(reloaded[0]).not.toHaveProperty('fields');
    const { id: accountId } = reloaded[0]!;
    expect(await payout('c', { accountId, fields: {} })).toMatchObject({ status: 200 });
    const fields = Object.fromEntries(Object.keys(withdrawalRequest().fields).map((name) => [name, 'another']));
    expect(await payout('d', { accountId, fields })).toMatchObject({ code: 'banking.accountMismatch' });
    expect(await payout('e', { accountId: 'none', fields: {} })).toMatchObject({
      code: 'banking.savedAccountNotFound',
    });
  });

  it('saves a card once its provider has accepted it, and offers it among the recent payments', async () => {
    const player = open();
    const made = await player.answer({
      type: 'BANKING:deposit-create',
      data: { ...depositRequest(), saveAccount: true },
      messageId: 'm1',
    });
    const { depositId } = made.data as { depositId: string };
    player.keepCard(depositId, 'Visa •••• 4242');
    player.settle(depositId, 'processed');
    await vi.advanceTimersByTimeAsync(0);
    const { standing } = open().list('/v4/banking/payment-methods', 'deposit');
    expect(standing).toMatchObject({ recent: [{ accountLabel: 'Visa •••• 4242' }] });
  });

  it('refuses a captcha token that the demo did not give', async () => {
    const captcha = { token: 'forged.token', action: 'deposit', version: 'v3' };
    const data = { paymentMethod: 'uz_humo_p2p', amount: 100_000, currency: 'UZS', captcha };
    const answer = await open().answer({ type: 'BANKING_DEPOSIT:score-captcha', data, messageId: 's' });
    expect(answer).toMatchObject({ status: 400, code: 'captcha.refused' });
  });

  it('refuses the next payment without making it', async () => {
    const player = open();
    player.next({ outcome: 'refuse' });
    expect(await deposit(player)).toMatchObject({ status: 400 });
    expect(player.shown()).toEqual([]);
    expect(await deposit(player, 'm2')).toMatchObject({ status: 200 });
  });

  it('reserves what is withdrawn, gives back what failed, and pays out no more than there is', async () => {
    const player = open();
    player.tellBalance();
    const before = balance();
    await withdraw(player, 100);
    expect(balance()).toBe(before - 100);
    player.settle(player.shown()[0]!.id, 'mistaked', 'declined_by_bank');
    expect(balance()).toBe(before);
    expect(await withdraw(player, before + 1)).toMatchObject({ status: 400, code: 'banking.insufficientFunds' });
  });

  it('ends a withdrawal with a code after the right one only', async () => {
    const player = open();
    player.next({ outcome: 'approve' });
    const data = withdrawalRequest({ amount: 25, payment_system: 'test_payout_confirm' });
    const { data: made } = await player.answer({ type: 'BANKING:withdrawal-create', data, messageId: 'w' });
    const { withdrawalId } = made as { withdrawalId: string };
    await vi.advanceTimersByTimeAsync(OUTCOME_MS);
    expect(player.shown()).toMatchObject([{ status: 'waiting', code: '123456' }]);
    const confirm = (code: string) =>
      player.answer({ type: 'BANKING:withdrawal-confirm', data: { withdrawalId, code }, messageId: code });
    expect(await confirm('000000')).toMatchObject({ status: 400 });
    expect(await confirm('123456')).toMatchObject({ status: 200 });
    await vi.advanceTimersByTimeAsync(OUTCOME_MS);
    expect(player.shown()).toMatchObject([{ status: 'processed' }]);
    expect(player.shown()[0]).not.toHaveProperty('code');
  });

  it('begins anew where something else is kept', async () => {
    kept = '{"provider":{}}';
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await deposit(open())).toMatchObject({ status: 200 });
  });
});
