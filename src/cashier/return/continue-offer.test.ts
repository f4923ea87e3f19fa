/** Several payments of this tab wait: each can be reached again. */
import { expect, it } from 'vitest';
import { settled } from '../../core/time/clock.fake';
import { CONFIRMATION_PREFIX } from '../attempt/pending-confirmation';
import { depositReply } from '../test-kit/fake-gateway';
import { submit } from '../test-kit/tab';
import { resumingTab } from './return.fixture';

it('an earlier deposit that waits is offered behind a later one that was paid', async () => {
  const kit = resumingTab();
  const { attempts, offer, statuses, start } = kit.load();
  await start();
  await submit(attempts, kit.call(500));
  kit.clock.advance(1_000);
  await submit(attempts, kit.call(600));
  expect(offer.payment).toMatchObject({ amount: 600 });
  statuses.learn('deposit', 'd2', 'processed');
  expect(offer.payment).toMatchObject({ amount: 500 });
});

it('a page of the provider that stands ready is not the earlier deposit’s, whose page is opened', async () => {
  const kit = resumingTab();
  kit.realtime.script('BANKING:deposit-resume', ({ depositId }) => ({
    ...depositReply(depositId, { source: `https://acquirer.example/${depositId}` }),
    status: 'waiting' as const,
  }));
  const { attempts, places, transaction, navigation, paymentWindow, resume, start, answerList } = kit.load();
  await start();
  for (const amount of [500, 600]) {
    await submit(attempts, kit.call(amount));
    const id = amount === 500 ? 'd1' : 'd2';
    transaction.set({
      flow: 'deposit',
      id,
      methodName: 'visa',
      amount,
      currency: 'INR',
      data: null,
      pageId: undefined,
    });
    await navigation.go('/deposit/complete');
    await navigation.go('/deposit');
  }
  paymentWindow.offer({ source: 'https://acquirer.example/d2', method: 'GET', data: null });
  expect(places.pageOf('deposit', 'd1')?.path).toBe('/deposit/complete');
  const opening = resume.reopen(attempts.ofTransaction('deposit', 'd1')!);
  await settled();
  answerList();
  await opening;
  expect([transaction.current?.id, transaction.current?.amount]).toEqual(['d1', 500]);
  await settled();
  expect(paymentWindow.pending).toMatchObject({ url: 'https://acquirer.example/d1' });
});

it('an earlier deposit that waits is offered once one that is being checked was put off', async () => {
  const kit = resumingTab();
  const before = kit.load();
  await before.start();
  await submit(before.attempts, kit.call(500));
  kit.clock.advance(1_000);
  kit.gateway.loseReplies = 1;
  void before.attempts.create(kit.call(600));
  await settled();
  for (const part of [before.attempts, before.places, before.statuses]) part.dispose();
  await kit.realtime.connect();
  kit.realtime.script('BANKING:deposit-resume', () => ({ ...depositReply('d1'), status: 'waiting' as const }));
  const { offer, start, answerList, navigation, transaction, errors } = kit.load();
  await start();
  expect(offer.payment).toMatchObject({ amount: 600, isChecking: true });
  offer.decline();
  expect(offer.payment).toMatchObject({ amount: 500, isChecking: false });
  const opening = offer.accept();
  await settled();
  answerList();
  await opening;
  expect([navigation.path, transaction.current?.amount, errors.reported]).toEqual(['/deposit/complete', 500, []]);
});

it('a withdrawal that waits for its code is current again once a later one was confirmed', () => {
  const kit = resumingTab();
  const money = { methodName: 'visa', amount: 5, currency: 'EUR' };
  for (const [withdrawalId, minute] of [
    ['w1', '10'],
    ['w2', '20'],
  ] as const)
    kit.storage.write(`${CONFIRMATION_PREFIX}${withdrawalId}`, {
      ...money,
      withdrawalId,
      codeExpiresAt: `2026-01-01T00:${minute}:00Z`,
    });
  const { confirmation } = kit.load();
  expect(confirmation.current?.withdrawalId).toBe('w2');
  confirmation.end('w2');
  expect(confirmation.current?.withdrawalId).toBe('w1');
});
