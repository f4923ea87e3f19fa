import type { DepositCreateRequest } from '../../contract/deposit';
import { expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { depositReply } from '../test-kit/fake-gateway';
import { submit, tab } from '../test-kit/tab';

const CREATE = 'BANKING:deposit-create';

it('more fields go with the id of the deposit that waits for them, under a new key', async () => {
  const { load, call, gateway, keys, host, realtime } = tab();
  const { attempts } = load();
  gateway.nextAnswers.push(depositReply('d7', { isFieldsRequired: true }));
  await submit(attempts, call());
  expect(attempts.stepOf('deposit')).toBe('needsFields');
  expect(host.sent).toEqual([]);
  await submit(attempts, call());
  expect(new Set(keys()).size).toBe(2);
  expect(realtime.sentOf(CREATE).map(({ data }) => (data as DepositCreateRequest).depositId)).toEqual([
    undefined,
    'd7',
  ]);
  expect(host.sent.filter(({ messageType }) => messageType === 'onCreateTransaction')).toHaveLength(1);
});

it('another method begins anew beside a deposit that waits for fields', async () => {
  const { load, call, gateway, realtime } = tab();
  const { attempts } = load();
  gateway.nextAnswers.push(depositReply('d7', { isFieldsRequired: true }));
  await submit(attempts, call());
  await submit(attempts, call(100, 'pix'));
  expect(realtime.sentOf(CREATE).map(({ data }) => (data as DepositCreateRequest).depositId)).toEqual([
    undefined,
    undefined,
  ]);
});

it('another payment beside one that is under way never continues the same transaction', async () => {
  const { load, call, gateway, realtime } = tab();
  const { attempts } = load();
  gateway.nextAnswers.push(depositReply('d7', { isFieldsRequired: true }));
  await submit(attempts, call());
  const lost = new AppError('Bad reply', { code: 'contract.invalidReply', outcomeUnknown: true });
  gateway.nextAnswers.push(lost);
  await expect(submit(attempts, call())).rejects.toMatchObject({ code: 'attempt.unresolved' });
  attempts.confirmBeside(call(600).intent);
  await submit(attempts, call(600));
  expect(realtime.sentOf(CREATE).map(({ data }) => (data as DepositCreateRequest).depositId)).toEqual([
    undefined,
    'd7',
    undefined,
  ]);
});

it('another player without a name begins anew beside a deposit that waits for the fields of the one before', async () => {
  const { load, call, gateway, realtime, changeToken } = tab({});
  const { attempts } = load();
  gateway.nextAnswers.push(depositReply('d7', { isFieldsRequired: true }));
  await submit(attempts, call());
  changeToken();
  await submit(load().attempts, call());
  expect(realtime.sentOf(CREATE).map(({ data }) => (data as DepositCreateRequest).depositId)).toEqual([
    undefined,
    undefined,
  ]);
});

it('a payment that was completed by its further fields stays this player’s after a reload', async () => {
  const { load, call, gateway } = tab({});
  const { attempts } = load();
  gateway.nextAnswers.push(depositReply('d7', { isFieldsRequired: true }), depositReply('d7'));
  await submit(attempts, call());
  await submit(attempts, call());
  expect(load().current.current?.id).toBe('d7');
});
