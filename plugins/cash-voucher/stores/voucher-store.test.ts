import { PaymentPage } from '@/cashier/payment-page/payment-page';
import { describe, expect, it } from 'vitest';
import { depositKit } from '@/cashier/test-kit/deposit-kit';
import { depositReply } from '@/cashier/test-kit/fake-gateway';
import { VoucherStore } from './voucher-store';

/** Creates a deposit of this plugin through its form, and the store of its page. */
async function page(data: Record<string, unknown> | null, pageId: string | null = 'cash-voucher') {
  const kit = await depositKit({ registry: { pathForReply: () => '/deposit/cash-voucher/voucher' } });
  const { transaction, realtime, navigation, errors, gateway } = kit;
  gateway.nextAnswers.push(depositReply('first', { pageId, data }));
  await kit.newStore().submit({ wantsWindow: false });
  navigation.visited.length = 0;
  const store = new VoucherStore(new PaymentPage(transaction, realtime, navigation, errors), errors);
  store.open();
  return { ...kit, store };
}

const good = { reference: '9300 1234 5678 90', barcode: { format: 'code128' }, expiresAt: '2026-03-01T10:00:00Z' };
const reported = ({ reported: told }: { reported: readonly { code?: string | undefined }[] }) =>
  told.map(({ code }) => code);

describe('the page of a voucher', () => {
  it('shows what the reply holds, and stays', async () => {
    const { store, navigation, errors } = await page({ cashVoucher: good });
    expect(store.voucher).toMatchObject({ reference: '93001234567890', shown: '9300 1234 5678 90' });
    expect(store.terms).toMatchObject({ expiresAt: good.expiresAt, steps: [] });
    expect([navigation.visited, errors.reported]).toEqual([[], []]);
  });

  it('is not without its reference for a barcode, a time or steps that can not be read', async () => {
    const bad = { ...good, barcode: { format: 'runes' }, expiresAt: 'soon', steps: 'many' };
    const { store, errors } = await page({ cashVoucher: bad });
    expect(store.voucher).toMatchObject({ reference: '93001234567890', bars: undefined });
    expect(store.terms?.expiresAt).toBeUndefined();
    expect(errors.reported).toHaveLength(1);
  });

  it('tells monitoring of a barcode that can not be drawn, without its value', async () => {
    const { store, errors } = await page({ cashVoucher: { ...good, barcode: { format: 'code128', value: 'ñ' } } });
    expect(store.voucher?.bars).toBeUndefined();
    expect(reported(errors)).toEqual(['cashVoucher.barcode']);
  });

  it.each([
    [{ cashVoucher: { ...good, reference: ' ' } }],
    [{ cashVoucher: { reference: '34191', barcode: { format: 'boleto' } } }],
  ])('shows none for %j, and tells monitoring', async (data) => {
    const { store, errors } = await page(data);
    expect(store.voucher).toBeUndefined();
    expect(errors.reported).toHaveLength(1);
    expect(JSON.stringify(errors.reported)).not.toContain('34191');
  });

  it('goes on to the status where the reply is gone, as after a reload', async () => {
    const { transaction, navigation, store } = await page({ cashVoucher: good });
    transaction.reset();
    store.open();
    expect(navigation.visited).toEqual(['/deposit/complete']);
  });

  it('leads to the status and to the other methods', async () => {
    const { store, navigation } = await page({ cashVoucher: good });
    void store.page.showStatus();
    void store.page.toMethods();
    expect(navigation.visited).toEqual(['/deposit/complete', '/deposit']);
  });
});
