import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { settled } from '../../core/time/clock.fake';
import { withdrawalKit, type WithdrawalKitFacts } from '../test-kit/withdrawal-kit';
import { toConfirm } from './confirm.fixture';
import { CODE_KEY, type ConfirmStore } from './confirm-store';
import { CONFIRMATION_PREFIX } from '../attempt/pending-confirmation';
import { ASK_AGAIN_MS } from '../../core/realtime/next-try';

const CONFIRM = 'BANKING:withdrawal-confirm';
const RESEND = 'BANKING:withdrawal-resend';
const STATE = 'BANKING:withdrawal-resume';
const refusal = (code: string) => new AppError('No', { code, status: 400 });
const type = (confirm: ConfirmStore, code: string) => confirm.checked.change({ [CODE_KEY]: code });

const COLLECT = '/withdrawal/collect';
const PICKUP = {
  method: 'GET' as const,
  isFieldsRequired: false,
  pageId: 'pickup',
  data: { pickup: { code: '40821577' } },
};

/** A plugin of this cashier has a page for `data.pickup` of a withdrawal by a method of type 4. */
const collects: WithdrawalKitFacts = {
  method: { cardViewType: 4 },
  others: [{ name: 'bank', position: 1 }],
  registry: {
    pathForReply: (flow, { data }, method) =>
      flow === 'withdrawal' && method?.cardViewType === 4 && data?.['pickup'] ? COLLECT : undefined,
  },
};

describe('ConfirmStore', () => {
  it('knows where the code went; the host is not told yet', async () => {
    const { confirm, navigation, told } = await toConfirm();
    expect(navigation.visited).toEqual(['/withdrawal/confirm']);
    expect(confirm.withdrawal).toMatchObject({ withdrawalId: 'w1', amount: 500, currency: 'INR' });
    expect([confirm.email, told()]).toEqual(['p•••@example.com', []]);
  });

  it('right: the host is notified once, then the complete page', async () => {
    const { confirm, realtime, navigation, told, confirmation } = await toConfirm();
    realtime.script(CONFIRM, () => ({ withdrawalId: 'w1' }));
    type(confirm, ' 123-456 ');
    await confirm.submit();
    expect(realtime.sentOf(CONFIRM)).toMatchObject([{ data: { withdrawalId: 'w1', code: '123456' } }]);
    expect(told()).toEqual([{ messageType: 'onCreateTransaction', eventType: 'withdrawal', eventId: 'w1' }]);
    expect(navigation.visited.at(-1)).toBe('/withdrawal/complete');
    expect(confirmation.current).toBeUndefined();
  });

  it('leads to what the money is collected with, which came with the confirmation', async () => {
    const { confirm, realtime, navigation, transaction, told } = await toConfirm(collects);
    realtime.script(CONFIRM, () => ({ withdrawalId: 'w1', apiResponse: PICKUP }));
    type(confirm, '123456');
    await confirm.submit();
    expect(navigation.visited.at(-1)).toBe(COLLECT);
    expect(transaction.current).toMatchObject({ flow: 'withdrawal', id: 'w1', amount: 500, data: PICKUP.data });
    expect(transaction.current?.pageId).toBe('pickup');
    expect(told()).toHaveLength(1);
  });

  it('leads to what the create had told already, where the confirmation tells nothing', async () => {
    const { confirm, realtime, navigation, transaction } = await toConfirm(collects, { apiResponse: PICKUP });
    realtime.script(CONFIRM, () => ({ withdrawalId: 'w1' }));
    type(confirm, '123456');
    await confirm.submit();
    expect([navigation.visited.at(-1), transaction.current?.data]).toEqual([COLLECT, PICKUP.data]);
  });

  it('leads to no code that the money was collected with already', async () => {
    const { realtime, navigation } = await toConfirm(collects, { apiResponse: PICKUP });
    realtime.push('withdrawal.status', { id: 'w1', status: 1 });
    await settled();
    expect(navigation.visited.at(-1)).toBe('/withdrawal/complete');
  });

  it.each(['anna@example.com', 'hunter2', 'correct horse battery', '12', '123', '12345678901', 'S3cret!pass'])(
    'what can be no code is said at once, and spends no try: %s',
    async (text) => {
      const { confirm, realtime } = await toConfirm();
      type(confirm, text);
      expect(confirm.checked.problems[CODE_KEY]).toBe(
        'Enter the whole code from the email. It is made of digits only.',
      );
      await confirm.submit();
      expect(realtime.sentOf(CONFIRM)).toEqual([]);
    },
  );

  it('an empty code is not sent', async () => {
    const { confirm, realtime } = await toConfirm();
    type(confirm, ' - ');
    expect(confirm.checked.problems[CODE_KEY]).toBe('Enter the code');
    await confirm.submit();
    expect(realtime.sentOf(CONFIRM)).toEqual([]);
  });

  it.each([
    ['banking.confirmCodeWrong', /^This code is wrong/],
    ['banking.confirmCodeExpired', /^This code has expired/],
  ])('%s stands on the code', async (code, message) => {
    const { confirm, realtime, told, errors, locale } = await toConfirm();
    realtime.script(CONFIRM, () => {
      throw refusal(code);
    });
    type(confirm, '111111');
    await confirm.submit();
    const first = confirm.checked.refusals[CODE_KEY];
    expect(first?.message).toMatch(message);
    expect([confirm.isSubmitting, told(), errors.handled]).toEqual([false, [], []]);
    // In another language it is said in that one.
    const [, key = ''] = code.split('.');
    locale.addMessages('en', { common: { errors: { banking: { [key]: 'Código errado' } } } });
    expect(first?.message).toBe('Código errado');
    await confirm.submit();
    expect(confirm.checked.refusals[CODE_KEY]).not.toBe(first);
  });

  it('too many wrong codes end it', async () => {
    const { confirm, realtime, confirmation, told, storage } = await toConfirm();
    realtime.script(CONFIRM, () => {
      throw refusal('banking.confirmAttemptsExceeded');
    });
    // The gateway does not know this call.
    realtime.script(STATE, () => {
      throw new AppError('', { status: 404 });
    });
    type(confirm, '111111');
    await confirm.submit();
    expect([confirm.isOver, confirmation.current, told()]).toEqual([true, undefined, []]);
    expect(storage.keys(CONFIRMATION_PREFIX)).toEqual([]);
  });

  it('ends when the gateway takes it back by itself', async () => {
    const { confirm, realtime } = await toConfirm();
    realtime.push('withdrawal.status', { id: 'w1', status: 2 });
    expect(confirm.isOver).toBe(true);
  });

  it('any other refusal stays above the button', async () => {
    const { confirm, realtime } = await toConfirm();
    realtime.script(CONFIRM, () => {
      throw refusal('banking.methodUnavailable');
    });
    type(confirm, '111111');
    await confirm.submit();
    expect([confirm.error, confirm.isOver]).toEqual(['shown: banking.methodUnavailable', false]);
  });

  it('a lost reply: the same code with the same key, until there is an answer', async () => {
    const { confirm, realtime, clock, told, errors } = await toConfirm();
    type(confirm, '123456');
    const submit = confirm.submit();
    await settled();
    realtime.refuse(new AppError('No reply', { code: 'socket.timeout', outcomeUnknown: true }));
    await settled();
    expect([confirm.isChecking, confirm.isSubmitting]).toEqual([true, true]);
    await clock.pass(ASK_AGAIN_MS);
    realtime.cut();
    await settled();
    await realtime.connect();
    await settled();
    realtime.reply(CONFIRM, { withdrawalId: 'w1' });
    await submit;
    expect(new Set(realtime.sentOf(CONFIRM).map(({ messageId }) => messageId)).size).toBe(1);
    expect(realtime.sentOf(CONFIRM)).toHaveLength(3);
    expect([told().length, errors.handled]).toEqual([1, []]);
  });

  it('another code is another attempt', async () => {
    const { confirm, realtime } = await toConfirm();
    realtime.script(CONFIRM, () => {
      throw refusal('banking.confirmCodeWrong');
    });
    for (const code of ['111111', '111111', '222222']) {
      type(confirm, code);
      await confirm.submit();
    }
    const keys = realtime.sentOf(CONFIRM).map(({ messageId }) => messageId);
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  });

  it('asks nothing more once the player has left', async () => {
    const { confirm, realtime, clock, navigation } = await toConfirm();
    type(confirm, '123456');
    void confirm.submit();
    await settled();
    confirm.dispose();
    realtime.refuse(new AppError('No reply', { code: 'socket.timeout', outcomeUnknown: true }));
    await clock.pass(ASK_AGAIN_MS);
    expect(realtime.sentOf(CONFIRM)).toHaveLength(1);
    expect(navigation.visited).toEqual(['/withdrawal/confirm']);
  });
});

