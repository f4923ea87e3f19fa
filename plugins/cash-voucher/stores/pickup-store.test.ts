import { PaymentPage } from '@/cashier/payment-page/payment-page';
import { describe, expect, it } from 'vitest';
import { created, withdrawalKit } from '@/cashier/test-kit/withdrawal-kit';
import { PickupStore } from './pickup-store';

const PAGE = '/withdrawal/cash-voucher/pickup';

/** Creates a withdrawal of this plugin and the store of its page. */
async function page(data: Record<string, unknown>) {
  const kit = await withdrawalKit({ registry: { pathForReply: () => PAGE } });
  const { realtime, form, withdrawal, transaction, navigation, errors } = kit;
  const apiResponse = { method: 'GET', isFieldsRequired: false, pageId: 'cash-pickup', data };
  realtime.script('BANKING:withdrawal-create', () => created({ apiResponse }));
  form.setAmount('500');
  await withdrawal.submit();
  const visited = [...navigation.visited];
  navigation.visited.length = 0;
  const store = new PickupStore(new PaymentPage(transaction, realtime, navigation, errors), errors);
  store.open();
  return { ...kit, store, visited };
}

describe('the page of a pick-up code', () => {
  it('follows the create, shows the code, and stays', async () => {
    const { store, visited, navigation, errors } = await page({ cashPickup: { code: '4082157730' } });
    expect(visited).toEqual([PAGE]);
    expect(store.pickup).toMatchObject({ code: '4082157730', steps: [] });
    expect([navigation.visited, errors.reported]).toEqual([[], []]);
  });

  it.each([{}, { cashPickup: { code: ' ' } }])('shows none for %j', async (data) => {
    expect((await page(data)).store.pickup).toBeUndefined();
  });

  it('goes on to the status where the reply is gone, and when the player asks', async () => {
    const { transaction, navigation, store } = await page({ cashPickup: { code: '4082157730' } });
    void store.page.showStatus();
    transaction.reset();
    store.open();
    expect(navigation.visited).toEqual(['/withdrawal/complete', '/withdrawal/complete']);
  });
});
