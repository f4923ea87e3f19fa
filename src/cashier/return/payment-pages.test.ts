/** To which page a payment leads: by what was shown, by what the gateway says, and by the form that shows it itself. */
import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { settled } from '../../core/time/clock.fake';
import type { Registry } from '../../kernel/registry-token';
import { PaymentFrame } from '../payment-window/payment-frame';
import { PAGE_PREFIX } from './place-record';
import { code, LIST, lost, made, rejecting, RESUME, says, type Kit } from './return.fixture';

const source = 'https://acquirer.example/pay';

describe('a payment of this tab', () => {
  it('whose code is still here is shown again, and nothing is asked', async () => {
    const { reopen, navigation, asked } = await made({ page: '/deposit/code' });
    await reopen();
    expect([navigation.path, asked()]).toEqual(['/deposit/code', 0]);
  });

  it('whose code is another one’s is asked for', async () => {
    const { kit, reopen, navigation, transaction, asked } = await made({ page: '/deposit/code' });
    says(kit);
    transaction.set({ ...kit.call(600).intent, id: 'd2', data: code, pageId: undefined });
    await reopen();
    expect([navigation.path, asked(), transaction.current?.amount]).toEqual(['/deposit/code', 1, 500]);
  });

  it('whose code is here, but was never shown, is asked where it belongs', async () => {
    const { kit, reopen, navigation, transaction, asked } = await made();
    says(kit);
    transaction.set({ ...kit.call().intent, id: 'd1', data: code, pageId: undefined });
    await reopen();
    expect([navigation.path, asked()]).toEqual(['/deposit/code', 1]);
  });

  it('whose page is opened hides the provider’s page of another', async () => {
    const { kit, get, reopen, transaction } = await made({ page: '/deposit/code' });
    says(kit);
    transaction.set({ ...kit.call(600).intent, id: 'd2', data: null, pageId: undefined });
    get(PaymentFrame).show({ kind: 'get', url: source });
    await reopen();
    expect(get(PaymentFrame).source).toBeUndefined();
  });

  it.each([
    ['that its form shows by itself leads there, and nothing is asked', undefined, '/deposit/redirect/base', 0],
    ['that was shown on a page of its own leads back to that', '/deposit/code', '/deposit/code', 1],
  ])('%s', async (_name, page, path, asks) => {
    const { kit, reopen, navigation, transaction, asked } = await made({ page, more: { resumesByForm: () => true } });
    says(kit);
    transaction.reset();
    await reopen();
    expect([navigation.path, asked()]).toEqual([path, asks]);
  });

  it('whose page this design has no more leads to its end', async () => {
    const { kit, reopen, navigation, statuses, errors } = await made();
    kit.storage.write(`${PAGE_PREFIX}deposit.d1`, { id: 'd1', path: '/deposit/gone', at: 0 });
    statuses.learn('deposit', 'd1', 'processed');
    await reopen();
    expect([navigation.path, errors.reported]).toEqual(['/deposit/complete', []]);
  });

  it.each([
    ['has no page yet is forgotten, and begins with its form', undefined, '/deposit/redirect/base', undefined],
    ['was shown stays where it was', '/deposit/code', '/deposit/code', 'created'],
  ])('that lacks fields and %s', async (_name, page, path, step) => {
    const { kit, reopen, navigation, transaction, attempts } = await made({ page });
    says(kit, { isFieldsRequired: true });
    transaction.reset();
    await reopen();
    expect([navigation.path, attempts.stepOf('deposit')]).toEqual([path, step]);
  });

  it('whose method is gone begins with the list', async () => {
    const { reopen } = await lost({}, { resumesByForm: () => true }, 'gone');
    expect(await reopen()).toMatchObject({ path: '/deposit' });
  });

  it('leads to the page that its own method has', async () => {
    const pathForReply: Registry['pathForReply'] = (_flow, _reply, method) => `/deposit/view-${method?.cardViewType}`;
    const { kit, reopen } = await lost({}, { pathForReply }, 'pix');
    says(kit);
    expect(await reopen()).toMatchObject({ path: '/deposit/view-1' });
  });

  it('that has ended leads to its end, and nothing is asked', async () => {
    const { reopen, navigation, statuses, asked } = await made();
    statuses.learn('deposit', 'd1', 'processed');
    await reopen();
    expect([navigation.path, asked()]).toEqual(['/deposit/complete', 0]);
  });

  it('whose page shows ends as well stays on it', async () => {
    const { kit, statuses, places } = await made({ page: '/deposit/invoice' });
    statuses.learn('deposit', 'd1', 'processed');
    places.dispose();
    const again = kit.load();
    await again.start();
    const opening = again.resume.reopen(again.attempts.latest('deposit')!);
    await settled();
    again.answerList();
    await opening;
    expect([again.navigation.path, kit.realtime.sentOf(RESUME)]).toEqual(['/deposit/invoice', []]);
  });

  it('with a page of the provider’s offers it on the page that waits for its end', async () => {
    const { kit, reopen, navigation, paymentWindow, transaction, attempts, asked } = await made();
    says(kit, { source, pageId: null });
    await reopen();
    await settled();
    expect([attempts.stepOf('deposit'), asked()]).toEqual(['created', 1]);
    expect(navigation.path).toBe('/deposit/complete');
    expect(paymentWindow.pending).toEqual({ kind: 'get', url: source });
    expect(transaction.current).toMatchObject({ id: 'd1', hasPage: true, pageId: undefined });
  });

  it.each([
    ['leads to a page of ours', undefined, { source, data: code }],
    ['has a form to finish', undefined, { source, isFieldsRequired: true }],
    ['was shown on a page of ours', '/deposit/invoice', { source }],
  ])('with a page of the provider’s offers none where it %s', async (_name, page, api) => {
    const { kit, reopen, transaction, paymentWindow } = await made({ page });
    says(kit, api);
    transaction.reset();
    await reopen();
    expect([paymentWindow.pending, paymentWindow.reason]).toEqual([undefined, undefined]);
  });

  it('without one offers none', async () => {
    const { kit, reopen, paymentWindow, transaction } = await made();
    says(kit, { pageId: 'voucher' });
    await reopen();
    expect(paymentWindow.pending).toBeUndefined();
    expect(transaction.current).toMatchObject({ id: 'd1', hasPage: false, pageId: 'voucher' });
  });

  it.each([
    ['does not know the call', new AppError('', { code: 'contract.unknownType', status: 404 }), 0],
    ['fails', new AppError('', { status: 500 }), 1],
  ])('of which a gateway that %s says nothing leads to the page of its end', async (_name, error, reports) => {
    const { kit, reopen, navigation, errors } = await made();
    kit.realtime.script(RESUME, rejecting(error));
    await reopen();
    expect([navigation.path, errors.reported.length]).toEqual(['/deposit/complete', reports]);
  });
});