describe('another code', () => {
  it('has times of its own; the old one goes from the field', async () => {
    const { confirm, realtime, notifications } = await toConfirm();
    const codeResendAt = '2026-01-01T00:01:00Z';
    realtime.script(RESEND, () => ({ email: undefined, codeExpiresAt: '2026-01-01T00:11:00Z', codeResendAt }));
    type(confirm, '111111');
    await confirm.resend();
    expect(confirm.withdrawal).toMatchObject({ codeExpiresAt: '2026-01-01T00:11:00Z', codeResendAt });
    expect([confirm.email, confirm.checked.values[CODE_KEY]]).toEqual(['p•••@example.com', '']);
    expect(notifications.contents).toEqual(['We have sent you a new code']);
  });

  it('too soon: told, and the code that was typed stays', async () => {
    const { confirm, realtime } = await toConfirm();
    realtime.script(RESEND, () => {
      throw refusal('banking.confirmResendTooSoon');
    });
    type(confirm, '11');
    await confirm.resend();
    expect([confirm.error, confirm.isResending]).toEqual(['shown: banking.confirmResendTooSoon', false]);
    expect(confirm.checked.values[CODE_KEY]).toBe('11');
  });
});

describe('after a reload', () => {
  it('is confirmed with what session storage kept, which is not the e-mail', async () => {
    const { reload, realtime, storage, told } = await toConfirm();
    expect([...storage.texts.values()].join()).not.toContain('example.com');
    const page = await reload();
    const confirm = page.newConfirm();
    confirm.open();
    expect([confirm.withdrawal?.withdrawalId, confirm.email]).toEqual(['w1', undefined]);
    realtime.script(CONFIRM, () => ({ withdrawalId: 'w1' }));
    type(confirm, '123456');
    await confirm.submit();
    expect(told()).toHaveLength(1);
    expect(page.transaction.current).toMatchObject({ flow: 'withdrawal', id: 'w1', amount: 500 });
  });

  it('shows the list when there is nothing to confirm', async () => {
    const kit = await withdrawalKit();
    kit.newConfirm().open();
    expect(kit.navigation.visited).toEqual(['/withdrawal']);
  });

  it('does not trust what stands in storage', async () => {
    const kit = await withdrawalKit();
    kit.storage.write(`${CONFIRMATION_PREFIX}7`, { withdrawalId: 7 });
    expect((await kit.reload()).confirmation.current).toBeUndefined();
  });
});
