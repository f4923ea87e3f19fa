import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import type { ReplyEnvelope } from '../../src/contract/realtime';
import type { TransactionsListReply } from '../../src/contract/transactions';
import type * as v from 'valibot';
import { IN_MEMORY } from '../database/database';
import { startSandbox, type Sandbox } from '../start-sandbox';
import {
  codeOf,
  connect,
  depositRequest,
  giveMoney,
  operator,
  setFaults,
  withdrawalRequest,
  type TestClient,
} from '../testing/client';

const CREATE = 'BANKING:withdrawal-create';
const CONFIRM = 'BANKING:withdrawal-confirm';
const CANCEL = 'BANKING:withdrawal-cancel';
const LIST = 'BANKING:transactions-list';

describe('withdrawals', () => {
  let sandbox: Sandbox;
  let player: TestClient;
  let token: string;
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, hostPort: 0, dataDir: IN_MEMORY });
  }, 60_000);
  beforeEach(async () => {
    token = `demo-${randomUUID().slice(0, 8)}`;
    player = await connect(sandbox.url, token);
    await giveMoney(sandbox.url, token, '100');
  });
  afterEach(async () => {
    player.close();
    expect((await operator(sandbox.url).ledger()).balanced).toBe(true);
  });
  afterAll(() => sandbox?.close());

  const create = async (changes = {}) => {
    const { data } = await player.request(CREATE, withdrawalRequest(changes));
    return (data as { withdrawalId: string }).withdrawalId;
  };
  const balance = async () => {
    const { data } = await player.request('USER:profile-update', { is_withdrawal: true });
    const { user } = data as { user: { balanceData: { balances: Record<string, number> } } };
    return user.balanceData.balances.EUR;
  };
  const list = async (data = {}) =>
    (await player.request(LIST, data)).data as v.InferOutput<typeof TransactionsListReply>;
  const confirm = (withdrawalId: string, code: string) => player.request(CONFIRM, { withdrawalId, code });
  const wrongOf = (code: string) => (code === '111111' ? '222222' : '111111');

  it('takes the money from the balance at once, says so, and pays out once', async () => {
    const push = player.push('login.token');
    const withdrawalId = await create({ amount: 60.5 });
    expect(await push).toMatchObject({ balanceData: { balances: { EUR: 39.5 } } });
    const ended = player.push('withdrawal.status');
    await operator(sandbox.url).act(withdrawalId, { action: 'approve' });
    expect(await ended).toEqual({ id: withdrawalId, status: 1 });
    await operator(sandbox.url).act(withdrawalId, { action: 'decline' });
    expect(await balance()).toBe(39.5);
  });

  it('gives the money back when the bank refuses', async () => {
    const withdrawalId = await create();
    const ended = player.push('withdrawal.status');
    await operator(sandbox.url).act(withdrawalId, { action: 'decline' });
    expect(await ended).toEqual({ id: withdrawalId, status: 2 });
    expect(await balance()).toBe(100);
    expect((await list()).transactions[0]).toMatchObject({
      status: 'mistaked',
      reason: { en: 'The bank declined it.' },
    });
  });

  it.each([
    [{ amount: 100.01 }, 'banking.insufficientFunds'],
    [{ amount: 4.99 }, 'banking.amountOutOfLimits'],
    [{ amount: 5000.01 }, 'banking.amountOutOfLimits'],
    [{ amount: 50.13 }, 'banking.merchantClientError'],
    [{ payment_system: 'test_card' }, 'banking.methodUnavailable'],
    [{ currency: 'USD' }, 'banking.currencyUnavailable'],
  ])('refuses %j with %s and reserves nothing', async (changes, code) => {
    expect(await player.request(CREATE, withdrawalRequest(changes))).toMatchObject({ status: 400, code });
    expect(await balance()).toBe(100);
    expect((await list()).transactions).toEqual([]);
  });

  it('makes one withdrawal of twenty creates with one message id', async () => {
    const replies = await player.repeat(20, CREATE, withdrawalRequest({ amount: 40 }));
    expect(new Set(replies.map(({ data }) => (data as { withdrawalId: string }).withdrawalId)).size).toBe(1);
    expect(await balance()).toBe(60);
  });

  it('reserves nothing before it knows all it wants to know', async () => {
    const asked = await player.request(CREATE, withdrawalRequest({ payment_system: 'test_payout_fields' }));
    expect(asked.data).toMatchObject({ apiResponse: { isFieldsRequired: true }, fields: [{ name: 'bank_city' }] });
    expect(await balance()).toBe(100);
    const fields = { ...withdrawalRequest().fields, bank_city: 'Frankfurt' };
    await create({ payment_system: 'test_payout_fields', fields });
    expect(await balance()).toBe(50);
  });

  it.each([
    ['the switch', { withdrawalBlocked: true }, {}],
    ['the amount', {}, { amount: 50.15 }],
  ])('tells a blocked player, by %s, and begins nothing', async (_, faults, changes) => {
    await setFaults(sandbox.url, { token, ...faults });
    expect((await player.request(CREATE, withdrawalRequest(changes))).data).toMatchObject({ withdrawalBlocked: true });
    expect(await balance()).toBe(100);
  });

  describe('with a code', () => {
    const begin = () => create({ payment_system: 'test_payout_confirm' });

    it('says where the code went and until when it counts, and goes on with the right one', async () => {
      await player.request('USER:profile-update', { is_withdrawal: true, email: 'anna@mail.example' });
      const reply = await player.request(CREATE, withdrawalRequest({ payment_system: 'test_payout_confirm' }));
      expect(reply.data).toMatchObject({
        confirmationRequested: true,
        email: 'a••••@mail.example',
        codeExpiresAt: expect.stringMatching(/Z$/),
      });
      const { withdrawalId } = reply.data as { withdrawalId: string };
      expect((await list()).transactions[0]!.status).toBe('waiting');
      const code = await codeOf(sandbox.url, withdrawalId);
      expect(JSON.stringify(reply)).not.toContain(code);
      expect(await confirm(withdrawalId, code)).toMatchObject({ status: 200, data: { withdrawalId } });
      expect(await confirm(withdrawalId, code)).toMatchObject({ status: 200 });
      expect((await list()).transactions[0]!.status).toBe('accepted');
      expect(await balance()).toBe(50);
    });

    it('ends with the fifth wrong code, gives the money back and says so; the right one comes too late', async () => {
      const withdrawalId = await begin();
      const code = await codeOf(sandbox.url, withdrawalId);
      const push = player.push('withdrawal.status');
      for (let tries = 1; tries < 5; tries++) {
        expect(await confirm(withdrawalId, wrongOf(code))).toMatchObject({ code: 'banking.confirmCodeWrong' });
      }
      expect(await balance()).toBe(50);
      expect(await confirm(withdrawalId, wrongOf(code))).toMatchObject({ code: 'banking.confirmAttemptsExceeded' });
      expect(await push).toEqual({ id: withdrawalId, status: 2 });
      expect(await confirm(withdrawalId, code)).toMatchObject({ code: 'banking.confirmAttemptsExceeded' });
      expect(await balance()).toBe(100);
    });

    it('counts one wrong try of many with one message id', async () => {
      const withdrawalId = await begin();
      const wrong = { withdrawalId, code: wrongOf(await codeOf(sandbox.url, withdrawalId)) };
      const replies = await player.repeat(10, CONFIRM, wrong);
      expect(new Set(replies.map(({ code }) => code))).toEqual(new Set(['banking.confirmCodeWrong']));
      expect(await confirm(withdrawalId, await codeOf(sandbox.url, withdrawalId))).toMatchObject({ status: 200 });
    });

    it('sends another when asked, but not at once; the earlier one no longer counts', async () => {
      const withdrawalId = await begin();
      const resend = () => player.request('BANKING:withdrawal-resend', { withdrawalId });
      expect(await resend()).toMatchObject({ status: 429, code: 'banking.confirmResendTooSoon' });
      await setFaults(sandbox.url, { token, confirmation: { resendInMs: 0 } });
      const second = await begin();
      const first = await codeOf(sandbox.url, second);
      const asked = await player.request('BANKING:withdrawal-resend', { withdrawalId: second });
      expect(asked).toMatchObject({ status: 200, data: { codeExpiresAt: expect.any(String) } });
      const fresh = await codeOf(sandbox.url, second);
      if (first !== fresh) {
        expect(await confirm(second, first)).toMatchObject({ code: 'banking.confirmCodeWrong' });
      }
      expect(await confirm(second, fresh)).toMatchObject({ status: 200 });
    });

    it('refuses an expired code without counting it, and takes the next', async () => {
      await setFaults(sandbox.url, { token, confirmation: { resendInMs: 0, expiresInMs: 0 } });
      const withdrawalId = await begin();
      const late = await codeOf(sandbox.url, withdrawalId);
      expect(await confirm(withdrawalId, late)).toMatchObject({ code: 'banking.confirmCodeExpired' });
      await setFaults(sandbox.url, { token });
      await player.request('BANKING:withdrawal-resend', { withdrawalId });
      expect(await confirm(withdrawalId, await codeOf(sandbox.url, withdrawalId))).toMatchObject({ status: 200 });
    });
  });

  describe('taken back', () => {
    it('gives the money back, tells it, and is the same when asked again', async () => {
      const withdrawalId = await create();
      expect((await list()).transactions[0]).toMatchObject({ isCancellable: true, destination: '••••3000' });
      const push = player.push('withdrawal.status');
      const done = { status: 200, data: { withdrawalId, status: 'mistaked' } };
      expect(await player.request(CANCEL, { withdrawalId })).toMatchObject(done);
      expect(await push).toEqual({ id: withdrawalId, status: 2 });
      expect(await player.request(CANCEL, { withdrawalId })).toMatchObject(done);
      expect(await balance()).toBe(100);
      expect((await list()).transactions[0]).toMatchObject({
        isCancellable: false,
        reason: { en: 'You cancelled it.' },
      });
    });

    it.each(['send', 'approve', 'decline'])('is refused after the operator’s %s', async (action) => {
      const withdrawalId = await create();
      await operator(sandbox.url).act(withdrawalId, { action });
      expect((await list()).transactions[0]!.isCancellable).toBe(false);
      expect(await player.request(CANCEL, { withdrawalId })).toMatchObject({ code: 'banking.notCancellable' });
    });

    it('or paid out, never both, when both happen at once', async () => {
      for (let round = 0; round < 10; round++) {
        const withdrawalId = await create({ amount: 10 });
        const before = await balance();
        const [answer] = await Promise.all([
          player.request(CANCEL, { withdrawalId }),
          operator(sandbox.url).act(withdrawalId, { action: 'approve' }),
        ]);
        const { status } = (await list()).transactions[0]!;
        expect(status).toBe(answer.status === 200 ? 'mistaked' : 'processed');
        expect(await balance()).toBe(answer.status === 200 ? before! + 10 : before);
      }
    });
  });

  it('keeps players apart', async () => {
    const withdrawalId = await create({ payment_system: 'test_payout_confirm' });
    const { data } = await player.request('BANKING:deposit-create', depositRequest());
    const { depositId } = data as { depositId: string };
    const other = await connect(sandbox.url, `${token}-other`);
    const code = await codeOf(sandbox.url, withdrawalId);
    const refusals: ReplyEnvelope[] = [
      await other.request(CONFIRM, { withdrawalId, code }),
      await other.request('BANKING:withdrawal-resend', { withdrawalId }),
      await other.request(CANCEL, { withdrawalId }),
      await other.request('BANKING:deposit-resume', { depositId }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await other.request(LIST, {})).data).toEqual({ transactions: [], hasMore: false });
    expect((await other.request(LIST, { before: withdrawalId })).data).toEqual({ transactions: [], hasMore: false });
    other.close();
  });

  it('lists page by page, newest first, without the money to try with', async () => {
    const made: string[] = [];
    for (let count = 0; count < 5; count++) made.unshift(await create({ amount: 5 + count }));
    const first = await list({ limit: 3 });
    expect(first.transactions.map(({ id }) => id)).toEqual(made.slice(0, 3));
    expect(first.hasMore).toBe(true);
    const rest = await list({ limit: 3, before: made[2] });
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
    expect(await player.request(LIST, { limit: 51 })).toMatchObject({ code: 'contract.invalidRequest' });
  });

  it('gives the answer of a deposit’s create again, with how it stands', async () => {
    const { data } = await player.request('BANKING:deposit-create', depositRequest());
    const { depositId, ...rest } = data as { depositId: string };
    const resume = () => player.request('BANKING:deposit-resume', { depositId });
    expect((await resume()).data).toEqual({ ...rest, depositId, status: 'waiting' });
    await operator(sandbox.url).act(depositId, { action: 'approve' });
    expect((await resume()).data).toMatchObject({ status: 'processed' });
  });

  it('is a gateway of before our additions when a test switches that on', async () => {
    await setFaults(sandbox.url, { token, unknownCalls: true });
    const unknown = { status: 404, code: 'contract.unknownType' };
    for (const type of [LIST, CANCEL, 'BANKING:withdrawal-resend', 'BANKING:deposit-resume', 'BANKING:account-name']) {
      expect(await player.request(type, {})).toMatchObject(unknown);
    }
    expect(await create()).toBeTruthy();
  });

  it('loses the reply of any call when a test switches that on, and has done the work', async () => {
    const withdrawalId = await create();
    await setFaults(sandbox.url, { token, calls: { [CANCEL]: { dropReply: true } } });
    const push = player.push('withdrawal.status');
    void player.request(CANCEL, { withdrawalId });
    expect(await push).toEqual({ id: withdrawalId, status: 2 });
  });
});