describe('a create whose reply was lost', () => {
  it('leads to the page of what it has made', async () => {
    const { kit, reopen, transaction } = await lost();
    says(kit);
    expect(await reopen()).toEqual({ path: '/deposit/code', step: 'created', id: 'd1' });
    expect(transaction.current?.data).toEqual(code);
  });

  it('that has ended leads to its end, with what the list says of it', async () => {
    const { kit, reopen, transaction } = await lost({ status: 'processed' });
    expect(await reopen()).toEqual({ path: '/deposit/complete', step: 'ended', id: 'd1' });
    expect(kit.realtime.sentOf(RESUME)).toEqual([]);
    expect([transaction.current, transaction.status]).toMatchObject([{ id: 'd1', amount: 500 }, 'processed']);
  });

  it('of which the gateway can’t say more is shown as the list has it', async () => {
    const { kit, reopen, transaction } = await lost();
    kit.realtime.script(RESUME, rejecting(new AppError('', { code: 'contract.unknownType', status: 404 })));
    expect(await reopen()).toEqual({ path: '/deposit/complete', step: 'created', id: 'd1' });
    expect([transaction.current, transaction.status]).toMatchObject([{ id: 'd1', amount: 500 }, 'waiting']);
  });

  it('that its form shows by itself leads there', async () => {
    const { kit, reopen } = await lost({}, { resumesByForm: () => true });
    expect(await reopen()).toMatchObject({ path: '/deposit/redirect/base' });
    expect(kit.realtime.sentOf(RESUME)).toEqual([]);
  });

  it.each<[string, (kit: Kit) => void]>([
    ['lacks fields', (kit) => says(kit, { isFieldsRequired: true })],
    ['is another player’s', ({ realtime }) => realtime.script(RESUME, rejecting(notFound))],
    ['is not listed', ({ realtime }) => realtime.script(LIST, () => ({ transactions: [], hasMore: false }))],
  ])('begins with its form where what it has made %s', async (_name, script) => {
    const { kit, reopen, transaction } = await lost();
    script(kit);
    expect(await reopen()).toEqual({ path: '/deposit/redirect/base', step: 'checking', id: undefined });
    expect(transaction.current).toBeUndefined();
  });

  it.each<[string, object | undefined, string | undefined]>([
    ['the page of what it has made', { data: code }, '/deposit/code'],
    ['none where that lacks fields', { isFieldsRequired: true }, undefined],
    ['none where nothing is listed', undefined, undefined],
  ])('has for the question before a second payment %s', async (_name, api, path) => {
    const { kit, resume, attempts, methods, answerList } = await lost();
    void methods.load('deposit');
    await settled();
    answerList();
    if (api) says(kit, api);
    else kit.realtime.script(LIST, () => ({ transactions: [], hasMore: false }));
    expect(await resume.pageOfLost(attempts.latest('deposit')!, new AbortController().signal)).toBe(path);
  });
  const notFound = new AppError('', { code: 'banking.depositNotFound', status: 404 });
});
