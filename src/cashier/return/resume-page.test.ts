/** A reload while the provider's page is open elsewhere, or was closed with the view that opened it. */
import { expect, it } from 'vitest';
import { depositReply } from '../test-kit/fake-gateway';
import { settled } from '../../core/time/clock.fake';
import { resumingTab } from './return.fixture';

const source = 'https://acquirer.example/pay';

/** A deposit is created and the page that waits for it shown; then the view is closed. */
async function leftOnComplete() {
  const kit = resumingTab();
  const before = kit.load();
  await before.start();
  await before.attempts.create(kit.call());
  await before.navigation.go('/deposit/complete');
  for (const part of [before.places, before.attempts, before.statuses]) part.dispose();
  const id = before.attempts.latest('deposit')!.transactionId!;
  return { kit, answer: { ...depositReply(id, { source }), status: 'waiting' as const } };
}

it('the provider’s page can be opened again', async () => {
  const { kit, answer } = await leftOnComplete();
  kit.realtime.script('BANKING:deposit-resume', () => answer);
  const { start, navigation, paymentWindow, transaction } = kit.load();
  await start('/deposit/complete');
  expect(navigation.path).toBe('/deposit/complete');
  expect([paymentWindow.pending, paymentWindow.reason]).toEqual([{ kind: 'get', url: source }, 'earlier']);
  expect(transaction.current).toMatchObject({ amount: 500, hasPage: true });
});

it('what comes after the player has left the page changes nothing any more', async () => {
  const { kit, answer } = await leftOnComplete();
  const { start, navigation, paymentWindow, transaction } = kit.load();
  await start('/deposit/complete');
  await navigation.go('/deposit');
  transaction.reset();
  kit.realtime.reply('BANKING:deposit-resume', answer);
  await settled();
  expect([paymentWindow.pending, transaction.current?.hasPage]).toEqual([undefined, undefined]);
});
