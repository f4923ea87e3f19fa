import { describe, expect, it, vi } from 'vitest';
import { FakeErrorHandler } from '../errors/error-handler.fake';
import { fakeHostBridge } from '../host-bridge/host-bridge.fake';
import { fakeSession } from '../session/session.fake';
import { TakeAway } from './take-away';

const words = { title: 'Receipt', text: 'Receipt\nAmount: +€20' };
const picture = { fileName: 'voucher-93001234.png', draw: () => document.createElement('canvas') };

interface Place {
  /** The browser's; without share functions there is no share sheet. */
  navigator?: Partial<Pick<Navigator, 'canShare' | 'share'>>;
  isNative?: boolean;
  appShares?: boolean;
}

function takeAwayIn({ navigator = {}, isNative = false, appShares = false }: Place) {
  const host = fakeHostBridge();
  const errors = new FakeErrorHandler();
  const session = fakeSession({ isNative, payload: { ...fakeSession().payload, canShare: appShares } });
  return { host, errors, store: new TakeAway({ document, navigator } as unknown as Window, host, session, errors) };
}

it.each<[string, Place, object]>([
  ['a browser without a sheet', {}, { canShare: false, canPrint: true, canSave: true }],
  ['a browser with one', { navigator: { canShare: () => true } }, { canShare: true, canPrint: true, canSave: true }],
  ['a browser that refuses', { navigator: { canShare: () => false } }, { canShare: false }],
  ['an app that shares', { isNative: true, appShares: true }, { canShare: true, canPrint: false, canSave: false }],
  ['an app that does not', { isNative: true }, { canShare: false, canPrint: false, canSave: false }],
])('offers in %s what it can do', (_where, place, offered) => {
  expect(takeAwayIn(place).store).toMatchObject(offered);
});

describe('sharing', () => {
  it('gives the sheet of the browser title and facts', async () => {
    const share = vi.fn(() => Promise.resolve());
    const { store, host } = takeAwayIn({ navigator: { share } });
    await store.share(words);
    expect(share).toHaveBeenCalledWith(words);
    expect(host.sent).toEqual([]);
  });

  it.each([
    ['takes one', () => true, [{ name: picture.fileName, type: 'image/png' }]],
    ['takes no files', (data?: ShareData) => !data?.files, undefined],
  ])('passes the picture on where the sheet %s', async (_, canShare, files) => {
    const share = vi.fn((_data: ShareData) => Promise.resolve());
    await takeAwayIn({ navigator: { canShare, share } }).store.share(words, picture);
    const [data] = share.mock.calls[0]!;
    expect(data).toMatchObject(words);
    expect(data.files?.map(({ name, type }) => ({ name, type }))).toEqual(files);
  });

  it.each([
    ['with a picture', picture, { image: expect.stringMatching(/^data:image\/png;base64,/) }],
    ['without', undefined, {}],
  ])('leaves it to the app in a native view: %s', async (_, given, image) => {
    const { store, host } = takeAwayIn({ isNative: true, appShares: true });
    await store.share(words, given);
    expect(host.sent).toEqual([{ messageType: 'share', ...words, ...image }]);
  });

  it('opens one sheet at a time', async () => {
    let close = () => {};
    const share = vi.fn(() => new Promise<void>((resolve) => (close = resolve)));
    const { store } = takeAwayIn({ navigator: { share } });
    const first = store.share(words);
    await store.share(words);
    expect(store.isSharing).toBe(true);
    close();
    await first;
    expect(share).toHaveBeenCalledTimes(1);
    expect(store.isSharing).toBe(false);
  });

  it('takes a sheet that the player closes for no fault, and any other end for one', async () => {
    const ending = (name: string) => ({ navigator: { share: () => Promise.reject(new DOMException('', name)) } });
    const closed = takeAwayIn(ending('AbortError'));
    await closed.store.share(words);
    expect(closed.errors.handled).toEqual([]);
    const refused = takeAwayIn(ending('NotAllowedError'));
    await refused.store.share(words);
    expect(refused.errors.handled).toHaveLength(1);
    expect(refused.store.isSharing).toBe(false);
  });
});
