import { submit } from '../test-kit/tab';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { depositReply } from '../test-kit/fake-gateway';
import { settled } from '../../core/time/clock.fake';
import { CALL_LIMIT_MS } from '../../core/realtime/call-limit';
import { ENDED_LIFE_MS, PAGE_PREFIX, PLACE_LIFE_MS, PLACE_PREFIX } from './place-record';
import { code, lostOnForm, onForm, rejecting, resumingTab } from './return.fixture';

/** A deposit is created and its page shown; then the page is closed. */
async function leftOnCode() {
  const kit = resumingTab();
  const before = kit.load();
  await before.start();
  await submit(before.attempts, kit.call());
  before.transaction.set({ ...kit.call().intent, id: 'd1', data: code, pageId: 'pix' });
  await before.navigation.go('/deposit/code');
  before.places.dispose();
  return kit;
}

const resumed = (status: 'waiting' | 'processed' = 'waiting') => ({ ...depositReply('d1', { data: code }), status });

describe('a reload on the page of a payment', () => {
  it('asks for what was shown and shows it on the same page', async () => {
    const kit = await leftOnCode();
    kit.realtime.script('BANKING:deposit-resume', ({ depositId }) => {
      expect(depositId).toBe('d1');
      return resumed();
    });
    const { start, navigation, transaction, methods } = kit.load();
    await start('/');
    expect([navigation.path, transaction.current?.data]).toEqual(['/deposit/code', code]);
    expect(transaction.status).toBe('waiting');
    expect(methods.initialMethods).toHaveLength(2);
    expect(kit.host.sent.map(({ messageType }) => messageType)).toEqual(['onCreateTransaction', 'onTransactionStatus']);
  });

  it('stores paths, names and ids, and nothing of the code', async () => {
    const { storage } = await leftOnCode();
    const all = [...storage.texts.values()].join();
    expect(all).not.toContain('the-code-to-pay');
    const [place = ''] = storage.keys(PLACE_PREFIX);
    expect(Object.keys(JSON.parse(storage.texts.get(place) ?? '')).sort()).toEqual(['at', 'id', 'path']);
    expect(JSON.parse(storage.texts.get(`${PAGE_PREFIX}deposit.d1`) ?? '')).toEqual({
      id: 'd1',
      path: '/deposit/code',
      isDeclined: false,
      at: expect.any(Number),
    });
  });

  it('waits for the channel, and asks again when the question was lost', async () => {
    const kit = await leftOnCode();
    let cuts = 2;
    kit.realtime.script('BANKING:deposit-resume', () => {
      if (cuts-- > 0) {
        kit.realtime.cut();
        throw new AppError('Cut', { code: 'socket.networkError', outcomeUnknown: true });
      }
      return resumed();
    });
    kit.realtime.cut();
    const { start, navigation } = kit.load();
    await start();
    for (let reconnects = 0; reconnects < 3; reconnects += 1) {
      expect(navigation.path).toBe('/resume');
      await kit.realtime.connect();
      await settled();
    }
    expect(navigation.path).toBe('/deposit/code');
  });

  it.each([
    new AppError('', { code: 'contract.unknownType', status: 404 }),
    new AppError('', { status: 500 }),
    new AppError('', { code: 'contract.invalidReply', outcomeUnknown: true }),
  ])('goes to the page without its data when the gateway can not tell: %#', async (error) => {
    const kit = await leftOnCode();
    kit.realtime.script('BANKING:deposit-resume', rejecting(error));
    const { start, navigation, transaction, attempts } = kit.load();
    await start();
    expect([navigation.path, transaction.current?.data]).toEqual(['/deposit/code', null]);
    expect(attempts.stepOf('deposit')).toBe('created');
  });

  it('waits some seconds for a gateway that says nothing, and shows what is known; the code follows when it comes', async () => {
    const kit = await leftOnCode();
    const { start, navigation, transaction } = kit.load();
    await start();
    expect(navigation.path).toBe('/resume');
    await kit.clock.pass(CALL_LIMIT_MS);
    expect([navigation.path, transaction.status]).toEqual(['/deposit/complete', 'waiting']);
    kit.realtime.reply('BANKING:deposit-resume', resumed());
    await settled();
    if (kit.realtime.sentOf('BANKING:deposit-resume').length > 1)
      kit.realtime.reply('BANKING:deposit-resume', resumed());
    await settled();
    expect([navigation.path, transaction.current?.data]).toEqual(['/deposit/code', code]);
  });

  it('waits no longer once a push has said how it ended', async () => {
    const kit = await leftOnCode();
    const { start, navigation, transaction } = kit.load();
    await start();
    kit.realtime.push('deposit.status', { id: 'd1', status: 1 });
    await settled();
    expect([navigation.path, transaction.status]).toEqual(['/deposit/complete', 'processed']);
  });

  it('of another player ends on the list, and nothing of it is left', async () => {
    const kit = await leftOnCode();
    const notFound = new AppError('', { code: 'banking.depositNotFound', status: 404 });
    kit.realtime.script('BANKING:deposit-resume', rejecting(notFound));
    const { start, navigation, offer, attempts } = kit.load();
    await start();
    expect(navigation.path).toBe('/deposit');
    expect([offer.payment, attempts.stepOf('deposit')]).toEqual([undefined, undefined]);
  });

  it('learns that it has ended meanwhile, once', async () => {
    const kit = await leftOnCode();
    kit.realtime.script('BANKING:deposit-resume', () => resumed('processed'));
    const { start, transaction, attempts } = kit.load();
    await start();
    expect([transaction.status, attempts.stepOf('deposit')]).toEqual(['processed', 'ended']);
    expect(kit.host.sent.map((one) => ('status' in one ? one.status : one.messageType))).toEqual([
      'onCreateTransaction',
      'waiting',
      'processed',
    ]);
  });

  it('leaves a player alone who has gone to the methods meanwhile', async () => {
    const kit = await leftOnCode();
    const { start, navigation, resume, errors } = kit.load();
    await start();
    expect(navigation.path).toBe('/resume');
    await navigation.go('/deposit');
    resume.stop();
    kit.realtime.reply('BANKING:deposit-resume', resumed());
    await settled();
    expect([navigation.path, errors.reported]).toEqual(['/deposit', []]);
  });

  it.each([
    ['closed the cashier', 0, true],
    ['came back much later', PLACE_LIFE_MS, false],
  ])('begins with the list when the player has %s, and offers it there', async (_name, later, closed) => {
    const kit = await leftOnCode();
    if (closed) kit.load().places.leave();
    await kit.clock.pass(later);
    const { start, navigation, offer } = kit.load();
    await start();
    expect(navigation.path).toBe('/deposit');
    expect(offer.payment).toMatchObject({ amount: 500, currency: 'INR', methodName: 'visa', isChecking: false });
  });

  it('of a host that asks for another page does as the host says', async () => {
    const { start, navigation } = (await leftOnCode()).load();
    await start('/withdrawal');
    expect(navigation.path).toBe('/withdrawal');
  });
});

