import { fakeLocale } from '@/core/locale/locale.fake';
import { describe, expect, it, vi } from 'vitest';

import { FakeErrorHandler } from '@/core/errors/error-handler.fake';
import { fakeHostBridge } from '@/core/host-bridge/host-bridge.fake';
import { fakeSession } from '@/core/session/session.fake';
import { lineOf } from './lines.fixture';
import { ReceiptStore } from './receipt-store';

const receipt = {
  title: 'Receipt',
  rows: [
    { label: 'Amount', value: '+€20' },
    { label: 'Number', value: 't-0' },
  ],
};
const TEXT = 'Receipt\nAmount: +€20\nNumber: t-0';

/** `navigator`: the browser's; without share functions there is no share sheet. */
function storeOf({ navigator = {}, isNative = false, appShares = false }) {
  const host = fakeHostBridge();
  const errors = new FakeErrorHandler();
  const browser = { navigator } as unknown as Window;
  const session = fakeSession({ isNative, payload: { ...fakeSession().payload, canShare: appShares } });
  return { host, errors, store: new ReceiptStore(browser, host, session, fakeLocale(), errors) };
}

describe('ReceiptStore', () => {
  it.each([
    ['a browser without a sheet', {}, { canShare: false, canPrint: true, canSave: true }],
    ['a browser with one', { navigator: { canShare: () => true } }, { canShare: true, canPrint: true, canSave: true }],
    ['a browser that refuses', { navigator: { canShare: () => false } }, { canShare: false }],
    ['an app that shares', { isNative: true, appShares: true }, { canShare: true, canPrint: false, canSave: false }],
    ['an app that does not', { isNative: true }, { canShare: false, canPrint: false, canSave: false }],
  ])('offers in %s what it can do', (_where, place, offered) => {
    expect(storeOf(place).store).toMatchObject(offered);
  });

  it('gives the sheet of the browser title and facts', async () => {
    const share = vi.fn(() => Promise.resolve());
    const { store, host } = storeOf({ navigator: { share } });
    await store.share(receipt);
    expect(share).toHaveBeenCalledWith({ title: 'Receipt', text: TEXT });
    expect(host.sent).toEqual([]);
  });

  it('leaves it to the app in a native view', async () => {
    const { store, host } = storeOf({ isNative: true, appShares: true });
    await store.share(receipt);
    expect(host.sent).toEqual([{ messageType: 'share', title: 'Receipt', text: TEXT }]);
  });

  it('opens one sheet at a time', async () => {
    let close = () => {};
    const share = vi.fn(() => new Promise<void>((resolve) => (close = resolve)));
    const { store } = storeOf({ navigator: { share } });
    const first = store.share(receipt);
    await store.share(receipt);
    expect(store.isSharing).toBe(true);
    close();
    await first;
    expect(share).toHaveBeenCalledTimes(1);
    expect(store.isSharing).toBe(false);
  });

  it('takes a sheet that the player closes for no fault, and any other end for one', async () => {
    const closed = storeOf({ navigator: { share: () => Promise.reject(new DOMException('', 'AbortError')) } });
    await closed.store.share(receipt);
    expect(closed.errors.handled).toEqual([]);
    const refused = storeOf({ navigator: { share: () => Promise.reject(new DOMException('', 'NotAllowedError')) } });
    await refused.store.share(receipt);
    expect(refused.errors.handled).toHaveLength(1);
    expect(refused.store.isSharing).toBe(false);
  });

  it('shows one receipt until it is closed', () => {
    const { store } = storeOf({});
    store.show(lineOf(0));
    expect(store.shown?.id).toBe('t-0');
    store.close();
    expect(store.shown).toBeUndefined();
  });
});
