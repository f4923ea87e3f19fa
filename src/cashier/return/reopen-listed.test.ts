/** Going from the history to a deposit that another tab, or a view that was closed, has begun. */
import { describe, expect, it } from 'vitest';
import type { Flow } from '../../contract/primitives';
import { AppError } from '../../core/errors/app-error';
import { depositReply } from '../test-kit/fake-gateway';
import { settled } from '../../core/time/clock.fake';
import { code, rejecting, resumingTab } from './return.fixture';

const line = {
  id: 'd9',
  flow: 'deposit' as const,
  paymentMethod: 'visa',
  amount: 70,
  currency: 'INR',
  status: 'waiting' as const,
  createdAt: '2026-01-01T00:00:00Z',
  isCancellable: false,
};

async function reopened(script: Parameters<typeof rejecting>[0] | undefined) {
  const kit = resumingTab();
  if (script) kit.realtime.script('BANKING:deposit-resume', rejecting(script));
  else
    kit.realtime.script('BANKING:deposit-resume', () => ({
      ...depositReply('d9', { data: code }),
      status: 'waiting' as const,
    }));
  const tab = kit.load();
  await tab.start();
  const opening = tab.resume.reopenListed(line);
  await settled();
  tab.answerList();
  await opening;
  return { kit, ...tab };
}

describe('a deposit that looks like a create without an answer', () => {
  async function beside(clientKey: (key: string) => string | undefined, flow: Flow = 'deposit') {
    const kit = resumingTab();
    kit.realtime.script('BANKING:withdrawal-resume', ({ withdrawalId }) => ({
      ...{ withdrawalId, confirmationRequested: true, withdrawalBlocked: false, fields: [] },
      ...{ status: 'accepted' as const, apiResponse: null },
    }));
    kit.realtime.script('BANKING:deposit-resume', ({ depositId }) => ({
      ...depositReply(depositId, { data: code }),
      status: 'waiting' as const,
    }));
    kit.gateway.loseReplies = 1;
    const tab = kit.load();
    await tab.start();
    const call = kit.call(70);
    void tab.attempts.create({ ...call, intent: { ...call.intent, flow } });
    await settled();
    tab.attempts.dispose();
    await kit.realtime.connect();
    const again = kit.load();
    await again.start();
    const lost = again.attempts.latest(flow)!;
    const found = { ...line, flow, clientKey: clientKey(lost.key) };
    const mayReopen = again.resume.mayReopen(found);
    const opening = again.resume.reopenListed(found);
    await settled();
    again.answerList();
    await opening;
    const heard = kit.host.sent.map(({ messageType }) => messageType);
    return { mayReopen, path: again.navigation.path, heard, lost: again.attempts.find(lost.key)?.step };
  }

  it.each([
    ['is opened where the gateway names another key', () => '00000000-0000-4000-8000-000000000099', true, 'checking'],
    ['may be it where the gateway names none', () => undefined, false, 'checking'],
    ['is it where the gateway names its key', (key: string) => key, false, 'created'],
  ] as const)('%s', async (_name, key, mayReopen, step) => {
    const { path, heard, ...found } = await beside(key);
    expect(found).toEqual({ mayReopen, lost: step });
    expect(path === '/deposit/code').toBe(step === 'created' || mayReopen);
    expect(heard).toEqual(step === 'created' ? ['onCreateTransaction', 'onTransactionStatus'] : []);
  });

  it('is no word to the host where it is a withdrawal that waits for its code', async () => {
    const { path, heard, lost } = await beside((key) => key, 'withdrawal');
    expect([path, heard, lost]).toEqual(['/withdrawal/confirm', [], 'created']);
  });
});

