import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { depositRequest, setFaults, withdrawalRequest } from '../testing/client';
import { withdrawingPlayer } from '../testing/withdrawing-player';
import { ALL_BREAKS } from './breaks';

const named = (kind: string) =>
  Object.keys(ALL_BREAKS)
    .filter((name) => name.startsWith(`${kind}.`))
    .map((name): [string, number] => [name, Number(/\d+/.exec(name)![0])]);

describe('a gateway that hides an outcome', () => {
  const kit = withdrawingPlayer();
  afterEach(() => kit.sandbox.breaks.set(null));

  const timesMade = async () => (await kit.list()).transactions.length;
  const deposit = (key: string) => kit.player.request('BANKING:deposit-create', depositRequest(), key);

  it.each(named('repeat'))('%s carries out the first create, and refuses each repeat with %i', async (name, status) => {
    kit.sandbox.breaks.set(name);
    const key = randomUUID();
    expect(await deposit(key)).toMatchObject({ status: 200, data: { depositId: expect.any(String) } });
    expect(await deposit(key)).toMatchObject({ messageId: key, status });
    expect(await deposit(key)).toMatchObject({ messageId: key, status });
    expect(await timesMade()).toBe(1);
    expect(await deposit(randomUUID())).toMatchObject({ status: 200 });
  });

  it.each(named('first'))('%s carries out the first create, says %i, and answers the repeat', async (name, status) => {
    kit.sandbox.breaks.set(name);
    const key = randomUUID();
    const first = await deposit(key);
    expect(first).toMatchObject({ messageId: key, status });
    expect(first.retryAfter).toBe(name.endsWith('-retry-after') ? 3 : undefined);
    const [made] = (await kit.list()).transactions;
    expect(made).toMatchObject({ clientKey: key });
    expect(await deposit(key)).toMatchObject({ status: 200, data: { depositId: made!.id } });
    expect(await timesMade()).toBe(1);
  });

  it.each(['repeat.404', 'first.425'])('%s does so with every call that is repeated under its key', async (name) => {
    await setFaults(kit.sandbox.url, { token: kit.token, confirmation: { resendInMs: 0 } });
    const [waiting, other] = [
      await kit.create({ payment_system: 'test_payout_confirm', amount: 10 }),
      await kit.create(),
    ];
    const score = { paymentMethod: 'test_p2p', amount: 50, currency: 'EUR' };
    const scored = (await kit.player.request('BANKING_DEPOSIT:score', score)).data as object;
    const prepared = { paymentType: 'in_upi_lite', currency: 'INR', amount: 500 };
    const calls: [string, object, status?: number][] = [
      ['BANKING:deposit-create', depositRequest()],
      ['BANKING:deposit-prepare', depositRequest(prepared)],
      ['BANKING_DEPOSIT:deposit-create-p2p', { ...score, ...scored, fields: {}, isActivatedBonus: false }],
      ['BANKING:withdrawal-create', withdrawalRequest({ amount: 20 })],
      ['BANKING:withdrawal-resend', { withdrawalId: waiting }],
      ['BANKING:withdrawal-confirm', { withdrawalId: waiting, code: 'wrong' }, 400],
      ['BANKING:withdrawal-cancel', { withdrawalId: other }],
    ];
    kit.sandbox.breaks.set(name);
    for (const [type, request, status = 200] of calls) {
      const key = randomUUID();
      const first = await kit.player.request(type, request, key);
      const second = await kit.player.request(type, request, key);
      const statuses = name === 'repeat.404' ? [status, 404] : [425, status];
      expect([type, first.status, second.status]).toEqual([type, ...statuses]);
    }
  });
});
