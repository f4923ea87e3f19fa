import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { DepositCreateReply } from '../../src/contract/deposit';
import type { ReplyEnvelope } from '../../src/contract/realtime';
import { codeOf, connect, depositRequest, operator, setFaults, withdrawalRequest } from '../testing/client';
import { withdrawingPlayer } from '../testing/withdrawing-player';

const CONFIRM = 'BANKING:withdrawal-confirm';
const CANCEL = 'BANKING:withdrawal-cancel';
const LIST = 'BANKING:transactions-list';

describe('own transactions', () => {
  const kit = withdrawingPlayer();

  it('keeps players apart', async () => {
    const withdrawalId = await kit.create({ payment_system: 'test_payout_confirm' });
    const { data } = await kit.player.request('BANKING:deposit-create', depositRequest());
    const { depositId } = data as { depositId: string };
    const other = await connect(kit.sandbox.url, `${kit.token}-other`);
    const code = await codeOf(kit.sandbox.url, withdrawalId);
    const refusals: ReplyEnvelope[] = [
      await other.request(CONFIRM, { withdrawalId, code }),
      await other.request('BANKING:withdrawal-resend', { withdrawalId }),
      await other.request(CANCEL, { withdrawalId }),
      await other.request('BANKING:deposit-resume', { depositId }),
      await other.request('BANKING:withdrawal-resume', { withdrawalId }),
      // A withdrawal's id is not a deposit, even for its own player.
      await kit.player.request('BANKING:deposit-resume', { depositId: withdrawalId }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await other.request(LIST, {})).data).toEqual({ transactions: [], hasMore: false });
    expect((await other.request(LIST, { before: withdrawalId })).data).toEqual({ transactions: [], hasMore: false });
    other.close();
  });

  it('lists page by page, newest first, without the money to try with', async () => {
    const made: string[] = [];
    for (let count = 0; count < 5; count++) made.unshift(await kit.create({ amount: 5 + count }));
    const first = await kit.list({ limit: 3 });
    expect(first.transactions.map(({ id }) => id)).toEqual(made.slice(0, 3));
    expect(first.hasMore).toBe(true);
    const rest = await kit.list({ limit: 3, before: made[2] });
    expect(rest.transactions.map(({ id }) => id)).toEqual(made.slice(3));
    expect(rest.hasMore).toBe(false);
    expect(rest.transactions[0]).toMatchObject({
      flow: 'withdrawal',
      paymentMethod: 'test_payout',
      text: { en: 'Test payout' },
      iconId: 'test-card',
      amount: 6,
      currency: 'EUR',
      status: 'accepted',
    });
    expect(await kit.player.request(LIST, { limit: 51 })).toMatchObject({ code: 'contract.invalidRequest' });
  });

  it('says until when a deposit can be paid that ends by itself, and nothing of another', async () => {
    const { data } = await kit.player.request(
      'BANKING:deposit-create',
      depositRequest({ paymentType: 'test_card_unified' }),
    );
    const { expiresAt } = (data as DepositCreateReply).apiResponse.data!.unifiedFlow!;
    expect(Date.parse(expiresAt!)).toBeGreaterThan(Date.now());
    await kit.player.request('BANKING:deposit-create', depositRequest());
    const [plain, timed] = (await kit.list({ limit: 2 })).transactions;
    expect(timed).toMatchObject({ paymentMethod: 'test_card_unified', expiresAt });
    expect(plain).not.toHaveProperty('expiresAt');
  });

  it('gives the answer of a deposit’s create again, with how it stands', async () => {
    const { data } = await kit.player.request('BANKING:deposit-create', depositRequest());
    const { depositId, ...rest } = data as { depositId: string };
    const resume = () => kit.player.request('BANKING:deposit-resume', { depositId });
    const clientKey = expect.any(String);
    expect((await resume()).data).toEqual({ ...rest, depositId, status: 'waiting', clientKey });
    await operator(kit.sandbox.url).act(depositId, { action: 'approve' });
    expect((await resume()).data).toMatchObject({ status: 'processed' });
  });

  it('gives the answer of a withdrawal’s create again, with the code while it is waited for', async () => {
    const withdrawalId = await kit.create({ payment_system: 'test_payout_confirm' });
    const resume = () => kit.player.request('BANKING:withdrawal-resume', { withdrawalId });
    expect((await resume()).data).toMatchObject({ withdrawalId, confirmationRequested: true, email: /\*/ });
    const code = await codeOf(kit.sandbox.url, withdrawalId);
    await kit.player.request(CONFIRM, { withdrawalId, code });
    const { data } = await resume();
    expect(data).toMatchObject({ withdrawalId, status: 'accepted' });
    expect(data).not.toHaveProperty('confirmationRequested');
  });

  it('gives the message id of the create in the history, in statuses and in resumed answers', async () => {
    const [depositKey, withdrawalKey] = [randomUUID(), randomUUID().toUpperCase()];
    const deposit = await kit.player.request('BANKING:deposit-create', depositRequest(), depositKey);
    const withdrawal = await kit.player.request('BANKING:withdrawal-create', withdrawalRequest(), withdrawalKey);
    const { depositId } = deposit.data as { depositId: string };
    const { withdrawalId } = withdrawal.data as { withdrawalId: string };
    const ask = async (type: string, data: object) => (await kit.player.request(type, data)).data;
    const keys = (await kit.list()).transactions.map(({ clientKey }) => clientKey);
    expect(keys).toEqual([withdrawalKey, depositKey]);
    const found = { clientKey: depositKey };
    expect(await ask('BANKING:deposit-resume', { depositId })).toMatchObject(found);
    const reference = { depositId, paymentMethod: 'test_card' };
    expect(await ask('BANKING_DEPOSIT:deposit-status', reference)).toMatchObject(found);
    expect(await ask('BANKING:withdrawal-resume', { withdrawalId })).toMatchObject({ clientKey: withdrawalKey });
  });

  it('gives the message id of a peer-to-peer create as well, and of the latest one where a deposit took two', async () => {
    const score = { paymentMethod: 'test_p2p', amount: 50, currency: 'EUR' };
    const { data } = await kit.player.request('BANKING_DEPOSIT:score', score);
    const { checkScore } = data as { checkScore: string };
    const request = { ...score, checkScore, fields: {}, isActivatedBonus: false };
    const key = randomUUID();
    const made = await kit.player.request('BANKING_DEPOSIT:deposit-create-p2p', request, key);
    const { depositId } = (made.data as { deposit: { depositId: string } }).deposit;
    const reference = { depositId, paymentMethod: 'test_p2p' };
    expect((await kit.player.request('BANKING_DEPOSIT:deposit-status', reference)).data).toMatchObject({
      status: 'WAITING',
      clientKey: key,
    });
    const asking = depositRequest({ paymentType: 'test_card_fields' });
    const first = (await kit.player.request('BANKING:deposit-create', asking)).data as { depositId: string };
    const second = randomUUID();
    const filled = { ...asking, depositId: first.depositId, fields: { city: 'Berlin' } };
    await kit.player.request('BANKING:deposit-create', filled, second);
    expect((await kit.list({ limit: 1 })).transactions[0]).toMatchObject({ id: first.depositId, clientKey: second });
  });

  it('is a gateway of before our additions when a test switches that on', async () => {
    await setFaults(kit.sandbox.url, { token: kit.token, unknownCalls: true });
    const unknown = { status: 404, code: 'unknown.type' };
    const others = [
      'withdrawal-resend',
      'deposit-resume',
      'withdrawal-resume',
      'account-name',
      'accounts-list',
      'limits-set',
    ];
    for (const type of [LIST, CANCEL, ...others.map((name) => `BANKING:${name}`)]) {
      expect(await kit.player.request(type, {})).toMatchObject(unknown);
    }
    expect(await kit.create()).toBeTruthy();
  });

  it('loses the reply of any call when a test switches that on, and has done the work', async () => {
    const withdrawalId = await kit.create();
    await setFaults(kit.sandbox.url, { token: kit.token, calls: { [CANCEL]: { dropReply: true } } });
    const push = kit.player.push('withdrawal.status');
    void kit.player.request(CANCEL, { withdrawalId });
    expect(await push).toMatchObject({ id: withdrawalId, status: 2, decline: { reason: 'cancelled_by_player' } });
  });
});
