import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { AMOUNT_KEY, fieldKey } from '../form/field-key';
import { settled } from '../test-kit/manual-clock';
import { created, withdrawalKit } from '../test-kit/withdrawal-kit';
import { DESIGN_POLICIES } from './design-policy';

const CREATE = 'BANKING:withdrawal-create';
const PHONE = { name: 'phone', label: { en: 'Phone' } };
const CARD = { name: 'card', wallet: true };
const refusal = (code: string, status = 400) => new AppError('No', { code, status });
const apiResponse = (more: Record<string, unknown>) => ({ apiResponse: { method: 'GET', data: null, ...more } });

async function filled(amount: string, ...facts: Parameters<typeof withdrawalKit>) {
  const kit = await withdrawalKit(...facts);
  kit.form.setAmount(amount);
  return kit;
}

describe('the request', () => {
  const method = { fields: [PHONE, CARD] };
  const fill = (kit: Awaited<ReturnType<typeof filled>>) => {
    kit.form.form.change(fieldKey('phone'), '+91 98765');
    kit.form.form.change(fieldKey('customWallet'), '4242');
  };

  it('has the amount among the fields in the current design, as exact text, and the wallet apart', async () => {
    const kit = await filled('500,50', { method });
    fill(kit);
    kit.realtime.script(CREATE, () => created());
    expect(await kit.withdrawal.submit()).toBe('done');
    expect(kit.sent()).toEqual([
      {
        amount: 500.5,
        currency: 'INR',
        fields: { phone: '+91 98765', amount: '500.5' },
        payment_system: 'visa',
        wallet: '4242',
      },
    ]);
  });

  it('has no amount among the fields in the legacy design', async () => {
    const kit = await filled('500', { method, policy: DESIGN_POLICIES.legacy });
    fill(kit);
    kit.realtime.script(CREATE, () => created());
    await kit.withdrawal.submit();
    expect(kit.sent()).toMatchObject([{ amount: 500, fields: { phone: '+91 98765' }, wallet: '4242' }]);
    expect(JSON.stringify(kit.sent())).not.toContain('"amount":"');
  });

  it('names the account only for a player who has two', async () => {
    const additional = { amount: 900, currency: 'INR' };
    const balanceData = { primary: { amount: 100, currency: 'INR' }, additional };
    const kit = await filled('500', { payload: { user: { balanceData } } });
    kit.realtime.script(CREATE, () => created());
    expect(kit.withdrawal.review()).toBe(false);
    kit.terms.chooseAccount('additional');
    expect(kit.withdrawal.review()).toBe(true);
    await kit.withdrawal.submit();
    expect(kit.sent()).toMatchObject([{ fields: { account_type: 'additional', amount: '500' } }]);
  });
});

describe('the review', () => {
  it('shows amount, fee and what arrives, and leads back with all that is typed', async () => {
    const kit = await filled('1000', { method: { fees: { INR: { percent: 2, min: 25 } } } });
    expect(kit.withdrawal.review()).toBe(true);
    expect(kit.withdrawal.summary).toEqual({ amount: '1000', fee: '25', arrives: '975', currency: 'INR' });
    kit.withdrawal.edit();
    expect([kit.withdrawal.isReviewing, kit.form.form.getState().values[AMOUNT_KEY]]).toEqual([false, '1000']);
    expect(kit.sent()).toEqual([]);
  });

  it('tells no fee that the gateway does not tell', async () => {
    const kit = await filled('1000', { method: { fees: { EUR: { percent: 2 } } } });
    kit.withdrawal.review();
    expect(kit.withdrawal.summary).toEqual({ amount: '1000', fee: undefined, arrives: '1000', currency: 'INR' });
  });

  it('is not shown for an invalid form; all messages are', async () => {
    const kit = await filled('5', { method: { fields: [PHONE] } });
    expect(kit.withdrawal.review()).toBe(false);
    expect(kit.form.invalidKeys).toEqual([AMOUNT_KEY, fieldKey('phone')]);
    expect(kit.form.form.getState().submitFailed).toBe(true);
  });

  it('goes back to the form when the balance has gone meanwhile', async () => {
    const kit = await filled('500', { payload: { user: { balanceData: { balances: { INR: 500 } } } } });
    expect(kit.withdrawal.review()).toBe(true);
    kit.realtime.push('login.token', { balanceData: { balances: { INR: 499.99 } } });
    expect(await kit.withdrawal.submit()).toBe('invalid');
    expect([kit.withdrawal.isReviewing, kit.sent()]).toEqual([false, []]);
  });
});

