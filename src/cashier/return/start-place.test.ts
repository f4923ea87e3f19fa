/** Where the app starts, from what this frame has shown and what storage still has of it. */
import { describe, expect, it } from 'vitest';
import { settled } from '../../core/time/clock.fake';
import { HostListing } from '../methods/host-listing';
import { depositReply } from '../test-kit/fake-gateway';
import { submit } from '../test-kit/tab';
import { PLACE_PREFIX } from './place-record';
import { code, hiding, leftUnnamed, lines, lostOnForm, onForm, resumingTab, says, type Kit } from './return.fixture';
import { StartPlace } from './start-place';

const visa = { methodName: 'visa', amount: 500, currency: 'INR' };

/** The page is loaded again, and the app starts with this address; the path that must be opened. */
function started(kit: Kit, asked = '/', parts?: Parameters<Kit['load']>[0]) {
  const tab = kit.load(parts);
  return { ...tab, path: tab.get(StartPlace).begin(asked) };
}

/** Two deposits were made in this frame, and the first one's page shown last. */
async function two(path = '/deposit/complete') {
  const kit = resumingTab();
  const tab = kit.load();
  await onForm(tab, 'visa');
  for (const amount of [500, 600]) await submit(tab.attempts, kit.call(amount));
  tab.transaction.set({ ...visa, flow: 'deposit', id: 'd1', data: null, pageId: undefined });
  await tab.navigation.go(path);
  for (const part of [tab.places, tab.attempts, tab.statuses]) part.dispose();
  return kit;
}

/** The player was on the form, and has sent nothing. */
async function onFormAlone() {
  const kit = resumingTab();
  await onForm(kit.load(), 'visa');
  return kit;
}

