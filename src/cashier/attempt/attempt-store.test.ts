import { describe, expect, it } from 'vitest';
import type { OutgoingMessage } from '../../contract/host';
import { AppError } from '../../core/errors/app-error';
import { depositReply } from '../test-kit/fake-gateway';
import { settled } from '../../core/time/clock.fake';
import { submit, tab } from '../test-kit/tab';
import { ATTEMPT_PREFIX } from './attempt-record';
import { isUnresolved } from './create-call';

const created = (sent: readonly OutgoingMessage[]) =>
  sent.flatMap((one) => (one.messageType === 'onCreateTransaction' ? [one.eventId] : []));

describe('one intent makes one deposit', () => {
  it('with two taps', async () => {
    const { load, gateway, call, host, keys } = tab();
    const { attempts, statuses } = load();
    const [first, second] = [submit(attempts, call()), submit(attempts, call())];
    expect((await first).reply.depositId).toBe('d1');
    expect((await second).reply).toEqual((await first).reply);
    expect([gateway.deposits.length, keys().length]).toEqual([1, 1]);
    expect(statuses.statusOf('deposit', 'd1')).toBe('waiting');
    expect(host.sent).toEqual([
      { messageType: 'onCreateTransaction', eventType: 'deposit', eventId: 'd1' },
      expect.objectContaining({ messageType: 'onTransactionStatus', eventId: 'd1', status: 'waiting' }),
    ]);
  });

  it('with the id of an earlier one: that one is shown, and the host hears of each id once', async () => {
    const { load, gateway, call, host, realtime } = tab();
    const { attempts } = load();
    await submit(attempts, call(500));
    gateway.nextAnswers.push(depositReply('d1'));
    const second = call(700);
    attempts.confirmBeside(second.intent);
    const { attempt } = await submit(attempts, second);
    expect([attempt?.intent.amount, attempts.all.length, attempts.latest('deposit')?.transactionId]).toEqual([
      500,
      1,
      'd1',
    ]);
    realtime.push('deposit.status', { id: 'd1', status: 1 });
    const told = host.sent.map((one) => [one.messageType, 'amount' in one ? one.amount : undefined]);
    expect(told.filter(([type]) => type === 'onCreateTransaction')).toHaveLength(1);
    expect(told.filter(([type, amount]) => type === 'onTransactionStatus' && amount !== 500)).toEqual([]);
    expect(load().attempts.all).toMatchObject([{ transactionId: 'd1', intent: { amount: 500 } }]);
  });

  it('with replies that are lost again and again: still checking, then the first answer', async () => {
    const { load, gateway, call, realtime, keys, host } = tab();
    const { attempts } = load();
    gateway.loseReplies = 3;
    const create = submit(attempts, call());
    for (let cut = 0; cut < 3; cut += 1) {
      await settled();
      expect(attempts.stepOf('deposit')).toBe('checking');
      await realtime.connect();
    }
    expect((await create).reply.depositId).toBe('d1');
    expect(gateway.deposits).toHaveLength(1);
    expect(new Set(keys()).size).toBe(1);
    expect(keys()).toHaveLength(4);
    expect(created(host.sent)).toHaveLength(1);
  });

  it('with a timeout on a channel that stays open: asked again after a pause', async () => {
    const { load, call, clock, realtime, keys } = tab();
    const { attempts } = load();
    const timedOut = new AppError('No reply', { code: 'socket.timeout', outcomeUnknown: true });
    let isFirst = true;
    realtime.script('BANKING:deposit-create', () => {
      if (isFirst) {
        isFirst = false;
        throw timedOut;
      }
      return depositReply('d1');
    });
    const create = submit(attempts, call());
    await settled();
    await clock.pass(4_999);
    expect([attempts.stepOf('deposit'), keys().length]).toEqual(['checking', 1]);
    await clock.pass(1);
    expect((await create).reply.depositId).toBe('d1');
    expect(new Set(keys()).size).toBe(1);
  });

  it.each<[string, [number, string, string?]]>([
    ['amount', [600, 'visa']],
    ['method', [500, 'pix']],
    ['destination', [500, 'visa', '5555555555554444']],
  ])(
    'when another %s is submitted while the first outcome is unknown: nothing is sent unasked',
    async (_what, wish) => {
      const { load, gateway, call, realtime, keys } = tab();
      const { attempts } = load();
      gateway.loseReplies = 1;
      const first = submit(attempts, call());
      await settled();
      await realtime.connect();
      await first;
      gateway.loseReplies = 1;
      const second = submit(attempts, call());
      await settled();
      await expect(submit(attempts, call(...wish))).rejects.toMatchObject({ code: 'attempt.open' });
      await realtime.connect();
      expect((await second).reply.depositId).toBe('d2');
      expect(gateway.deposits.map(({ amount, paymentType }) => [amount, paymentType])).toEqual([
        [500, 'visa'],
        [500, 'visa'],
      ]);
      expect(new Set(keys()).size).toBe(2);
    },
  );

  it('when a repeat is refused: no outcome, the key is kept, and what was made is found by it', async () => {
    const { load, gateway, call, realtime, keys } = tab();
    const { attempts } = load();
    gateway.loseReplies = 1;
    const first = submit(attempts, call()).catch((error: unknown) => error);
    await settled();
    gateway.troubles.push(409, 404);
    await realtime.connect();
    await settled();
    expect(attempts.stepOf('deposit')).toBe('checking');
    await realtime.connect();
    expect(isUnresolved(await first)).toBe(true);
    expect(attempts.stepOf('deposit')).toBe('checking');
    expect((await submit(attempts, call())).reply.depositId).toBe('d1');
    expect([gateway.deposits.length, new Set(keys()).size]).toEqual([1, 1]);
  });

  it('when a refused repeat was the answer to a first sending that was refused before: still open', async () => {
    const { load, gateway, call, realtime } = tab();
    const { attempts } = load();
    gateway.nextAnswers.push(new AppError('Too little', { code: 'banking.limit', status: 422 }));
    gateway.loseReplies = 1;
    const first = submit(attempts, call(5)).catch((error: unknown) => error);
    await settled();
    await realtime.connect();
    expect(isUnresolved(await first)).toBe(true);
    expect(attempts.stepOf('deposit')).toBe('checking');
  });
});

