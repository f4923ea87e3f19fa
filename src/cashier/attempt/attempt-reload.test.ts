import type { DepositCreateRequest } from '../../contract/deposit';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { depositReply } from '../test-kit/fake-gateway';
import { settled } from '../../core/time/clock.fake';
import { submit, tab } from '../test-kit/tab';
import { ATTEMPT_KEY_LIFE_MS, ATTEMPT_LIFE_MS, ATTEMPT_PREFIX } from './attempt-record';
import { WISH_KEY } from './wish';

describe('a reload', () => {
  it('stores ids and step, and nothing that the player typed', async () => {
    const { load, call, storage } = tab();
    await submit(load().attempts, call());
    const [key = ''] = storage.keys(ATTEMPT_PREFIX);
    const text = storage.texts.get(key) ?? '';
    // The last four alone, as on a receipt.
    expect(text).not.toContain('42424');
    expect(Object.keys(JSON.parse(text)).sort()).toEqual(
      [
        'frame',
        'intent',
        'isHostTold',
        'isLeft',
        'key',
        'mark',
        'startedAt',
        'step',
        'submittedAt',
        'transactionId',
      ].sort(),
    );
  });

  it('keeps one attempt of a payment that was adopted while the player had no name', async () => {
    const { load, call, storage } = tab();
    const before = load();
    await submit(before.attempts, call());
    const { key, ...made } = before.attempts.latest('deposit')!;
    const { flow, methodName, amount, currency } = made.intent;
    const adopted = { ...made, key: '00000000-0000-4000-8000-000000000009', mark: undefined, isHostTold: false };
    storage.write(ATTEMPT_PREFIX + adopted.key, { ...adopted, intent: { flow, methodName, amount, currency } });
    expect(load().attempts.all).toMatchObject([{ key, transactionId: 'd1', isHostTold: true }]);
  });

  it('shows a created deposit again, asks for its status, and does not tell the host twice', async () => {
    const { load, call, host, realtime, clock } = tab();
    const before = load();
    await submit(before.attempts, call());
    before.attempts.dispose();
    realtime.script('BANKING_DEPOSIT:deposit-status', () => ({ status: 'PAYED' as const }));
    const { attempts, current } = load();
    expect(current.current).toMatchObject({ id: 'd1', methodName: 'visa', amount: 500, currency: 'INR', data: null });
    expect(current.status).toBe('waiting');
    await clock.pass(2_000);
    expect([current.status, attempts.stepOf('deposit')]).toEqual(['processed', 'ended']);
    attempts.tellHost('deposit', 'd1');
    expect(host.sent).toMatchObject([
      { messageType: 'onCreateTransaction', eventId: 'd1' },
      { messageType: 'onTransactionStatus', eventId: 'd1', status: 'waiting' },
      { messageType: 'onTransactionStatus', eventId: 'd1', status: 'processed' },
    ]);
    expect(load().current.status).toBe('processed');
  });

  it('where more fields were asked for goes on with the same deposit, unless the gateway has none such any more', async () => {
    const { load, call, gateway, realtime } = tab();
    const continued = () =>
      realtime.sentOf('BANKING:deposit-create').map(({ data }) => (data as DepositCreateRequest).depositId);
    gateway.nextAnswers.push(depositReply('d7', { isFieldsRequired: true }));
    await submit(load().attempts, call());
    const { attempts } = load();
    gateway.nextAnswers.push(new AppError('Gone', { code: 'banking.depositNotFound', status: 404 }));
    await expect(submit(attempts, call())).rejects.toMatchObject({ status: 404 });
    await submit(attempts, call());
    expect(continued()).toEqual([undefined, 'd7', undefined]);
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
    expect((await submit(attempts, call())).reply.depositId).toBe('d1');
    expect(gateway.deposits).toHaveLength(1);
    expect(new Set(keys()).size).toBe(1);
    expect(host.sent.map(({ messageType }) => messageType)).toEqual(['onCreateTransaction', 'onTransactionStatus']);
  });

  it.each<[string, [number, string, string?], number]>([
    ['another amount', [600, 'visa'], 0],
    ['another method', [500, 'pix'], 0],
    ['another destination', [500, 'visa', '5555555555554444'], 0],
    ['the same a quarter of an hour later', [500, 'visa'], ATTEMPT_KEY_LIFE_MS],
  ])('in the middle of a create makes %s a new wish, which the player confirms', async (_name, wish, later) => {
    const { load, call, gateway, realtime, clock, keys } = tab();
    gateway.loseReplies = 1;
    const before = load().attempts;
    void before.create(call());
    await settled();
    before.dispose();
    const { attempts } = load();
    await clock.pass(later);
    await realtime.connect();
    const { intent } = call(...wish);
    expect(attempts.unknownOf('deposit')).toMatchObject([{ step: 'checking', intent: { amount: 500 } }]);
    attempts.confirmBeside(intent);
    await submit(attempts, call(...wish));
    expect(gateway.deposits.map(({ amount, paymentType }) => [amount, paymentType])).toEqual([
      [500, 'visa'],
      [wish[0], wish[1]],
    ]);
    expect(new Set(keys()).size).toBe(2);
  });

  it('keeps the key of each of several wishes', async () => {
    const { load, call, gateway, realtime, keys } = tab();
    const { attempts } = load();
    for (const amount of [500, 600]) {
      gateway.loseReplies = 1;
      attempts.confirmBeside(call(amount).intent);
      void submit(attempts, call(amount));
      await settled();
      attempts.stopRuns();
      await realtime.connect();
    }
    const again = load().attempts;
    expect((await again.create(call(500))).reply.depositId).toBe('d1');
    expect((await again.create(call(600))).reply.depositId).toBe('d2');
    expect([gateway.deposits.length, new Set(keys()).size]).toEqual([2, 2]);
  });

  it('forgets after a day, when the gateway no longer knows the key either', async () => {
    const { load, call, gateway, clock, storage } = tab();
    gateway.loseReplies = 1;
    const before = load().attempts;
    void before.create(call());
    await settled();
    before.dispose();
    await clock.pass(ATTEMPT_LIFE_MS);
    expect(load().attempts.all).toEqual([]);
    expect(storage.keys(ATTEMPT_PREFIX)).toEqual([]);
  });

  it.each(['7', '{"key":"no uuid"}', '[]', '"x"'])('survives %s in storage', (text) => {
    const { load, storage } = tab();
    storage.texts.set(`${ATTEMPT_PREFIX}x`, text);
    storage.texts.set(WISH_KEY, text);
    const { attempts, current } = load();
    expect([attempts.stepOf('deposit'), current.current]).toEqual([undefined, undefined]);
  });
});

it('an outcome that was found settles its own attempt, not the one that came after it as well', async () => {
  const { load, call, realtime } = tab();
  const { attempts } = load();
  realtime.script('BANKING:deposit-create', () => {
    throw new AppError('Bad reply', { code: 'contract.invalidReply', outcomeUnknown: true });
  });
  await submit(attempts, call(500)).catch(() => undefined);
  attempts.confirmBeside(call(600).intent);
  await submit(attempts, call(600)).catch(() => undefined);
  const [first, later] = attempts.all;
  attempts.settle(first!.key, 'd1', first!.intent);
  const after = load().attempts;
  expect(after.find(first!.key)).toMatchObject({ step: 'created', transactionId: 'd1', intent: { amount: 500 } });
  expect(after.find(later!.key)).toMatchObject({ step: 'checking', intent: { amount: 600 } });
  after.settle(later!.key, 'd1', later!.intent);
  expect(after.find(later!.key)).toMatchObject({ step: 'checking', intent: { amount: 600 } });
});
