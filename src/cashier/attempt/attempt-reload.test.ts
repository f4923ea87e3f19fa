import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { depositReply } from '../test-kit/fake-gateway';
import { settled } from '../../core/time/clock.fake';
import { tab } from '../test-kit/tab';
import { ATTEMPTS_KEY } from './attempt-record';
import { ATTEMPT_KEY_LIFE_MS } from './attempt-record';

describe('a reload', () => {
  it('stores ids and step, and nothing that the player typed', async () => {
    const { load, call, storage } = tab();
    await load().attempts.create(call());
    const text = storage.texts.get(ATTEMPTS_KEY) ?? '';
    expect(text).not.toContain('4242');
    expect(Object.keys(JSON.parse(text).deposit).sort()).toEqual(
      ['intent', 'isHostTold', 'key', 'startedAt', 'step', 'transactionId'].sort(),
    );
  });

  it('shows a created deposit again, asks for its status, and does not tell the host twice', async () => {
    const { load, call, host, realtime, clock } = tab();
    const before = load();
    await before.attempts.create(call());
    before.attempts.dispose();
    realtime.script('BANKING_DEPOSIT:deposit-status', () => ({ status: 'PAYED' as const }));
    const { attempts, current } = load();
    expect(current.current).toMatchObject({ id: 'd1', methodName: 'visa', amount: 500, currency: 'INR', data: null });
    expect(current.status).toBe('waiting');
    await clock.pass(2_000);
    expect([current.status, attempts.stepOf('deposit')]).toEqual(['processed', 'ended']);
    attempts.tellHost('deposit');
    expect(host.sent).toMatchObject([
      { messageType: 'onCreateTransaction', eventId: 'd1' },
      { messageType: 'onTransactionStatus', eventId: 'd1', status: 'waiting' },
      { messageType: 'onTransactionStatus', eventId: 'd1', status: 'processed' },
    ]);
    expect(load().current.status).toBe('processed');
  });

  it('where more fields were asked for goes on with the same deposit, unless the gateway has none such any more', async () => {
    const { load, call, gateway } = tab();
    gateway.nextAnswers.push(depositReply('d7', { isFieldsRequired: true }));
    await load().attempts.create(call());
    const { attempts } = load();
    expect(attempts.idToContinue('deposit', 'visa')).toBe('d7');
    gateway.nextAnswers.push(new AppError('Gone', { code: 'banking.depositNotFound', status: 404 }));
    await expect(attempts.create(call())).rejects.toMatchObject({ status: 404 });
    expect(attempts.idToContinue('deposit', 'visa')).toBeUndefined();
  });

  it('in the middle of a create leads the same intent to the first answer', async () => {
    const { load, call, gateway, realtime, keys, host } = tab();
    gateway.loseReplies = 1;
    const before = load().attempts;
    void before.create(call());
    await settled();
    before.dispose();
    const { attempts } = load();
    expect(attempts.stepOf('deposit')).toBe('checking');
    await realtime.connect();
    expect((await attempts.create(call())).depositId).toBe('d1');
    expect(gateway.deposits).toHaveLength(1);
    expect(new Set(keys()).size).toBe(1);
    expect(host.sent.map(({ messageType }) => messageType)).toEqual(['onCreateTransaction', 'onTransactionStatus']);
  });

  it.each([
    ['another amount', 600, 'visa', 0],
    ['another method', 500, 'pix', 0],
    ['the same a quarter of an hour later', 500, 'visa', ATTEMPT_KEY_LIFE_MS],
  ])('in the middle of a create makes %s a new intent', async (_name, amount, methodName, later) => {
    const { load, call, gateway, realtime, clock, storage } = tab();
    gateway.loseReplies = 1;
    const before = load().attempts;
    void before.create(call());
    await settled();
    before.reset();
    // The page was closed in the middle of a create; what was stored is still there.
    storage.write(ATTEMPTS_KEY, {
      deposit: {
        key: '00000000-0000-4000-8000-000000000001',
        step: 'creating',
        intent: call().intent,
        startedAt: clock.now(),
        isHostTold: false,
      },
    });
    const { attempts } = load();
    await clock.pass(later);
    await realtime.connect();
    await attempts.create(call(amount, methodName));
    expect(gateway.deposits.map((deposit) => [deposit.amount, deposit.paymentType])).toEqual([
      [500, 'visa'],
      [amount, methodName],
    ]);
  });

  it.each(['{"deposit":7}', '{"deposit":{"key":"no uuid"}}', '[]', '"x"'])('survives %s in storage', (text) => {
    const { load, storage } = tab();
    storage.texts.set(ATTEMPTS_KEY, text);
    const { attempts, current } = load();
    expect([attempts.stepOf('deposit'), current.current]).toEqual([undefined, undefined]);
  });
});
