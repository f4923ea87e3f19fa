import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { AMOUNT_KEY, fieldKey } from '../form/field-key';
import { filled } from '../test-kit/filled-withdrawal';
import { settled } from '../../core/time/clock.fake';
import { created, withdrawalKit } from '../test-kit/withdrawal-kit';

const CREATE = 'BANKING:withdrawal-create';
const PHONE = { name: 'phone', label: { en: 'Phone' } };
const refusal = (code: string, status = 400) => new AppError('No', { code, status });
const apiResponse = (more: Record<string, unknown>) => ({ apiResponse: { method: 'GET', data: null, ...more } });

describe('what the reply says', () => {
  it('created: the host is notified once, the complete page waits for the push', async () => {
    const kit = await filled('500');
    kit.realtime.script(CREATE, () => created());
    await kit.withdrawal.submit();
    expect(kit.told()).toEqual([{ messageType: 'onCreateTransaction', eventType: 'withdrawal', eventId: 'w1' }]);
    expect(kit.navigation.visited).toEqual(['/withdrawal/complete']);
    expect([kit.transaction.status, kit.confirmation.current]).toEqual(['accepted', undefined]);
    kit.realtime.push('withdrawal.status', { id: 'w1', status: 1 });
    expect(kit.transaction.status).toBe('processed');
  });

  it('another page: a plugin’s when it claims the reply, else the one given', async () => {
    const pathForReply = (flow: string) => (flow === 'withdrawal' ? '/withdrawal/redirect/instruction' : undefined);
    const kit = await filled('500', { registry: { pathForReply } });
    kit.realtime.script(CREATE, () => created(apiResponse({ pageId: 'custom' })));
    await kit.withdrawal.submit({ nextPage: '/withdrawal/other' });
    expect(kit.navigation.visited).toEqual(['/withdrawal/redirect/instruction']);
    const other = await filled('500');
    other.realtime.script(CREATE, () => created());
    await other.withdrawal.submit({ nextPage: '/withdrawal/other' });
    expect(other.navigation.visited).toEqual(['/withdrawal/other']);
  });

  it('blocked: told, nothing created, the flow stops', async () => {
    const kit = await filled('500');
    kit.realtime.script(CREATE, () => created({ withdrawalId: null, withdrawalBlocked: true }));
    kit.withdrawal.review();
    expect(await kit.withdrawal.submit()).toBe('failed');
    expect(kit.notifications.list).toMatchObject([{ kind: 'toast', color: 'danger', content: kit.withdrawal.notice }]);
    expect(kit.withdrawal.notice).toMatch(/^Withdrawals are blocked/);
    expect([kit.navigation.visited, kit.told(), kit.attempts.stepOf('withdrawal')]).toEqual([[], [], undefined]);
    kit.withdrawal.edit();
    expect(kit.withdrawal.notice).toBeUndefined();
  });

  it('blocked once: the next try is not said to be blocked while it runs', async () => {
    const kit = await filled('500');
    expect(kit.withdrawal.notice).toBeUndefined();
    kit.realtime.script(CREATE, () => created({ withdrawalId: null, withdrawalBlocked: true }));
    await kit.withdrawal.submit();
    kit.realtime.script(CREATE, () => created());
    const submit = kit.withdrawal.submit();
    expect([kit.withdrawal.notice, kit.withdrawal.isSubmitting]).toEqual([undefined, true]);
    await submit;
  });

  it('more fields for a withdrawal that has begun: the next request continues that one', async () => {
    const kit = await filled('500');
    kit.realtime.script(CREATE, () =>
      created({ fields: [{ name: 'city' }], ...apiResponse({ isFieldsRequired: true }) }),
    );
    expect(await kit.withdrawal.submit()).toBe('needsFields');
    kit.form.form.change(fieldKey('city'), 'Pune');
    kit.realtime.script(CREATE, () => created());
    expect(await kit.withdrawal.submit()).toBe('done');
    const common = { amount: 500, currency: 'INR', payment_system: 'visa' };
    expect(kit.sent()).toEqual([
      { ...common, fields: { amount: '500' } },
      { ...common, fields: { amount: '500', city: 'Pune' }, withdrawalId: 'w1' },
    ]);
  });

  it.each([
    ['more fields, and names none', { withdrawalId: null, ...apiResponse({ isFieldsRequired: true }) }, 'failed'],
    ['more fields, names none, and has an id', apiResponse({ isFieldsRequired: true }), 'done'],
    ['no more fields, although it names one', { fields: [{ name: 'city' }] }, 'done'],
    ['no more fields, although it names one and has no id', { withdrawalId: null, fields: [{ name: 'city' }] }, 'done'],
  ])('a reply that asks for %s', async (_, reply, result) => {
    const kit = await filled('500');
    kit.realtime.script(CREATE, () => created(reply));
    expect(await kit.withdrawal.submit()).toBe(result);
    expect(kit.form.requestedNames).toEqual([]);
  });

  it('a code is asked for a withdrawal without an id: its page says what can be said, and none is waited for', async () => {
    const kit = await filled('500');
    kit.realtime.script(CREATE, () => created({ withdrawalId: null, confirmationRequested: true }));
    await kit.withdrawal.submit();
    expect([kit.navigation.visited, kit.confirmation.current]).toEqual([['/withdrawal/complete'], undefined]);
  });

  it('more fields: appended to the form, with nothing lost and nothing told', async () => {
    const kit = await filled('500');
    const asking = { withdrawalId: null, fields: [{ name: 'city' }], ...apiResponse({ isFieldsRequired: true }) };
    kit.realtime.script(CREATE, () => created(asking));
    kit.withdrawal.review();
    expect(await kit.withdrawal.submit()).toBe('needsFields');
    expect([kit.withdrawal.isReviewing, kit.form.requestedNames]).toEqual([false, ['city']]);
    expect([kit.form.form.getState().values[AMOUNT_KEY], kit.told()]).toEqual(['500', []]);
    kit.form.form.change(fieldKey('city'), 'Pune');
    kit.realtime.script(CREATE, () => created());
    expect(await kit.withdrawal.submit()).toBe('done');
    const [first, second] = kit.realtime.sentOf(CREATE).map(({ messageId }) => messageId);
    expect(first).not.toBe(second);
  });

  it('a source: opened when the reply has come; blocked, it stays a button', async () => {
    const source = 'https://provider.example/next';
    const kit = await filled('500');
    kit.realtime.script(CREATE, () => created(apiResponse({ source })));
    const submit = kit.withdrawal.submit();
    expect(kit.browser.opened).toEqual([]);
    await submit;
    expect(kit.browser.opened[0]?.visited).toEqual([source]);

    const button = await filled('500');
    button.realtime.script(CREATE, () => created(apiResponse({ source })));
    await button.withdrawal.submit({ wantsWindow: false });
    expect([button.browser.opened, button.paymentWindow.pending]).toMatchObject([[], { url: source }]);

    const blocked = await filled('500');
    blocked.browser.isBlocked = true;
    blocked.realtime.script(CREATE, () => created(apiResponse({ source })));
    await blocked.withdrawal.submit();
    expect(blocked.paymentWindow.pending).toMatchObject({ url: source });
    expect(blocked.navigation.visited).toEqual(['/withdrawal/complete']);
  });

  it('a source that is no page: the withdrawal is there all the same, and so is its page', async () => {
    const kit = await filled('500');
    kit.realtime.script(CREATE, () => created(apiResponse({ source: 'javascript:alert(1)' })));
    expect(await kit.withdrawal.submit()).toBe('done');
    expect([kit.browser.opened, kit.told().length]).toEqual([[], 1]);
    expect([kit.navigation.visited, kit.paymentWindow.isUnusable]).toEqual([['/withdrawal/complete'], true]);
  });
});