describe('a reload on a form', () => {
  it('chooses the method again', async () => {
    const kit = resumingTab();
    await onForm(kit.load(), 'pix');
    const { start, navigation, methods } = kit.load();
    await start();
    expect([navigation.path, methods.currentMethod?.name]).toEqual(['/deposit/redirect/base', 'pix']);
  });
});

describe('the offer on the list', () => {
  it('leads to the page where the payment was left', async () => {
    const kit = await leftOnCode();
    kit.realtime.script('BANKING:deposit-resume', () => resumed());
    for (const key of kit.storage.keys(PLACE_PREFIX)) kit.storage.remove(key);
    const again = kit.load();
    await again.start();
    const accepting = again.offer.accept();
    await settled();
    again.answerList();
    await accepting;
    expect(again.navigation.path).toBe('/deposit/code');
    expect(again.transaction.current?.data).toEqual(code);
  });

  it.each([
    ['the page that waits for its end', '/deposit/code', '/deposit/complete'],
    [
      'the voucher, which is good for days, over the page that waits for its end',
      '/deposit/voucher',
      '/deposit/voucher',
    ],
  ])('leads to %s', async (_what, page, path) => {
    const kit = resumingTab();
    const { start, attempts, transaction, navigation, places } = kit.load();
    await start();
    await submit(attempts, kit.call());
    transaction.set({ ...kit.call().intent, id: 'd1', data: code, pageId: 'pix' });
    for (const seen of [page, '/deposit/complete', '/deposit']) await navigation.go(seen);
    expect(places.pageOf('deposit', 'd1')?.path).toBe(path);
  });

  it('is gone after "not now", also after a reload, and after the end', async () => {
    const kit = await leftOnCode();
    const first = kit.load();
    expect(first.offer.payment).toBeDefined();
    first.offer.decline();
    expect([first.offer.payment, kit.load().offer.payment]).toEqual([undefined, undefined]);
    const other = (await leftOnCode()).load();
    other.statuses.learn('deposit', 'd1', 'mistaked');
    expect(other.offer.payment).toBeUndefined();
  });

  it('is there while it is not known whether the payment was made', async () => {
    const kit = await lostOnForm();
    expect(kit.load().offer.payment).toMatchObject({ isChecking: true, amount: 500 });
  });

  it('of an ended payment is a list without it, and its complete page is not come back to later', async () => {
    const kit = await leftOnCode();
    const before = kit.load();
    await before.start();
    before.statuses.learn('deposit', 'd1', 'processed');
    await before.navigation.go('/deposit/complete');
    before.places.dispose();
    const soon = kit.load();
    await soon.start();
    expect(soon.navigation.path).toBe('/deposit/complete');
    soon.places.dispose();
    await kit.clock.pass(ENDED_LIFE_MS);
    const later = kit.load();
    await later.start();
    expect([later.navigation.path, later.offer.payment]).toEqual(['/deposit', undefined]);
  });
});
