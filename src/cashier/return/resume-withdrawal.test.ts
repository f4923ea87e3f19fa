import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { ATTEMPT_PREFIX, type AttemptStep } from '../attempt/attempt-record';
import { PLACE_PREFIX } from './place-record';
import { rejecting, resumingTab } from './return.fixture';

const code = { instruction: { steps: [{ en: 'Say the code 408 215 773' }] } };
const answered = {
  withdrawalId: 'w1',
  apiResponse: { method: 'GET' as const, data: code, pageId: 'offline' as const, isFieldsRequired: false },
  confirmationRequested: false,
  withdrawalBlocked: false,
  fields: [],
  status: 'accepted' as const,
};

/** A tab whose page was closed on `path`, with the withdrawal at this step. */
function leftAt(path: string, step: AttemptStep) {
  const kit = resumingTab();
  const intent = { flow: 'withdrawal' as const, methodName: 'visa', amount: 500, currency: 'INR' };
  const record = {
    key: '00000000-0000-4000-8000-000000000001',
    step,
    intent,
    transactionId: step === 'created' ? 'w1' : undefined,
    startedAt: kit.clock.now(),
    submittedAt: kit.clock.now(),
    isHostTold: step === 'created',
  };
  kit.storage.write(ATTEMPT_PREFIX + record.key, record);
  kit.storage.write(`${PLACE_PREFIX}deposit-0-before`, { path, methodName: 'visa', at: kit.clock.now() });
  const createdAt = new Date(kit.clock.now()).toISOString();
  const line = { ...intent, id: 'w1', paymentMethod: 'visa', status: 'accepted' as const, createdAt };
  kit.realtime.script('BANKING:transactions-list', () => ({
    transactions: [{ ...line, isCancellable: true }],
    hasMore: false,
  }));
  return kit;
}

describe('a reload of a withdrawal', () => {
  it('on the code to collect the money with asks for it again', async () => {
    const kit = leftAt('/withdrawal/instruction', 'created');
    kit.realtime.script('BANKING:withdrawal-resume', ({ withdrawalId }) => {
      expect(withdrawalId).toBe('w1');
      return answered;
    });
    const { start, navigation, transaction } = kit.load();
    await start('/withdrawal');
    expect([navigation.path, transaction.current?.data]).toEqual(['/withdrawal/instruction', code]);
    expect(kit.host.sent).toEqual([]);
  });

  it('of a gateway that does not know the call shows the page without it', async () => {
    const kit = leftAt('/withdrawal/instruction', 'created');
    const unknown = new AppError('', { code: 'contract.unknownType', status: 404 });
    kit.realtime.script('BANKING:withdrawal-resume', rejecting(unknown));
    const { start, navigation, transaction, errors } = kit.load();
    await start('/withdrawal');
    expect([navigation.path, transaction.current?.data]).toEqual(['/withdrawal/instruction', null]);
    expect(errors.reported).toEqual([]);
  });

  it('of another player ends on the list', async () => {
    const kit = leftAt('/withdrawal/instruction', 'created');
    const notFound = new AppError('', { code: 'banking.withdrawalNotFound', status: 404 });
    kit.realtime.script('BANKING:withdrawal-resume', rejecting(notFound));
    const { start, navigation, attempts } = kit.load();
    await start('/withdrawal');
    expect([navigation.path, attempts.stepOf('withdrawal')]).toEqual(['/withdrawal', undefined]);
  });

  it('whose create was lost asks for the code that was sent, and the host is notified when it is confirmed', async () => {
    const kit = leftAt('/withdrawal/redirect/base', 'checking');
    const codeExpiresAt = new Date(kit.clock.now() + 60_000).toISOString();
    kit.realtime.script('BANKING:withdrawal-resume', () => ({
      ...answered,
      confirmationRequested: true,
      email: 'a••@example.com',
      codeExpiresAt,
    }));
    const { start, navigation, attempts, confirmation, transaction } = kit.load();
    await start('/withdrawal');
    expect([navigation.path, transaction.current?.data]).toEqual(['/withdrawal/confirm', code]);
    expect(confirmation.current).toMatchObject({ withdrawalId: 'w1', amount: 500, codeExpiresAt });
    expect(kit.host.sent).toEqual([]);
    attempts.tellHost('withdrawal', 'w1');
    expect(kit.host.sent.map(({ messageType }) => messageType)).toEqual(['onCreateTransaction', 'onTransactionStatus']);
  });

  it('one of two that wait for their codes leads to its own code, whichever was made last', async () => {
    const kit = leftAt('/withdrawal/confirm', 'created');
    const tab = kit.load();
    const money = { methodName: 'visa', amount: 500, currency: 'INR' };
    tab.confirmation.begin({ withdrawalId: 'w1', ...money }, {});
    await tab.start('/withdrawal');
    const first = tab.attempts.latest('withdrawal')!;
    tab.confirmation.begin({ withdrawalId: 'w2', ...money, amount: 700 }, {});
    tab.transaction.set({ flow: 'withdrawal', id: 'w2', ...money, data: null, pageId: undefined });
    await tab.resume.reopen(first);
    expect([tab.navigation.path, tab.confirmation.current?.withdrawalId]).toEqual(['/withdrawal/confirm', 'w1']);
    expect(tab.transaction.current?.id).toBe('w1');
    // Its page is at hand, and the other's code was sent since.
    tab.transaction.set({ flow: 'withdrawal', id: 'w1', ...money, data: code, pageId: undefined });
    tab.confirmation.choose('w2');
    await tab.resume.reopen(first);
    expect([tab.navigation.path, tab.confirmation.current?.withdrawalId]).toEqual(['/withdrawal/confirm', 'w1']);
    // That one is confirmed elsewhere: the gateway says where it stands, and the other's page is not shown for it.
    tab.confirmation.end('w1');
    kit.realtime.script('BANKING:withdrawal-resume', () => answered);
    await tab.resume.reopen(first);
    expect(tab.navigation.path).toBe('/withdrawal/instruction');
  });

  it.each([
    ['its own page', answered, '/withdrawal/instruction'],
    ['the page that follows it', { ...answered, apiResponse: null }, '/withdrawal/complete'],
  ])('whose create was lost leads to %s', async (_name, reply, path) => {
    const kit = leftAt('/withdrawal/redirect/base', 'checking');
    kit.realtime.script('BANKING:withdrawal-resume', () => reply);
    const { start, navigation, attempts } = kit.load();
    await start('/withdrawal');
    expect(navigation.path).toBe(path);
    expect(attempts.latest('withdrawal')).toMatchObject({ step: 'created', transactionId: 'w1' });
    expect(kit.host.sent.map(({ messageType }) => messageType)).toEqual(['onCreateTransaction', 'onTransactionStatus']);
  });
});