describe('a refusal', () => {
  it.each(['banking.insufficientFunds', 'banking.amountOutOfLimits'])('%s stands on the amount', async (code) => {
    const kit = await filled('500');
    kit.realtime.script(CREATE, () => {
      throw refusal(code);
    });
    kit.withdrawal.review();
    expect(await kit.withdrawal.submit()).toBe('failed');
    expect([kit.withdrawal.isReviewing, kit.withdrawal.error]).toEqual([false, undefined]);
    expect(kit.form.invalidKeys).toEqual([AMOUNT_KEY]);
    kit.form.setAmount('400');
    expect(kit.form.isValid).toBe(true);
  });

  it('of another kind stays above the button and is reported to analytics', async () => {
    const kit = await filled('500');
    kit.realtime.script(CREATE, () => {
      throw refusal('banking.limit', 422);
    });
    kit.withdrawal.review();
    await kit.withdrawal.submit();
    expect([kit.withdrawal.isReviewing, kit.withdrawal.error]).toEqual([true, 'shown: banking.limit']);
    expect(kit.analytics.events).toMatchObject([{ name: 'error', params: { error_text: 'shown: banking.limit' } }]);
  });
});

describe('one withdrawal for one wish', () => {
  it('a second tap while the first runs sends nothing', async () => {
    const kit = await filled('500');
    const first = kit.withdrawal.submit();
    expect(kit.withdrawal.submit()).toBe(first);
    kit.realtime.reply(CREATE, created());
    await first;
    expect(kit.sent()).toHaveLength(1);
  });

  it('a lost reply is checked with the same key, after a reload too', async () => {
    const kit = await filled('500');
    void kit.withdrawal.submit();
    await settled();
    kit.realtime.cut();
    await settled();
    expect(kit.withdrawal.isChecking).toBe(true);
    expect(kit.errors.handled).toEqual([]);

    const next = await kit.reload();
    next.form.setAmount('500');
    kit.realtime.script(CREATE, () => created());
    await kit.realtime.connect();
    await next.withdrawal.submit();
    const keys = kit.realtime.sentOf(CREATE).map(({ messageId }) => messageId);
    expect(new Set(keys).size).toBe(1);
    expect(next.navigation.visited).toEqual(['/withdrawal/complete']);
  });

  it('keeps nothing that was typed in session storage', async () => {
    const kit = await filled('500', { method: { fields: [PHONE] } });
    kit.form.form.change(fieldKey('phone'), '+91 98765 43210');
    kit.realtime.script(CREATE, () => created({ confirmationRequested: true, email: 'p•••@example.com' }));
    await kit.withdrawal.submit();
    expect([...kit.storage.texts.values()].join()).not.toMatch(/98765|example\.com/);
  });
});

it('a method whose profile takes the advanced fields does not ask for them again', async () => {
  const fields = [PHONE, { name: 'passport', isAdvanced: true }];
  const kit = await withdrawalKit({ method: { fields, isPreparationRequired: true } });
  expect(kit.form.fields.map(({ name }) => name)).toEqual(['phone']);
  const exempt = await withdrawalKit({
    method: { fields, isPreparationRequired: true },
    settings: { methodsWithoutPreparation: ['visa'] },
  });
  expect(exempt.form.fields.map(({ name }) => name)).toEqual(['phone', 'passport']);
});