describe('a player who goes on although the outcome is unknown', () => {
  it('gets a deposit of the other method at once; the first is asked on, and the host told of both', async () => {
    const { load, gateway, call, realtime, host, keys } = tab();
    const { attempts, statuses } = load();
    gateway.loseReplies = 1;
    void submit(attempts, call(500, 'visa'));
    await settled();
    attempts.confirmBeside(call(100, 'pix').intent);
    const creating = submit(attempts, call(100, 'pix'));
    creating.catch(() => undefined);
    await realtime.connect();
    await settled();
    const pix = await submit(attempts, call(100, 'pix'));
    expect(gateway.deposits.map(({ paymentType }) => paymentType)).toEqual(['visa', 'pix']);
    expect(new Set(keys()).size).toBe(2);
    expect(attempts.latest('deposit')).toMatchObject({ transactionId: pix.reply.depositId });
    expect(created(host.sent)).toEqual(expect.arrayContaining(['d1', 'd2']));
    realtime.push('deposit.status', { id: 'd1', status: 1 });
    expect(statuses.statusOf('deposit', 'd1')).toBe('processed');
    expect(host.sent.at(-1)).toMatchObject({ messageType: 'onTransactionStatus', eventId: 'd1', amount: 500 });
  });
});

describe('the host hears of each state', () => {
  const states = (sent: readonly object[]) =>
    sent.flatMap((one) =>
      'status' in one && 'eventId' in one ? [`${String(one.eventId)} ${String(one.status)}`] : [],
    );

  it('once for each, processed after mistaked too, also of one that is no longer the latest', async () => {
    const { load, call, realtime, host } = tab();
    const { attempts } = load();
    await submit(attempts, call());
    for (const status of [2, 2]) realtime.push('deposit.status', { id: 'd1', status });
    expect(host.sent.at(-1)).toEqual({
      messageType: 'onTransactionStatus',
      eventType: 'deposit',
      eventId: 'd1',
      status: 'mistaked',
      amount: 500,
      currency: 'INR',
      paymentMethod: 'visa',
    });
    await submit(attempts, call());
    for (const id of ['d1', 'd2', 'd1', 'd2']) realtime.push('deposit.status', { id, status: 1 });
    expect(states(host.sent)).toEqual(['d1 waiting', 'd1 mistaked', 'd2 waiting', 'd1 processed', 'd2 processed']);
    expect(attempts.latest('deposit')?.endStatus).toBe('processed');
  });

  it('is not told again after a reload, unless it changes', async () => {
    const { load, call, realtime, host } = tab();
    const before = load();
    await submit(before.attempts, call());
    realtime.push('deposit.status', { id: 'd1', status: 2 });
    before.attempts.dispose();
    load();
    expect(states(host.sent)).toEqual(['d1 waiting', 'd1 mistaked']);
    realtime.push('deposit.status', { id: 'd1', status: 1 });
    expect(states(host.sent)).toEqual(['d1 waiting', 'd1 mistaked', 'd1 processed']);
  });
});

describe('a gateway in trouble', () => {
  it.each([500, 502, 503, 504])('that answers the create with %i: still checking with the same key', async (status) => {
    const { load, call, clock, gateway, keys } = tab();
    const { attempts } = load();
    gateway.troubles.push(status, status);
    const create = submit(attempts, call());
    await settled();
    expect(attempts.stepOf('deposit')).toBe('checking');
    await clock.pass(10_000);
    expect((await create).reply.depositId).toBe('d1');
    expect(gateway.deposits).toHaveLength(1);
    expect(new Set(keys()).size).toBe(1);
  });
});

describe('failures', () => {
  it('that were never sent go back to the form', async () => {
    const { load, call, realtime, gateway, storage } = tab();
    const { attempts } = load();
    realtime.cut();
    await expect(submit(attempts, call())).rejects.toMatchObject({ code: 'socket.networkError' });
    expect(attempts.stepOf('deposit')).toBeUndefined();
    expect(storage.keys(ATTEMPT_PREFIX)).toEqual([]);
    await realtime.connect();
    await submit(attempts, call());
    expect(gateway.deposits).toHaveLength(1);
  });

  it('that can not be read leave the attempt checking, and the next submit asks again with the same key', async () => {
    const { load, call, realtime, keys } = tab();
    const { attempts } = load();
    const unreadable = new AppError('Bad reply', { code: 'contract.invalidReply', outcomeUnknown: true });
    realtime.script('BANKING:deposit-create', () => {
      throw unreadable;
    });
    await expect(submit(attempts, call())).rejects.toMatchObject({ code: 'attempt.unresolved', cause: unreadable });
    expect(attempts.stepOf('deposit')).toBe('checking');
    realtime.script('BANKING:deposit-create', () => depositReply('d1'));
    expect((await submit(attempts, call())).reply.depositId).toBe('d1');
    expect(new Set(keys()).size).toBe(1);
  });
});
