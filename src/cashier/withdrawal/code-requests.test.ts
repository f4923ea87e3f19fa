/** Which key the requests about a code have: the gateway carries out one key once. */
import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { settled } from '../../core/time/clock.fake';
import { withdrawalKit } from '../test-kit/withdrawal-kit';
import { stateOf, toConfirm } from './confirm.fixture';
import { CODE_KEY } from './confirm-store';

const CONFIRM = 'BANKING:withdrawal-confirm';
const RESEND = 'BANKING:withdrawal-resend';
const STATE = 'BANKING:withdrawal-resume';
const SENT = { email: undefined, codeExpiresAt: '2026-01-01T00:20:00Z', codeResendAt: '2026-01-01T00:11:00Z' };
const refuse = (status: number, code?: string) => () => {
  throw new AppError('No', { status, code });
};
const lose = () => {
  throw new AppError('No answer', { code: 'gateway.noAnswer', outcomeUnknown: true });
};

/** Asks for another code twice; `first` is what becomes of the first time. */
async function twice(first: () => never | typeof SENT) {
  const { confirm, realtime } = await toConfirm();
  realtime.script(STATE, refuse(404));
  realtime.script(RESEND, first);
  await confirm.resend();
  realtime.script(RESEND, () => SENT);
  await confirm.resend();
  const sent = realtime.sentOf(RESEND);
  expect(sent.map(({ data }) => data)).toEqual([{ withdrawalId: 'w1' }, { withdrawalId: 'w1' }]);
  const [one, other] = sent.map(({ messageId }) => messageId);
  expect([one, other]).toEqual([expect.any(String), expect.any(String)]);
  return one === other;
}

describe('another code', () => {
  it.each([
    ['that was sent: the next press asks for one more', () => SENT, false],
    ['that was refused: the next press asks anew', refuse(400, 'banking.confirmResendTooSoon'), false],
    ['that may have been sent: the next press asks for the same one', lose, true],
  ])('%s', async (_, first, isSame) => {
    expect(await twice(first)).toBe(isSame);
  });

  it('is asked for once, however often the button is tapped', async () => {
    const { confirm, realtime, notifications } = await toConfirm();
    const resending = confirm.resend();
    expect(confirm.isResending).toBe(true);
    await confirm.resend();
    realtime.reply(RESEND, SENT);
    await resending;
    expect(realtime.sentOf(RESEND)).toHaveLength(1);
    expect(notifications.list).toMatchObject([{ kind: 'toast', color: 'primary' }]);
  });

  it('leaves the field as if nothing had been typed', async () => {
    const { confirm, realtime } = await toConfirm();
    const { form } = confirm.checked;
    form.registerField(CODE_KEY, () => undefined, { touched: true });
    form.focus(CODE_KEY);
    form.change(CODE_KEY, '11');
    form.blur(CODE_KEY);
    realtime.script(RESEND, () => SENT);
    await confirm.resend();
    expect(form.getFieldState(CODE_KEY)).toMatchObject({ value: '', touched: false });
  });

  it('is not asked for before there is a withdrawal', async () => {
    const { newConfirm, realtime } = await withdrawalKit();
    const confirm = newConfirm();
    await confirm.resend();
    await confirm.submit();
    confirm.reset();
    expect([realtime.sentOf(RESEND), realtime.sentOf(CONFIRM), confirm.isOver]).toEqual([[], [], false]);
  });

  it('the code that was sent with the one before is a new attempt', async () => {
    const { confirm, realtime } = await toConfirm();
    realtime.script(CONFIRM, refuse(400, 'banking.confirmCodeWrong'));
    realtime.script(RESEND, () => SENT);
    const submit = async () => {
      confirm.checked.change({ [CODE_KEY]: '123456' });
      await confirm.submit();
    };
    await submit();
    await confirm.resend();
    await submit();
    expect(new Set(realtime.sentOf(CONFIRM).map(({ messageId }) => messageId)).size).toBe(2);
  });
});

it('a withdrawal that was taken back meanwhile is over', async () => {
  const { confirm, confirmation, realtime, told } = await toConfirm();
  realtime.script(STATE, () => stateOf({ status: 'mistaked' }));
  confirmation.end('w1');
  await settled();
  expect(realtime.sentOf(STATE)).toMatchObject([{ data: { withdrawalId: 'w1' } }]);
  expect([confirm.isOver, told()]).toEqual([true, []]);
});