describe('a deposit of the history that this tab knows nothing of', () => {
  it('leads to its own page with what is to be paid to, and the host hears nothing twice', async () => {
    const { kit, navigation, transaction, attempts } = await reopened(undefined);
    expect([navigation.path, transaction.current?.data]).toEqual(['/deposit/code', code]);
    expect(attempts.latest('deposit')).toMatchObject({ step: 'created', transactionId: 'd9', intent: { amount: 70 } });
    expect(kit.host.sent).toEqual([]);
    expect(transaction.status).toBe('waiting');
  });

  it('is come back to after a reload, like one of this tab', async () => {
    const { kit, places } = await reopened(undefined);
    places.dispose();
    const { start, navigation } = kit.load();
    await start();
    expect(navigation.path).toBe('/deposit/code');
  });

  it('leads to the page that follows its status when the gateway can not tell more', async () => {
    const unknown = new AppError('', { code: 'contract.unknownType', status: 404 });
    const { navigation, transaction } = await reopened(unknown);
    expect([navigation.path, transaction.current?.id, transaction.status]).toEqual([
      '/deposit/complete',
      'd9',
      'waiting',
    ]);
  });

  it('whose page is the provider’s: it can be opened, also by a player who has closed it', async () => {
    const kit = resumingTab();
    const source = 'https://acquirer.example/pay';
    kit.realtime.script('BANKING:deposit-resume', () => ({
      ...depositReply('d9', { source }),
      status: 'waiting' as const,
    }));
    const { start, answerList, resume, navigation, paymentWindow } = kit.load();
    await start();
    const opening = resume.reopenListed(line);
    await settled();
    answerList();
    await opening;
    expect(navigation.path).toBe('/deposit/complete');
    expect(paymentWindow.pending).toEqual({ kind: 'get', url: source });
  });

  it('whose provider’s page has no address that may be opened still tells how it stands', async () => {
    const kit = resumingTab();
    const bad = depositReply('d9', { source: 'javascript:alert(1)' });
    kit.realtime.script('BANKING:deposit-resume', () => ({ ...bad, status: 'waiting' as const }));
    const { start, answerList, resume, navigation, errors, paymentWindow } = kit.load();
    await start();
    const opening = resume.reopenListed(line);
    await settled();
    answerList();
    await opening;
    expect([navigation.path, paymentWindow.pending]).toEqual(['/deposit/complete', undefined]);
    expect(errors.reported).toHaveLength(1);
  });

  it('whose form was never finished begins with its form', async () => {
    const kit = resumingTab();
    const asking = depositReply('d9', { isFieldsRequired: true });
    kit.realtime.script('BANKING:deposit-resume', () => ({ ...asking, status: 'waiting' as const }));
    const { start, answerList, resume, navigation, attempts } = kit.load();
    await start();
    const opening = resume.reopenListed(line);
    await settled();
    answerList();
    await opening;
    expect([navigation.path, attempts.latest('deposit')]).toEqual(['/deposit/redirect/base', undefined]);
  });

  it('changes nothing where it may be what a create of unknown outcome has made', async () => {
    const kit = resumingTab();
    kit.gateway.loseReplies = 1;
    const { attempts, resume, navigation, start } = kit.load();
    await start();
    void attempts.create(kit.call());
    await settled();
    const before = attempts.latest('deposit');
    await resume.reopenListed({ ...line, paymentMethod: 'visa', amount: 500, currency: 'INR' });
    expect([attempts.latest('deposit'), navigation.path]).toEqual([before, '/deposit']);
    attempts.dispose();
  });
});

it.each([
  ['waits for its code, the host hears once it is confirmed', true, 1],
  ['needs none, the host hears nothing new', false, 0],
])('of a withdrawal that %s', async (_, confirmationRequested, times) => {
  const kit = resumingTab();
  kit.realtime.script('BANKING:withdrawal-resume', ({ withdrawalId }) => ({
    ...{ withdrawalId, confirmationRequested, withdrawalBlocked: false, fields: [], status: 'accepted' as const },
    apiResponse: { method: 'GET' as const, data: null, pageId: null, isFieldsRequired: false },
  }));
  const tab = kit.load();
  await tab.start();
  const opening = tab.resume.reopenListed({ ...line, id: 'w1', flow: 'withdrawal', status: 'accepted' });
  await settled();
  tab.answerList();
  await opening;
  expect(kit.host.sent.filter(({ messageType }) => messageType === 'onCreateTransaction')).toEqual([]);
  tab.attempts.tellHost('withdrawal', 'w1');
  expect(kit.host.sent.filter(({ messageType }) => messageType === 'onCreateTransaction')).toHaveLength(times);
});
