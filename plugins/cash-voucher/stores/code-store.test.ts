import { describe, expect, it } from 'vitest';
import { depositKit } from '@/cashier/test-kit/deposit-kit';
import { depositReply } from '@/cashier/test-kit/fake-gateway';
import { CodeStore } from './code-store';

/** A deposit of this family, created on its form, and its page. */
async function page(data: Record<string, unknown> | null, pageId: string | null = 'cash-voucher') {
  const kit = await depositKit({ registry: { pathForReply: () => '/deposit/cash-voucher/code' } });
  const { transaction, navigation, errors, gateway } = kit;
  gateway.nextAnswers.push(depositReply('first', { pageId, data }));
  await kit.newStore().submit({ wantsWindow: false });
  navigation.visited.length = 0;
  const store = new CodeStore(transaction, navigation, errors);
  store.open();
  return { ...kit, store };
}

const code = { code: '123456789012', expiresAt: '2026-03-01T10:00:00Z' };

describe('the page of a code', () => {
  it('shows the code of the reply, and stays', async () => {
    const { store, navigation, errors } = await page({ cashVoucher: code });
    expect(store.code).toEqual(code);
    expect(navigation.visited).toEqual([]);
    expect(errors.reported).toEqual([]);
  });

  it('shows the code without a time that could not be read, and tells monitoring', async () => {
    const { store, errors } = await page({ cashVoucher: { ...code, expiresAt: 'soon' } });
    expect(store.code).toEqual({ code: code.code, expiresAt: undefined });
    expect(errors.reported).toHaveLength(1);
  });

  it.each([[{ cashVoucher: { code: '' } }], [{}]])('shows none for %j', async (data) => {
    expect((await page(data)).store.code).toBeUndefined();
  });

  it('goes on to the status where the reply is gone, as after a reload', async () => {
    const { transaction, navigation, store } = await page({ cashVoucher: code });
    transaction.reset();
    store.open();
    expect(navigation.visited).toEqual(['/deposit/complete']);
  });

  it('leads to the status and to the other methods', async () => {
    const { store, navigation } = await page({ cashVoucher: code });
    store.showStatus();
    store.toMethods();
    expect(navigation.visited).toEqual(['/deposit/complete', '/deposit']);
  });
});
