import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { codeOf, connect, giveMoney, operator, setFaults, withdrawalRequest, type TestClient } from '../testing/client';
import { withdrawingPlayer } from '../testing/withdrawing-player';

const CREATE = 'BANKING:withdrawal-create';
const CONFIRM = 'BANKING:withdrawal-confirm';
const CANCEL = 'BANKING:withdrawal-cancel';

describe('withdrawals', () => {
  const kit = withdrawingPlayer();
  const confirm = (withdrawalId: string, code: string) => kit.player.request(CONFIRM, { withdrawalId, code });
  const wrongOf = (code: string) => (code === '111111' ? '222222' : '111111');

  it('takes the money from the balance at once, says so, and pays out once', async () => {
    const push = kit.player.push('login.token');
    const withdrawalId = await kit.create({ amount: 60.5 });
    expect(await push).toMatchObject({ balanceData: { balances: { EUR: 39.5 } } });
    const ended = kit.player.push('withdrawal.status');
    await operator(kit.sandbox.url).act(withdrawalId, { action: 'approve' });
    expect(await ended).toEqual({ id: withdrawalId, status: 1 });
    await operator(kit.sandbox.url).act(withdrawalId, { action: 'decline' });
    expect(await kit.balance()).toBe(39.5);
  });

  it('gives the money back when the bank refuses', async () => {
    const withdrawalId = await kit.create();
    const ended = kit.player.push('withdrawal.status');
    await operator(kit.sandbox.url).act(withdrawalId, { action: 'decline' });
    expect(await ended).toMatchObject({ id: withdrawalId, status: 2, decline: { reason: 'declined_by_bank' } });
    expect(await kit.balance()).toBe(100);
    expect((await kit.list()).transactions[0]).toMatchObject({
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
    expect(await kit.player.request(CREATE, withdrawalRequest(changes))).toMatchObject({ status: 400, code });
    expect(await kit.balance()).toBe(100);
    expect((await kit.list()).transactions).toEqual([]);
  });

  it('makes one withdrawal of twenty creates with one message id', async () => {
    const replies = await kit.player.repeat(20, CREATE, withdrawalRequest({ amount: 40 }));
    expect(new Set(replies.map(({ data }) => (data as { withdrawalId: string }).withdrawalId)).size).toBe(1);
    expect(await kit.balance()).toBe(60);
  });

  it('reserves nothing before it knows all it wants to know', async () => {
    const asked = await kit.player.request(CREATE, withdrawalRequest({ payment_system: 'test_payout_fields' }));
    expect(asked.data).toMatchObject({ apiResponse: { isFieldsRequired: true }, fields: [{ name: 'bank_city' }] });
    expect(await kit.balance()).toBe(100);
    const fields = { ...withdrawalRequest().fields, bank_city: 'Frankfurt' };
    await kit.create({ payment_system: 'test_payout_fields', fields });
    expect(await kit.balance()).toBe(50);
  });

  it.each([
    ['the switch', { withdrawalBlocked: true }, {}],
    ['the amount', {}, { amount: 50.15 }],
  ])('tells a blocked player, by %s, and begins nothing', async (_, faults, changes) => {
    await setFaults(kit.sandbox.url, { token: kit.token, ...faults });
    expect((await kit.player.request(CREATE, withdrawalRequest(changes))).data).toMatchObject({
      withdrawalBlocked: true,
    });
    expect(await kit.balance()).toBe(100);
  });

  describe('with a code', () => {
    const begin = () => kit.create({ payment_system: 'test_payout_confirm' });

    it('says where the code went and until when it counts, and goes on with the right one', async () => {
      await kit.player.request('USER:profile-update', { is_withdrawal: true, email: 'anna@mail.example' });
      const reply = await kit.player.request(CREATE, withdrawalRequest({ payment_system: 'test_payout_confirm' }));
      expect(reply.data).toMatchObject({
        confirmationRequested: true,
        email: 'a••••@mail.example',
        codeExpiresAt: expect.stringMatching(/Z$/),
      });
      const { withdrawalId } = reply.data as { withdrawalId: string };
      expect((await kit.list()).transactions[0]!.status).toBe('waiting');
      const code = await codeOf(kit.sandbox.url, withdrawalId);
      expect(JSON.stringify(reply)).not.toContain(code);
      expect(await confirm(withdrawalId, code)).toMatchObject({ status: 200, data: { withdrawalId } });
      expect(await confirm(withdrawalId, code)).toMatchObject({ status: 200 });
      expect((await kit.list()).transactions[0]!.status).toBe('accepted');
      expect(await kit.balance()).toBe(50);
    });

    it('gives a repeated confirm or cancel its first answer, also when the withdrawal has ended since', async () => {
      const [withdrawalId, other] = [await begin(), await kit.create({ amount: 10 })];
      const code = await codeOf(kit.sandbox.url, withdrawalId);
      const [confirmKey, cancelKey, wrongKey] = [randomUUID(), randomUUID(), randomUUID()];
      const send = async (client: TestClient) => [
        (await client.request(CONFIRM, { withdrawalId, code: wrongOf(code) }, wrongKey)).code,
        (await client.request(CONFIRM, { withdrawalId, code }, confirmKey)).data,
        (await client.request(CANCEL, { withdrawalId: other }, cancelKey)).data,
      ];
      const first = await send(kit.player);
      expect(first).toMatchObject(['banking.confirmCodeWrong', { withdrawalId }, { status: 'mistaked' }]);
      await operator(kit.sandbox.url).act(withdrawalId, { action: 'approve' });
      const later = await connect(kit.sandbox.url, kit.token);
      expect(await send(later)).toEqual(first);
      later.close();
      expect(await kit.balance()).toBe(50);
    });

    it('keeps back what the money is collected with until it is the right one, and tells it again then', async () => {
      await giveMoney(kit.sandbox.url, kit.token, '90000', 'COP');
      const payout = {
        payment_system: 'co_efecty_payout',
        currency: 'COP',
        amount: 50_000,
        fields: {},
        wallet: '1020304050',
      };
      const created = await kit.player.request(CREATE, withdrawalRequest(payout));
      const { withdrawalId } = created.data as { withdrawalId: string };
      const resume = () => kit.player.request('BANKING:withdrawal-resume', { withdrawalId });
      const hidden = { confirmationRequested: true, apiResponse: { data: null, pageId: null } };
      expect([created.data, (await resume()).data]).toMatchObject([hidden, hidden]);
      expect(await confirm(withdrawalId, 'wrong')).not.toHaveProperty('data.apiResponse');

      const told = { apiResponse: { pageId: 'cash-pickup', data: { cashPickup: { code: expect.any(String) } } } };
      const code = await codeOf(kit.sandbox.url, withdrawalId);
      const confirmed = await confirm(withdrawalId, code);
      expect([confirmed.data, (await confirm(withdrawalId, code)).data]).toMatchObject([told, told]);
      expect((await resume()).data).toMatchObject(told);
    });

    it('ends with the fifth wrong code, gives the money back and says so; the right one comes too late', async () => {
      const withdrawalId = await begin();
      const code = await codeOf(kit.sandbox.url, withdrawalId);
      const push = kit.player.push('withdrawal.status');
      for (let tries = 1; tries < 5; tries++) {
        expect(await confirm(withdrawalId, wrongOf(code))).toMatchObject({ code: 'banking.confirmCodeWrong' });
      }
      expect(await kit.balance()).toBe(50);
      expect(await confirm(withdrawalId, wrongOf(code))).toMatchObject({ code: 'banking.confirmAttemptsExceeded' });
      expect(await push).toMatchObject({ id: withdrawalId, status: 2, decline: { reason: 'authentication_failed' } });
      expect(await confirm(withdrawalId, code)).toMatchObject({ code: 'banking.confirmAttemptsExceeded' });
      expect(await kit.balance()).toBe(100);
    });

    it('counts one wrong try of many with one message id', async () => {
      const withdrawalId = await begin();
      const wrong = { withdrawalId, code: wrongOf(await codeOf(kit.sandbox.url, withdrawalId)) };
      const replies = await kit.player.repeat(10, CONFIRM, wrong);
      expect(new Set(replies.map(({ code }) => code))).toEqual(new Set(['banking.confirmCodeWrong']));
      expect(await confirm(withdrawalId, await codeOf(kit.sandbox.url, withdrawalId))).toMatchObject({ status: 200 });
    });

    it('sends another when asked, but not at once; the earlier one no longer counts', async () => {
      const withdrawalId = await begin();
      const resend = () => kit.player.request('BANKING:withdrawal-resend', { withdrawalId });
      const tooSoon = await resend();
      expect(tooSoon).toMatchObject({ status: 429, code: 'banking.confirmResendTooSoon' });
      expect(tooSoon.retryAfter).toBeGreaterThan(25);
      expect(tooSoon.retryAfter).toBeLessThanOrEqual(30);
      await setFaults(kit.sandbox.url, { token: kit.token, confirmation: { resendInMs: 0 } });
      const second = await begin();
      const first = await codeOf(kit.sandbox.url, second);
      const asked = await kit.player.request('BANKING:withdrawal-resend', { withdrawalId: second });
      expect(asked).toMatchObject({ status: 200, data: { codeExpiresAt: expect.any(String) } });
      const fresh = await codeOf(kit.sandbox.url, second);
      if (first !== fresh) {
        expect(await confirm(second, first)).toMatchObject({ code: 'banking.confirmCodeWrong' });
      }
      expect(await confirm(second, fresh)).toMatchObject({ status: 200 });
    });

    it('refuses an expired code without counting it, and takes the next', async () => {
      await setFaults(kit.sandbox.url, { token: kit.token, confirmation: { resendInMs: 0, expiresInMs: 0 } });
      const withdrawalId = await begin();
      const late = await codeOf(kit.sandbox.url, withdrawalId);
      expect(await confirm(withdrawalId, late)).toMatchObject({ code: 'banking.confirmCodeExpired' });
      await setFaults(kit.sandbox.url, { token: kit.token });
      await kit.player.request('BANKING:withdrawal-resend', { withdrawalId });
      expect(await confirm(withdrawalId, await codeOf(kit.sandbox.url, withdrawalId))).toMatchObject({ status: 200 });
    });
  });

  describe('taken back', () => {
    it('gives the money back, tells it, and is the same when asked again', async () => {
      const withdrawalId = await kit.create();
      expect((await kit.list()).transactions[0]).toMatchObject({ isCancellable: true, destination: '••••3000' });
      const push = kit.player.push('withdrawal.status');
      const done = { status: 200, data: { withdrawalId, status: 'mistaked' } };
      expect(await kit.player.request(CANCEL, { withdrawalId })).toMatchObject(done);
      expect(await push).toMatchObject({ id: withdrawalId, status: 2, decline: { reason: 'cancelled_by_player' } });
      expect(await kit.player.request(CANCEL, { withdrawalId })).toMatchObject(done);
      expect(await kit.balance()).toBe(100);
      expect((await kit.list()).transactions[0]).toMatchObject({
        isCancellable: false,
        reason: { en: 'You cancelled it.' },
      });
    });

    it.each(['send', 'approve', 'decline'])('is refused after the operator’s %s', async (action) => {
      const withdrawalId = await kit.create();
      await operator(kit.sandbox.url).act(withdrawalId, { action });
      expect((await kit.list()).transactions[0]!.isCancellable).toBe(false);
      expect(await kit.player.request(CANCEL, { withdrawalId })).toMatchObject({ code: 'banking.notCancellable' });
    });

    it('or paid out, never both, when both happen at once', async () => {
      for (let round = 0; round < 10; round++) {
        const withdrawalId = await kit.create({ amount: 10 });
        const before = await kit.balance();
        const [answer] = await Promise.all([
          kit.player.request(CANCEL, { withdrawalId }),
          operator(kit.sandbox.url).act(withdrawalId, { action: 'approve' }),
        ]);
        const { status } = (await kit.list()).transactions[0]!;
        expect(status).toBe(answer.status === 200 ? 'mistaked' : 'processed');
        expect(await kit.balance()).toBe(answer.status === 200 ? before! + 10 : before);
      }
    });
  });
});
