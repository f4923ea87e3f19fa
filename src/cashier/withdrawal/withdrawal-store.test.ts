import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { AMOUNT_KEY, fieldKey } from '../form/field-key';
import { filled } from '../test-kit/filled-withdrawal';
import { created, withdrawalKit } from '../test-kit/withdrawal-kit';
import { DESIGN_POLICIES } from './design-policy';

const CREATE = 'BANKING:withdrawal-create';
const PHONE = { name: 'phone', label: { en: 'Phone' } };
const CARD = { name: 'card', wallet: true };

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
    expect(kit.withdrawal.summary?.account).toBe('additional');
    await kit.withdrawal.submit();
    expect(kit.sent()).toMatchObject([{ fields: { account_type: 'additional', amount: '500' } }]);
  });
});

it('takes the money from the main account unless the player chooses the other, or has it no more', async () => {
  const balanceData = (data: object) => ({ balanceData: { primary: { amount: 600, currency: 'INR' }, ...data } });
  const additional = { amount: 900, currency: 'INR' };
  const kit = await filled('500', { payload: { user: balanceData({ additional }) } });
  expect(kit.terms.accounts).toEqual([
    { type: 'main', amount: 600 },
    { type: 'additional', amount: 900 },
  ]);
  kit.withdrawal.review();
  expect(kit.withdrawal.summary?.account).toBe('main');
  kit.terms.chooseAccount('additional');
  expect([kit.terms.account, kit.terms.available]).toEqual(['additional', 900]);
  kit.realtime.push('login.token', balanceData({ additional: { amount: 900, currency: 'USD' } }));
  expect([kit.terms.account, kit.terms.available]).toEqual(['main', 600]);
});

it('leads from the review back to the fields when the chosen account is gone', async () => {
  const kit = await withdrawalKit({ method: { fields: [CARD] } });
  const { withdrawal, form } = kit;
  kit.accounts.prefer('withdrawal', 'visa', { id: 'gone', label: 'Card •••• 4242' });
  form.reset();
  withdrawal.open();
  form.setAmount('500');
  kit.realtime.script(CREATE, () => {
    throw new AppError('', { status: 400, code: 'banking.savedAccountNotFound' });
  });
  expect(withdrawal.review()).toBe(true);
  expect(await withdrawal.submit()).toBe('failed');
  expect(kit.sent()).toMatchObject([{ accountId: 'gone' }]);
  expect([withdrawal.isReviewing, form.fields.map(({ name }) => name)]).toEqual([false, ['customWallet']]);
  expect([form.form.getState().values[AMOUNT_KEY], Boolean(withdrawal.error)]).toEqual(['500', true]);
});

describe('the review', () => {
  it('shows amount, fee and what arrives, and leads back with all that is typed', async () => {
    const kit = await filled('1000', { method: { fees: { INR: { percent: 2, min: 25 } } } });
    expect(kit.withdrawal.review()).toBe(true);
    expect(kit.withdrawal.summary).toEqual({ amount: '1000', fee: '25', arrives: '975', currency: 'INR' });
    expect(kit.withdrawal.fee).toBe('25');
    kit.withdrawal.edit();
    expect([kit.withdrawal.isReviewing, kit.form.form.getState().values[AMOUNT_KEY]]).toEqual([false, '1000']);
    expect([kit.withdrawal.summary, kit.withdrawal.fee]).toEqual([undefined, undefined]);
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
