import { fakeLocale } from '@/core/locale/locale.fake';
import type { Settings } from '@/contract/settings';
import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock, settled } from '@/core/time/clock.fake';

import { ScriptedRealtime } from '@/cashier/test-kit/scripted-realtime';
import { AppError } from '@/core/errors/app-error';
import { FakeErrorHandler } from '@/core/errors/error-handler.fake';
import { CancelStore } from './cancel-store';
import { HistoryStore } from './history-store';
import { lineOf, pageOf } from './lines.fixture';
import { countingRandom } from '@/core/time/random.fake';

const CANCEL = 'BANKING:withdrawal-cancel';
const LIST = 'BANKING:transactions-list';

describe('CancelStore', () => {
  let realtime: ScriptedRealtime;
  let clock: ManualClock;
  let history: HistoryStore;
  let store: CancelStore;
  let locale: ReturnType<typeof fakeLocale>;
  let player: { country: string };
  const rules: Pick<Settings, 'withdrawalCancel'> = { withdrawalCancel: { SE: 'forbidden' } };
  const done = () => realtime.reply(CANCEL, { withdrawalId: 't-0', status: 'mistaked' });
  beforeEach(async () => {
    realtime = new ScriptedRealtime();
    clock = new ManualClock();
    player = { country: 'de' };
    const errors = new FakeErrorHandler();
    locale = fakeLocale();
    history = new HistoryStore(realtime, errors, { statusOf: () => undefined });
    store = new CancelStore(history, realtime, errors, locale, clock, countingRandom(), rules, player);
    const opening = history.open();
    realtime.reply(LIST, pageOf(1));
    await opening;
  });

  it('asks first; whoever keeps the withdrawal sends nothing', async () => {
    store.ask(lineOf(0));
    expect(store.asked?.id).toBe('t-0');
    store.keep();
    await store.confirm();
    expect(realtime.sentOf(CANCEL)).toEqual([]);
  });

  it('sends nothing where the country forbids it, also when the player moves there with the question open', async () => {
    player.country = 'se';
    store.ask(lineOf(0));
    expect(store.asked).toBeUndefined();
    player.country = 'de';
    store.ask(lineOf(0));
    player.country = 'se';
    await store.confirm();
    expect(store.asked).toBeUndefined();
    expect(realtime.sentOf(CANCEL)).toEqual([]);
  });

  it('takes it back once, however often the player taps, and asks why it ended', async () => {
    store.ask(lineOf(0));
    const taps = [store.confirm(), store.confirm()];
    store.ask(lineOf(0));
    expect(store).toMatchObject({ asked: undefined, sentId: 't-0' });
    done();
    await Promise.all(taps);
    expect(history.lines[0]).toMatchObject({ status: 'mistaked', isCancellable: false });
    expect(store.sentId).toBeUndefined();
    expect(realtime.sentOf(CANCEL)).toHaveLength(1);
    expect(realtime.sentOf(LIST)).toHaveLength(2);
  });

  it('keeps checking with the same key when the reply is lost, also over a cut', async () => {
    store.ask(lineOf(0));
    const cancelling = store.confirm();
    realtime.refuse(new AppError('none', { code: 'socket.timeout', outcomeUnknown: true }));
    await settled();
    expect(store).toMatchObject({ isChecking: true, sentId: 't-0', refusal: undefined });
    await clock.pass(5000);
    realtime.cut();
    await settled();
    realtime.script(LIST, () => pageOf(1, false, { status: 'mistaked', isCancellable: false }));
    await realtime.connect();
    await settled();
    done();
    await cancelling;
    expect(new Set(realtime.sentOf(CANCEL).map(({ messageId }) => messageId)).size).toBe(1);
    expect(realtime.sentOf(CANCEL)).toHaveLength(3);
    expect(store).toMatchObject({ isChecking: false, sentId: undefined });
    expect(history.lines[0]!.status).toBe('mistaked');
  });

  it('says so when the bank was faster, and leaves the line to the gateway', async () => {
    store.ask(lineOf(0));
    const cancelling = store.confirm();
    realtime.refuse(new AppError('sent', { code: 'banking.notCancellable', status: 400 }));
    await cancelling;
    expect(store.refusal).toEqual({ id: 't-0', text: 'transactions:cancel.tooLate' });
    // In another language it is said in that one.
    locale.addMessages('en', { cancel: { tooLate: 'Tarde demais' } }, 'transactions');
    expect(store.refusal?.text).toBe('Tarde demais');
    realtime.reply(LIST, pageOf(1, false, { isCancellable: false }));
    await settled();
    expect(history.lines[0]).toMatchObject({ status: 'accepted', isCancellable: false });
  });

  it('was not sent while offline: says so, and can be tried again', async () => {
    store.ask(lineOf(0));
    realtime.cut();
    await store.confirm();
    expect(store.refusal?.id).toBe('t-0');
    expect(store.isChecking).toBe(false);
    realtime.script(LIST, () => pageOf(1));
    await realtime.connect();
    store.ask(lineOf(0));
    const cancelling = store.confirm();
    expect(store.refusal).toBeUndefined();
    done();
    await cancelling;
    expect(history.lines[0]!.status).toBe('mistaked');
  });
});