describe('the balance', () => {
  const having = (balanceData: unknown) => ({ payload: { user: { balanceData } } });

  it.each([
    ['500', undefined],
    ['500.01', 'You have ₹500. Enter a smaller amount.'],
    ['99', 'Minimum ₹100'],
    ['50001', 'Maximum ₹50,000'],
  ])('of 500: an amount of %s gives %s', async (amount, message) => {
    const kit = await withdrawalKit(having({ primary: { amount: 500, currency: 'INR' } }));
    expect(kit.form.validateAmount(amount)).toBe(message);
  });

  it('in another currency only is 0, so everything is too much', async () => {
    const kit = await withdrawalKit(having({ primary: { amount: 500, currency: 'USD' } }));
    expect(kit.form.validateAmount('100')).toBe('You have ₹0. Enter a smaller amount.');
  });

  it('that nobody has told refuses nothing', async () => {
    const kit = await withdrawalKit();
    expect([kit.terms.available, kit.form.validateAmount('50000')]).toEqual([undefined, undefined]);
  });

  it('leaves out the quick amounts that it is too low for', async () => {
    const values = async (amount: number) =>
      (await withdrawalKit(having({ balances: { INR: amount } }))).form.quickAmounts.map(({ value }) => Number(value));
    const all = await values(50_000);
    expect(all.length).toBe(4);
    expect(await values(1000)).toEqual(all.filter((value) => value <= 1000));
  });

  it('refuses an amount that the fee eats up', async () => {
    const kit = await withdrawalKit({ method: { fees: { INR: { fixed: 100 } } } });
    expect(kit.form.validateAmount('100')).toBe('The fee for this amount is ₹100. Enter a larger amount.');
    expect(kit.form.validateAmount('100.01')).toBeUndefined();
  });

  it('gives no choice for an additional account in another currency', async () => {
    const balanceData = { primary: { amount: 1, currency: 'INR' }, additional: { amount: 1, currency: 'USD' } };
    expect((await withdrawalKit(having(balanceData))).terms.accounts).toEqual([]);
  });
});

describe('what the reply says', () => {
  it('created: the host is told once, the complete page waits for the push', async () => {
    const kit = await filled('500');
    kit.realtime.script(CREATE, () => created());
    await kit.withdrawal.submit();
    expect(kit.told()).toEqual([{ messageType: 'onCreateTransaction', eventType: 'withdrawal', eventId: 'w1' }]);
    expect(kit.navigation.visited).toEqual(['/withdrawal/complete']);
    expect(kit.transaction.status).toBe('accepted');
    kit.realtime.push('withdrawal.status', { id: 'w1', status: 1 });
    expect(kit.transaction.status).toBe('processed');
  });

  it('another page: a plugin’s when it claims the reply, else the one given', async () => {
    const kit = await filled('500', { registry: { pathForReply: () => '/withdrawal/redirect/instruction' } });
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

    const blocked = await filled('500');
    blocked.browser.isBlocked = true;
    blocked.realtime.script(CREATE, () => created(apiResponse({ source })));
    await blocked.withdrawal.submit();
    expect(blocked.paymentWindow.pending).toMatchObject({ url: source });
    expect(blocked.navigation.visited).toEqual(['/withdrawal/complete']);
  });

  it('a source that is no page: told, and the withdrawal is there all the same', async () => {
    const kit = await filled('500');
    kit.realtime.script(CREATE, () => created(apiResponse({ source: 'javascript:alert(1)' })));
    expect(await kit.withdrawal.submit()).toBe('failed');
    expect([kit.browser.opened, kit.told().length]).toEqual([[], 1]);
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

  it('of another kind stays above the button and is told to analytics', async () => {
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
