import { describe, expect, it } from 'vitest';
import { sampleSession } from '@/cashier/test-kit/samples';
import { FakeErrorHandler } from '@/core/errors/error-handler.fake';
import { fakeHostBridge } from '@/core/host-bridge/host-bridge.fake';
import { SlipStore } from './slip-store';

const slip = {
  title: 'Pay $300',
  rows: [{ label: 'Where', value: 'OXXO' }],
  reference: { label: 'Reference', text: '9300 1234' },
  bars: undefined,
};

/** The store in a browser with the given share functions. */
function inBrowser(sheet: Partial<Pick<Navigator, 'canShare' | 'share'>>, session = sampleSession()) {
  const shared: ShareData[] = [];
  const share = async (data: ShareData) => void shared.push(data);
  const errors = new FakeErrorHandler();
  const host = fakeHostBridge();
  const window = { document, navigator: { share, ...sheet } } as unknown as Window;
  return { store: new SlipStore(window, host, session, errors), shared, errors, host };
}

describe('sharing', () => {
  it('passes on the facts, with the picture where the sheet takes one', async () => {
    const { store, shared } = inBrowser({ canShare: () => true });
    await store.share(slip);
    const text = 'Pay $300\nReference: 9300 1234\nWhere: OXXO';
    expect(shared).toMatchObject([{ title: 'Pay $300', text, files: [{ type: 'image/png' }] }]);
    expect(shared[0]!.files![0]!.name).toBe('voucher-93001234.png');
  });

  it('passes on the facts alone where the sheet takes no files', async () => {
    const { store, shared } = inBrowser({ canShare: (data) => !data?.files });
    await store.share(slip);
    expect(shared).toEqual([{ title: 'Pay $300', text: expect.any(String) }]);
  });

  it.each([[undefined], [() => false]])('is not offered without a sheet: %s', (canShare) => {
    expect(inBrowser(canShare ? { canShare } : {}).store.canShare).toBe(false);
  });

  it('that the player thinks better of is no fault; any other end is reported', async () => {
    const ending = (name: string) => async () => Promise.reject(new DOMException('', name));
    const closed = inBrowser({ canShare: () => true, share: ending('AbortError') });
    await closed.store.share(slip);
    const refused = inBrowser({ canShare: () => true, share: ending('NotAllowedError') });
    await refused.store.share(slip);
    expect([closed.errors.handled, refused.errors.handled.length]).toEqual([[], 1]);
    expect(refused.store.isSharing).toBe(false);
  });

  it.each([true, false])('is the app’s where the cashier is in one, if it can: %s', async (canShare) => {
    const session = sampleSession({ canShare }, { isNative: true });
    const { store, host } = inBrowser({ canShare: () => true }, session);
    expect([store.canPrint, store.canShare]).toEqual([false, canShare]);
    await store.share(slip);
    const image = expect.stringMatching(/^data:image\/png;base64,/);
    expect(host.sent).toMatchObject([{ messageType: 'share', title: 'Pay $300', image }]);
  });
});
