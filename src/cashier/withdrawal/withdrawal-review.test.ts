/** The player confirms what is shown: what is under review is what is sent, or the review is left. */
import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { AMOUNT_KEY, fieldKey } from '../form/field-key';
import { filled } from '../test-kit/filled-withdrawal';
import { settled } from '../../core/time/clock.fake';
import { created } from '../test-kit/withdrawal-kit';

const CREATE = 'BANKING:withdrawal-create';
const FACTS = {
  method: { fields: [{ name: 'phone' }], hasAccounts: true },
  others: [{ name: 'bank', hasAccounts: true, fields: [{ name: 'iban' }] }],
  payload: {
    currency: '',
    user: {
      currency: 'INR',
      balanceData: { primary: { amount: 9000, currency: 'INR' }, additional: { amount: 9000, currency: 'INR' } },
    },
  },
};
type Kit = Awaited<ReturnType<typeof filled>>;

async function reviewed(): Promise<Kit> {
  const kit = await filled('500', FACTS);
  kit.form.form.change(fieldKey('phone'), '98765');
  expect(kit.withdrawal.review()).toBe(true);
  return kit;
}

describe('a review', () => {
  it.each<[string, (kit: Kit) => void]>([
    ['another amount', ({ form }) => form.setAmount('600')],
    ['no amount', ({ form }) => form.setAmount('')],
    ['another field', ({ form }) => form.form.change(fieldKey('phone'), '1')],
    ['the other account to take it from', ({ terms }) => terms.chooseAccount('additional')],
    [
      'a saved account to pay to',
      ({ accounts }) => accounts.prefer('withdrawal', 'visa', { id: 'a1', label: '•• 42' }),
    ],
    ['another currency', ({ realtime }) => realtime.push('login.token', { currency: 'EUR' })],
  ])('is left for %s', async (_, change) => {
    const kit = await reviewed();
    change(kit);
    expect([kit.withdrawal.isReviewing, kit.sent()]).toEqual([false, []]);
  });

  it('stays while the same is meant, and when its page is opened again', async () => {
    const { withdrawal, form } = await reviewed();
    form.setAmount('500.00');
    withdrawal.open();
    expect([withdrawal.isReviewing, withdrawal.summary?.amount]).toEqual([true, '500']);
  });

  it('is not left while it is sent: that is under way', async () => {
    const { withdrawal, form, realtime, sent } = await reviewed();
    const submit = withdrawal.submit();
    form.setAmount('600');
    expect([withdrawal.isSubmitting, withdrawal.isReviewing]).toEqual([true, true]);
    await settled();
    realtime.reply(CREATE, created());
    await submit;
    expect(sent()).toMatchObject([{ amount: 500 }]);
  });

  it('keeps what is said of a failed try when something is edited on the form', async () => {
    const { withdrawal, form, realtime } = await filled('500');
    realtime.script(CREATE, () => {
      throw new AppError('No', { code: 'banking.limit', status: 422 });
    });
    await withdrawal.submit();
    form.setAmount('600');
    expect(withdrawal.error).toBe('shown: banking.limit');
  });
});

describe('another method', () => {
  it('begins with its form, and has nothing of what was said of the one before', async () => {
    const { withdrawal, methods, realtime } = await reviewed();
    realtime.script(CREATE, () => {
      throw new AppError('No', { code: 'banking.limit', status: 422 });
    });
    await withdrawal.submit();
    expect(withdrawal.error).toBe('shown: banking.limit');
    methods.selectMethod('bank');
    withdrawal.open();
    expect([withdrawal.isReviewing, withdrawal.error]).toEqual([false, undefined]);
  });

  it('is not left by what was sent for the one before', async () => {
    const { withdrawal, methods, realtime, navigation, told } = await reviewed();
    const submit = withdrawal.submit();
    await settled();
    methods.selectMethod('bank');
    withdrawal.open();
    realtime.reply(CREATE, created());
    await submit;
    expect([navigation.visited, told().length]).toEqual([[], 1]);
  });

  it('asks for no fields where an account is saved, and pays to that', async () => {
    const { withdrawal, methods, realtime, accounts, form, sent } = await filled('500', FACTS);
    expect(withdrawal.account).toBeUndefined();
    const account = { id: 'a1', paymentMethod: 'bank', label: '•• 42', isDefault: true };
    realtime.script('BANKING:accounts-list', () => ({ accounts: [account] }));
    await accounts.load('withdrawal');
    methods.selectMethod('bank');
    withdrawal.open();
    form.setAmount('500');
    expect([withdrawal.account?.id, form.fields]).toEqual(['a1', []]);
    realtime.script(CREATE, () => created());
    await withdrawal.submit();
    expect(sent()).toMatchObject([{ payment_system: 'bank', accountId: 'a1' }]);
  });

  it('is none: the page has nothing to show, and nothing is lost', async () => {
    const { withdrawal, methods, form } = await filled('500');
    methods.clearMethod();
    withdrawal.open();
    expect([withdrawal.method?.name, form.form.getState().values[AMOUNT_KEY]]).toEqual(['visa', '500']);
  });
});

describe('a form', () => {
  it('that was left shows no page any more, and keeps nothing', async () => {
    const { withdrawal, realtime, navigation, form, told } = await reviewed();
    const submit = withdrawal.submit();
    await settled();
    withdrawal.dispose();
    realtime.reply(CREATE, created());
    await submit;
    expect([navigation.visited, told().length, form.amount]).toEqual([[], 1, undefined]);
  });

  it('has nothing of the player before', async () => {
    const { withdrawal, realtime, form } = await reviewed();
    realtime.script(CREATE, () => {
      throw new AppError('No', { code: 'banking.limit', status: 422 });
    });
    await withdrawal.submit();
    withdrawal.reset();
    expect([withdrawal.method, withdrawal.isReviewing, withdrawal.error]).toEqual([undefined, false, undefined]);
    expect([form.amount, form.fields, withdrawal.account]).toEqual([undefined, [], undefined]);
  });
});