describe('a start', () => {
  it('leads to the payment whose page this frame has shown, of several, with its method chosen', async () => {
    const { path, transaction, methods, answerList } = started(await two());
    expect([path, transaction.current?.id, transaction.current?.amount]).toEqual(['/deposit/complete', 'd1', 500]);
    await settled();
    answerList();
    await settled();
    expect(methods.currentMethod?.name).toBe('visa');
  });

  it('asks for the provider’s page of that payment', async () => {
    const kit = await two();
    says(kit, { data: code });
    const { path, navigation, methods, answerList } = started(kit);
    void methods.load('deposit');
    answerList();
    await navigation.go(path!);
    await settled();
    // Where it has a page of ours by now, the player stays where they are.
    expect(navigation.path).toBe('/deposit/complete');
    expect(kit.realtime.sentOf('BANKING:deposit-resume').map(({ data }) => data)).toEqual([{ depositId: 'd1' }]);
  });

  it.each<[string, () => Promise<Kit>, string | undefined]>([
    ['on the page of a payment has its method, although the host hides that by now', () => two(), 'visa'],
    ['on the code of a payment has its method as well', () => two('/deposit/code'), 'visa'],
    ['on a form whose create has no answer has its method as well', lostOnForm, 'visa'],
    ['on a form alone has no method that the host hides', onFormAlone, undefined],
  ])('%s', async (_name, left, method) => {
    const { get, start, methods, resume } = (await left()).load({ payload: hiding });
    await get(HostListing).whenRead();
    await start('/');
    expect([methods.initialMethods.length, methods.currentMethod?.name]).toEqual([2, method]);
    resume.dispose();
  });

  it('leads to the payment that this frame has shown, whatever became of a later one', async () => {
    const kit = await two();
    const { attempts } = kit.load();
    kit.gateway.loseReplies = 1;
    void attempts.create(kit.call(700));
    await settled();
    attempts.dispose();
    expect(started(kit).path).toBe('/deposit/complete');
  });

  it('on a page of a withdrawal leaves another’s code where it is', () => {
    const kit = resumingTab();
    const before = kit.load();
    before.attempts.adopt({ ...visa, flow: 'withdrawal' }, 'w1');
    before.confirmation.begin({ ...visa, withdrawalId: 'w2' }, {});
    const place = { path: '/withdrawal/complete', id: 'w1', at: kit.clock.now() };
    kit.storage.write(`${PLACE_PREFIX}deposit-0-x`, place);
    const { path, confirmation } = started(kit, '/withdrawal');
    expect([path, confirmation.current?.withdrawalId]).toEqual(['/withdrawal/complete', 'w2']);
  });

  it('leads to the withdrawal’s code that this frame has shown, of several', () => {
    const kit = resumingTab();
    const before = kit.load();
    for (const withdrawalId of ['w1', 'w2']) {
      before.attempts.adopt({ ...visa, flow: 'withdrawal' }, withdrawalId);
      before.confirmation.begin({ ...visa, withdrawalId }, { codeExpiresAt: `2026-01-01T0${withdrawalId[1]}:00:00Z` });
    }
    const place = { path: '/withdrawal/confirm', id: 'w1', at: kit.clock.now() };
    kit.storage.write(`${PLACE_PREFIX}deposit-0-x`, place);
    const { path, confirmation, transaction } = started(kit, '/withdrawal');
    expect([path, confirmation.current?.withdrawalId, transaction.current?.id]).toEqual([
      '/withdrawal/confirm',
      'w1',
      'w1',
    ]);
  });

  it('leads to a page that needs nothing at once, and loads no list for it', async () => {
    const kit = resumingTab();
    const before = kit.load();
    await before.start();
    await before.navigation.go('/deposit/history');
    before.places.dispose();
    const { path, source, resume } = started(kit);
    await settled();
    expect([path, source.calls, resume.isForPayment]).toEqual(['/deposit/history', [], true]);
  });

  it('from a form looks for the form, and for a payment only where one has no answer', async () => {
    const kit = resumingTab();
    await onForm(kit.load(), 'pix');
    const { path, resume, attempts } = started(kit);
    expect([path, resume.flow, resume.isForPayment]).toEqual(['/resume', 'deposit', false]);
    kit.gateway.loseReplies = 1;
    void attempts.create(kit.call());
    await settled();
    expect(resume.isForPayment).toBe(true);
    attempts.dispose();
  });

  it('from a withdrawal’s form looks in that flow', () => {
    const kit = resumingTab();
    const place = { path: '/withdrawal/redirect/base', methodName: 'visa', at: kit.clock.now() };
    kit.storage.write(`${PLACE_PREFIX}deposit-0-x`, place);
    const { path, resume } = started(kit);
    expect([path, resume.flow]).toEqual(['/resume', 'withdrawal']);
  });

  it.each(['/gone', '/resume', '/deposit'])('after %s is that of the address', (path) => {
    const kit = resumingTab();
    kit.storage.write(`${PLACE_PREFIX}deposit-0-x`, { path, at: kit.clock.now() });
    expect(started(kit).path).toBeUndefined();
  });

  it('records what is shown from then on', async () => {
    const kit = resumingTab();
    const { path, navigation } = started(kit);
    expect(path).toBeUndefined();
    await navigation.go('/deposit/history');
    expect(started(kit).path).toBe('/deposit/history');
  });

  it.each(['d9', undefined])(
    'on the page of payment %s, unknown here, looks for it, and ends on the list',
    async (id) => {
      const kit = resumingTab();
      kit.storage.write(`${PLACE_PREFIX}deposit-0-x`, { path: '/deposit/complete', id, at: kit.clock.now() });
      const { path, resume, navigation, errors } = started(kit);
      expect(path).toBe('/resume');
      await resume.run();
      expect([navigation.path, errors.reported]).toEqual(['/deposit', []]);
    },
  );

  it('on the page of a payment that has no id shows what this frame holds of it', async () => {
    const kit = resumingTab();
    kit.gateway.nextAnswers.push({ ...depositReply(''), depositId: undefined as never });
    const before = kit.load();
    await onForm(before, 'visa');
    const { attempt } = await submit(before.attempts, kit.call());
    const { key } = attempt!;
    before.transaction.set({ ...visa, flow: 'deposit', id: undefined, key, data: null, pageId: undefined });
    await before.navigation.go('/deposit/complete');
    for (const part of [before.places, before.attempts, before.statuses]) part.dispose();
    const { path, transaction } = started(kit);
    expect([path, transaction.current?.amount]).toEqual(['/deposit/complete', 500]);
  });
});

describe('an address that names another payment’s page', () => {
  /** Without a name and with another token: whose the payment is, the gateway has to say. */
  async function unknown(asked: string) {
    const kit = await leftUnnamed('/deposit/history');
    return { kit, ...started(kit, asked) };
  }

  it('waits until it is known whose it is', async () => {
    const { kit, path, resume, navigation } = await unknown('/deposit/complete');
    expect(path).toBe('/resume');
    const running = resume.run();
    await settled();
    kit.realtime.reply('BANKING:transactions-list', { transactions: lines(0), hasMore: false });
    await running;
    expect(navigation.path).toBe('/deposit/complete');
  });

  it('is opened at once where that is known', async () => {
    const kit = await two('/deposit/history');
    expect(started(kit, '/deposit/complete').path).toBeUndefined();
  });

  it.each(['/withdrawal/complete', '/withdrawal', '/resumed', '/withdrawal/redirect/base'])(
    'and %s, which is none of it, is opened',
    async (asked) => expect((await unknown(asked)).path).toBeUndefined(),
  );
});
