/** What becomes of a confirmation whose answer was lost or says nothing. */
import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { settled } from '../../core/time/clock.fake';
import { stateOf, toConfirm } from './confirm.fixture';
import { CODE_KEY, type ConfirmStore } from './confirm-store';
import { ASK_AGAIN_MS } from '../../core/realtime/next-try';

const CONFIRM = 'BANKING:withdrawal-confirm';
const STATE = 'BANKING:withdrawal-resume';
const type = (confirm: ConfirmStore, code: string) => confirm.checked.change({ [CODE_KEY]: code });

describe('ConfirmStore', () => {
  /** The code was carried out, its answer lost, and the repeat of its key is refused. */
  async function refusedRepeat(status: number, state: () => ReturnType<typeof stateOf>) {
    const kit = await toConfirm();
    let sent = 0;
    kit.realtime.script(CONFIRM, () => {
      if (sent++ > 0) throw new AppError('duplicate', { code: 'banking.withdrawalNotFound', status });
      kit.realtime.cut();
      throw new AppError('Cut', { code: 'socket.networkError', outcomeUnknown: true });
    });
    kit.realtime.script(STATE, state);
    type(kit.confirm, '123456');
    const submitting = kit.confirm.submit();
    await settled();
    await kit.realtime.connect();
    await submitting;
    return kit;
  }

  it.each([400, 404, 410])(
    'a repeat that is refused with %i: the withdrawal is confirmed, as its own state says',
    async (status) => {
      const { confirm, told, navigation } = await refusedRepeat(status, () => stateOf({ status: 'accepted' }));
      expect([confirm.isOver, navigation.visited.at(-1)]).toEqual([false, '/withdrawal/complete']);
      expect(told()).toHaveLength(1);
    },
  );

  it('a refused repeat of a withdrawal that still waits for its code says why it was refused', async () => {
    const { confirm, told, confirmation } = await refusedRepeat(400, () =>
      stateOf({ status: 'accepted', confirmationRequested: true }),
    );
    expect([confirm.isOver, told().length, confirmation.current?.withdrawalId]).toEqual([false, 0, 'w1']);
    expect(confirm.error).toBe('shown: banking.withdrawalNotFound');
  });

  it('a refused repeat of a withdrawal that was taken back says so', async () => {
    const { confirm } = await refusedRepeat(404, () => stateOf({ status: 'mistaked' }));
    expect(confirm.isOver).toBe(true);
  });

  it('a refused repeat where nothing tells the state claims nothing, and the next press sends the same key', async () => {
    const { confirm, realtime, confirmation } = await refusedRepeat(404, () => {
      throw new AppError('', { status: 404 });
    });
    expect([confirm.isOver, confirmation.current?.withdrawalId]).toEqual([false, 'w1']);
    expect(confirm.error).toBeTruthy();
    await confirm.submit();
    expect(new Set(realtime.sentOf(CONFIRM).map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('a withdrawal that is not found, and may have been confirmed elsewhere, is not said to be over', async () => {
    const { confirm, realtime, confirmation } = await toConfirm();
    realtime.script('BANKING:withdrawal-resend', () => {
      throw new AppError('', { status: 404, code: 'banking.withdrawalNotFound' });
    });
    realtime.script(STATE, () => {
      throw new AppError('', { status: 404 });
    });
    await confirm.resend();
    expect([confirm.isOver, confirmation.current?.withdrawalId]).toEqual([false, 'w1']);
    expect(confirm.error).toContain('attempt.unresolved');
    realtime.script(STATE, () => stateOf({ status: 'mistaked' }));
    await confirm.resend();
    expect(confirm.isOver).toBe(true);
  });

  it.each([408, 409, 425, 429, 503])('%i is no answer: the same key again', async (status) => {
    const { confirm, realtime, clock, told } = await toConfirm();
    let sent = 0;
    realtime.script(CONFIRM, () => {
      if (sent++ === 0) throw new AppError('', { status });
      return { withdrawalId: 'w1' };
    });
    type(confirm, '123456');
    const submitting = confirm.submit();
    await settled();
    expect(confirm.isChecking).toBe(true);
    await clock.pass(ASK_AGAIN_MS);
    await submitting;
    expect(new Set(realtime.sentOf(CONFIRM).map(({ messageId }) => messageId)).size).toBe(1);
    expect(told()).toHaveLength(1);
  });

  it('a withdrawal that was made before another one is the one that the host hears of', async () => {
    const kit = await toConfirm();
    kit.attempts.confirmBeside(kit.attempts.latest('withdrawal')!.intent);
    kit.attempts.adopt({ flow: 'withdrawal', methodName: 'visa', amount: 70, currency: 'INR' }, 'w9');
    kit.realtime.script(CONFIRM, () => ({ withdrawalId: 'w1' }));
    type(kit.confirm, '123456');
    await kit.confirm.submit();
    expect(kit.told().map((one) => 'eventId' in one && one.eventId)).toEqual(['w1']);
  });
});

it('goes on when it is heard elsewhere that no code is waited for any more', async () => {
  const { confirm, confirmation, realtime, navigation, told } = await toConfirm();
  realtime.script(STATE, () => stateOf({ status: 'accepted' }));
  confirmation.end('w1');
  await settled();
  expect([confirm.isOver, navigation.visited.at(-1)]).toEqual([false, '/withdrawal/complete']);
  expect(told()).toHaveLength(1);
});

it('a resend whose repeat is refused, although it was carried out: the new code is waited for', async () => {
  const { confirm, realtime, confirmation } = await toConfirm();
  let sent = 0;
  realtime.script('BANKING:withdrawal-resend', () => {
    if (sent++ > 0) throw new AppError('duplicate', { status: 404 });
    realtime.cut();
    throw new AppError('Cut', { code: 'socket.networkError', outcomeUnknown: true });
  });
  const codeExpiresAt = '2030-01-01T00:00:00Z';
  realtime.script(STATE, () => stateOf({ status: 'accepted', confirmationRequested: true, codeExpiresAt }));
  const resending = confirm.resend();
  await settled();
  await realtime.connect();
  await resending;
  expect([confirm.error, confirmation.current?.codeExpiresAt]).toEqual([undefined, codeExpiresAt]);
});

it('the next withdrawal is not said to be over because the one before is', async () => {
  const { confirm, realtime, confirmation } = await toConfirm();
  realtime.script(CONFIRM, () => {
    throw new AppError('', { code: 'banking.withdrawalNotFound', status: 404 });
  });
  realtime.script(STATE, () => stateOf({ status: 'mistaked' }));
  type(confirm, '123456');
  await confirm.submit();
  expect(confirm.isOver).toBe(true);
  confirmation.begin({ withdrawalId: 'w2', methodName: 'visa', amount: 70, currency: 'INR' }, {});
  confirm.open();
  expect([confirm.isOver, confirm.withdrawal?.withdrawalId, confirm.checked.values]).toEqual([false, 'w2', {}]);
});
