import { describe, expect, it } from 'vitest';
import { AppError } from '../../core/errors/app-error';
import { fakeServerClock } from '../../core/time/server-clock.fake';
import { depositReply } from '../test-kit/fake-gateway';
import { CALL_LIMIT_MS } from '../../core/realtime/call-limit';
import { LostCreate } from './lost-create';
import { lines, lostOnForm, rejecting, resumingTab } from '../return/return.fixture';

const code = { pix: { code: 'the-code-to-pay' } };
const resumed = () => ({ ...depositReply('d1', { data: code }), status: 'waiting' as const });

describe('a reload on a form', () => {
  it('whose create was lost finds what it has made', async () => {
    const kit = await lostOnForm();
    kit.realtime.script('BANKING:transactions-list', () => ({ transactions: lines(kit.clock.now()), hasMore: false }));
    kit.realtime.script('BANKING:deposit-resume', () => resumed());
    const { start, navigation, attempts } = kit.load();
    await kit.realtime.connect();
    await start();
    expect(navigation.path).toBe('/deposit/code');
    expect(attempts.latest('deposit')).toMatchObject({ step: 'created', transactionId: 'd1' });
    expect(kit.gateway.deposits).toHaveLength(1);
    expect(kit.host.sent).toMatchObject([
      { messageType: 'onCreateTransaction', eventType: 'deposit', eventId: 'd1' },
      { messageType: 'onTransactionStatus', eventId: 'd1', status: 'waiting' },
    ]);
  });

  it('whose create was lost shows how it ended, where there is no page for it any more', async () => {
    const kit = await lostOnForm();
    const transactions = lines(kit.clock.now()).map((line) => ({ ...line, status: 'processed' as const }));
    kit.realtime.script('BANKING:transactions-list', () => ({ transactions, hasMore: false }));
    const { start, navigation, attempts, transaction } = kit.load();
    await kit.realtime.connect();
    await start();
    expect([navigation.path, transaction.status]).toEqual(['/deposit/complete', 'processed']);
    expect(transaction.current).toMatchObject({ id: 'd1', amount: 500 });
    expect(attempts.stepOf('deposit')).toBe('ended');
    expect(kit.host.sent.map((one) => ('status' in one ? one.status : one.messageType))).toEqual([
      'onCreateTransaction',
      'waiting',
      'processed',
    ]);
  });

  it('whose create was lost and made with other money shows, and tells the host, what was made', async () => {
    const kit = await lostOnForm();
    const made = { amount: 512.5, currency: 'BRL' };
    kit.realtime.script('BANKING:transactions-list', () => {
      const { key } = kit.load().attempts.latest('deposit')!;
      return {
        transactions: lines(kit.clock.now()).map((line) => ({ ...line, ...made, clientKey: key })),
        hasMore: false,
      };
    });
    kit.realtime.script('BANKING:deposit-resume', () => resumed());
    const { start, transaction } = kit.load();
    await kit.realtime.connect();
    await start();
    expect(transaction.current).toMatchObject({ id: 'd1', ...made });
    expect(kit.host.sent).toContainEqual(expect.objectContaining({ messageType: 'onTransactionStatus', ...made }));
  });

  it.each([
    ['has no page', () => ({ ...depositReply('d1'), status: 'waiting' as const })],
    ['can not be asked about', rejecting(new AppError('', { code: 'unknown.type', status: 404 }))],
  ])('whose create was lost shows the complete page of a deposit that %s', async (_name, resume) => {
    const kit = await lostOnForm();
    kit.realtime.script('BANKING:transactions-list', () => ({ transactions: lines(kit.clock.now()), hasMore: false }));
    kit.realtime.script('BANKING:deposit-resume', resume);
    const { start, navigation, attempts, transaction } = kit.load();
    await kit.realtime.connect();
    await start();
    expect([navigation.path, transaction.current?.id]).toEqual(['/deposit/complete', 'd1']);
    expect(attempts.latest('deposit')).toMatchObject({ step: 'created', isHostTold: true });
  });

  it('whose create was lost goes on with the form when the gateway says nothing', async () => {
    const kit = await lostOnForm();
    const { start, navigation, attempts } = kit.load();
    await kit.realtime.connect();
    await start();
    expect(navigation.path).toBe('/resume');
    await kit.clock.pass(CALL_LIMIT_MS);
    expect([navigation.path, attempts.stepOf('deposit')]).toEqual(['/deposit/redirect/base', 'checking']);
  });

  it.each([
    ['an older one of the same amount', { createdAt: new Date(Date.UTC(2025, 0, 1)).toISOString() }],
    ['another amount', { amount: 501 }],
    ['another method', { paymentMethod: 'pix' }],
    ['a withdrawal', { flow: 'withdrawal' as const }],
    ['one to another account', { destination: 'Visa ••••1111' }],
    ['one to another account with the same last digits', { destination: 'Visa ••••1142' }],
    ['one from before', { createdAt: new Date(Date.UTC(2026, 0, 1) - 2_001).toISOString() }],
  ])('does not take %s for it', async (_name, other) => {
    const kit = await lostOnForm();
    const transactions = lines(kit.clock.now()).map((line) => ({ ...line, ...other }));
    kit.realtime.script('BANKING:transactions-list', () => ({ transactions, hasMore: false }));
    const { start, navigation, attempts } = kit.load();
    await kit.realtime.connect();
    await start();
    expect([navigation.path, attempts.stepOf('deposit')]).toEqual(['/deposit/redirect/base', 'checking']);
  });

  it.each([
    ['named like its own', { destination: 'Visa ••••4242' }],
    ['of which the list names three digits', { destination: '***242' }],
    ['beside which stands another number', { destination: 'Branch 2000, ••••4242' }],
    ['which the list does not name', { destination: undefined }],
    ['made by a clock that is two seconds behind', { createdAt: new Date(Date.UTC(2026, 0, 1) - 2_000).toISOString() }],
  ])('takes one to the account %s', async (_name, other) => {
    const kit = await lostOnForm();
    const transactions = lines(kit.clock.now()).map((line) => ({ ...line, ...other }));
    kit.realtime.script('BANKING:transactions-list', () => ({ transactions, hasMore: false }));
    kit.realtime.script('BANKING:deposit-resume', () => resumed());
    const { start, attempts } = kit.load();
    await kit.realtime.connect();
    await start();
    expect(attempts.latest('deposit')).toMatchObject({ step: 'created', transactionId: 'd1' });
  });

  it('takes neither of two that look the same, since one was made elsewhere', async () => {
    const kit = await lostOnForm();
    const elsewhere = lines(kit.clock.now()).map((line) => ({ ...line, id: 'd0', status: 'processed' as const }));
    const transactions = [...lines(kit.clock.now()), ...elsewhere];
    kit.realtime.script('BANKING:transactions-list', () => ({ transactions, hasMore: false }));
    const { start, navigation, attempts } = kit.load();
    await kit.realtime.connect();
    await start();
    expect([navigation.path, attempts.stepOf('deposit')]).toEqual(['/deposit/redirect/base', 'checking']);
  });
});

it('is not found by its looks while another that looks the same is being sent: the line may be that one’s', async () => {
  const kit = resumingTab();
  const { attempts, owner, others, errors } = kit.load();
  const lost = new AppError('Bad reply', { code: 'contract.invalidReply', outcomeUnknown: true });
  kit.realtime.script('BANKING:deposit-create', rejecting(lost));
  await attempts.create(kit.call()).catch(() => undefined);
  const [first] = attempts.all;
  kit.realtime.script('BANKING:transactions-list', () => ({ transactions: lines(kit.clock.now()), hasMore: false }));
  const clock = fakeServerClock(kit.clock);
  const search = new LostCreate(kit.realtime, kit.clock, clock, errors, attempts, owner, others);
  const { signal } = new AbortController();
  expect(await search.find(first!, signal)).toMatchObject({ id: 'd1' });
  kit.realtime.script('BANKING:deposit-create', () => new Promise(() => undefined));
  attempts.confirmBeside(kit.call().intent);
  void attempts.create(kit.call());
  expect(await search.find(first!, signal)).toBeUndefined();
});
