/** What becomes of a code's page that the player has left, and of an answer that comes after that. */
import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { settled } from '../../core/time/clock.fake';
import { CONFIRMATION_PREFIX } from '../attempt/pending-confirmation';
import { withdrawalKit } from '../test-kit/withdrawal-kit';
import { stateOf, toConfirm } from './confirm.fixture';
import { CODE_KEY, type ConfirmStore } from './confirm-store';

const CONFIRM = 'BANKING:withdrawal-confirm';
const RESEND = 'BANKING:withdrawal-resend';
const STATE = 'BANKING:withdrawal-resume';
const ATTEMPTS_EXCEEDED = new AppError('', { code: 'banking.confirmAttemptsExceeded', status: 400 });
const NEW_CODE = { email: undefined, codeExpiresAt: '2026-01-01T00:20:00Z', codeResendAt: '2026-01-01T00:11:00Z' };
const type = (confirm: ConfirmStore, code: string) => confirm.checked.change({ [CODE_KEY]: code });

describe('a code’s page that was left', () => {
  it('keeps no code', async () => {
    const { confirm } = await toConfirm();
    type(confirm, '123456');
    confirm.dispose();
    expect(confirm.checked.values[CODE_KEY]).toBeUndefined();
  });

  it('the confirmation comes afterwards: the host hears of it, and the player stays where they are', async () => {
    const { confirm, realtime, navigation, told, confirmation } = await toConfirm();
    type(confirm, '123456');
    const submitting = confirm.submit();
    confirm.dispose();
    realtime.reply(CONFIRM, { withdrawalId: 'w1' });
    await submitting;
    expect([told().length, confirmation.current]).toEqual([1, undefined]);
    expect(navigation.visited).toEqual(['/withdrawal/confirm']);
  });

  it('a refusal that comes afterwards is not shown on another page', async () => {
    const { confirm, realtime, errors } = await toConfirm();
    type(confirm, '123456');
    const submitting = confirm.submit();
    confirm.dispose();
    realtime.refuse(new AppError('', { code: 'banking.methodUnavailable', status: 400 }));
    await submitting;
    expect([errors.handled, confirm.error]).toEqual([[], undefined]);
  });

  it('another code that comes afterwards is no news', async () => {
    const { confirm, realtime, notifications, confirmation } = await toConfirm();
    const resending = confirm.resend();
    confirm.dispose();
    realtime.reply(RESEND, NEW_CODE);
    await resending;
    expect([notifications.contents, confirmation.current?.codeExpiresAt]).toEqual([[], '2026-01-01T00:10:00Z']);
  });

  it('the money that arrives afterwards leads nowhere', async () => {
    const { confirm, realtime, navigation } = await toConfirm();
    confirm.reset();
    realtime.push('withdrawal.status', { id: 'w1', status: 1 });
    await settled();
    expect(navigation.visited).toEqual(['/withdrawal/confirm']);
  });
});

it('another code for one withdrawal is not taken for another one’s', async () => {
  const { confirm, realtime, notifications, confirmation } = await toConfirm();
  const resending = confirm.resend();
  confirmation.begin({ withdrawalId: 'w2', methodName: 'visa', amount: 70, currency: 'INR' }, {});
  realtime.script(STATE, () => stateOf({ status: 'accepted', confirmationRequested: true }));
  realtime.reply(RESEND, NEW_CODE);
  await resending;
  expect([confirmation.current?.withdrawalId, confirmation.current?.codeExpiresAt]).toEqual(['w2', undefined]);
  expect(notifications.contents).toEqual([]);
});

it('another code that comes when no withdrawal waits any more is no news', async () => {
  const { confirm, realtime, notifications, confirmation } = await toConfirm();
  const resending = confirm.resend();
  realtime.script(STATE, () => stateOf({ status: 'mistaked' }));
  confirmation.end('w1');
  realtime.reply(RESEND, NEW_CODE);
  await resending;
  expect([notifications.contents, confirm.isOver, confirm.error]).toEqual([[], true, undefined]);
});

it('shows the withdrawal that was confirmed, not what came with another one', async () => {
  const { confirm, realtime, transaction, navigation } = await toConfirm({
    registry: { pathForReply: (_flow, { data }) => (data?.['pickup'] ? '/withdrawal/collect' : undefined) },
  });
  const other = { methodName: 'visa', amount: 70, currency: 'INR', pageId: undefined };
  transaction.set({ ...other, flow: 'withdrawal', id: 'w9', data: { pickup: { code: '40821577' } } });
  realtime.script(CONFIRM, () => ({ withdrawalId: 'w1' }));
  type(confirm, '123456');
  await confirm.submit();
  expect(navigation.visited.at(-1)).toBe('/withdrawal/complete');
  expect(transaction.current).toMatchObject({ flow: 'withdrawal', id: 'w1', amount: 500, data: null });
});

it('is confirmed where a reload has left nothing but the record of its code', async () => {
  const kit = await withdrawalKit();
  const record = { withdrawalId: 'w1', methodName: 'visa', amount: 500, currency: 'INR' };
  kit.storage.write(`${CONFIRMATION_PREFIX}w1`, record);
  const page = await kit.reload();
  const confirm = page.newConfirm();
  confirm.open();
  kit.realtime.script(CONFIRM, () => ({ withdrawalId: 'w1' }));
  type(confirm, '123456');
  await confirm.submit();
  expect(page.navigation.visited).toEqual(['/withdrawal/complete']);
  expect(page.transaction.current).toMatchObject({ flow: 'withdrawal', id: 'w1', amount: 500 });
});

it('a page that is opened anew has nothing of the one before', async () => {
  const { confirm, realtime } = await toConfirm();
  expect([confirm.isChecking, confirm.isOver]).toEqual([false, false]);
  realtime.script(CONFIRM, () => {
    throw ATTEMPTS_EXCEEDED;
  });
  realtime.script(STATE, () => stateOf({ status: 'mistaked' }));
  type(confirm, '123456');
  await confirm.submit();
  expect(confirm.isOver).toBe(true);
  realtime.script(RESEND, () => {
    throw new AppError('', { code: 'banking.confirmResendTooSoon', status: 400 });
  });
  await confirm.resend();
  expect(confirm.error).toBe('shown: banking.confirmResendTooSoon');
  confirm.reset();
  expect([confirm.isOver, confirm.error, confirm.withdrawal]).toEqual([false, undefined, undefined]);
  expect(confirm.checked.values[CODE_KEY]).toBeUndefined();
});
