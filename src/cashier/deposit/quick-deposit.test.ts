import { expect, it } from 'vitest';
import type { RecentPayment } from '../../contract/recent';
import { WishedAmount } from '../amount/wished-amount';
import { SavedAccounts } from '../accounts/saved-accounts';
import { CatalogueSource } from '../methods/catalogue-source';
import { MethodsStore } from '../methods/methods-store';
import { QuickView } from '../methods/quick-view';
import { sampleMethod, sampleSession } from '../test-kit/samples';
import { testApp } from '../test-kit/test-app';
import { QuickDeposit } from './quick-deposit';

const typed = { name: 'card', position: 1, hasAccounts: true, fields: [{ name: 'pan', type: 'text' as const }] };
const METHODS = [sampleMethod(typed), sampleMethod({ name: 'cash', position: 2, fields: [] })];
const paid = (name: string, more: Partial<RecentPayment> = {}): RecentPayment => ({
  ...{ name, amount: 200, currency: 'INR', category: null, accountLabel: null, accountId: null },
  ...more,
});

async function opened(...recent: RecentPayment[]) {
  const source: CatalogueSource = {
    methods: async () => ({ entries: METHODS, next: undefined, standing: { recent, locks: [] } }),
    snippet: async () => ({}),
  };
  const kit = testApp({
    session: sampleSession({ view: 'quick' }),
    replace: (app) => app.registerInstance(CatalogueSource, source),
  });
  const deposit = kit.get(QuickDeposit);
  await deposit.open();
  const methods = kit.get(MethodsStore);
  return { ...kit, deposit, methods };
}

it('opens what paid last, with its amount and account', async () => {
  const { methods, get, deposit } = await opened(paid('card', { accountId: 'a', accountLabel: 'Visa' }), paid('cash'));
  expect(methods.currentMethod?.name).toBe('card');
  expect(get(WishedAmount).take('card')).toBe(200);
  expect(get(SavedAccounts).chosen('deposit', METHODS[0]!)).toMatchObject({ id: 'a' });
  expect(deposit.hasNone).toBe(false);
});

it('passes over a method whose fields would have to be typed', async () => {
  const { methods } = await opened(paid('card'), paid('cash'));
  expect(methods.currentMethod?.name).toBe('cash');
});

it('offers the whole cashier where nothing can be repeated', async () => {
  const { deposit, methods, host, get } = await opened(paid('card'));
  expect(deposit.hasNone).toBe(true);
  expect(methods.currentMethod).toBeUndefined();
  for (const _tap of [1, 2]) await deposit.expand();
  expect(get(QuickView).isOn).toBe(false);
  expect(host.sent.filter(({ messageType }) => messageType === 'onExpand')).toHaveLength(1);
});
