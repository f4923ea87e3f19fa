/** What was paid where this tab sees nothing is known before the press of a deposit, whose window opens in the click. */
import { expect, it } from 'vitest';
import { settled } from '../../core/time/clock.fake';
import { lines, resumingTab } from './resume.fixture';

const FORM = '/deposit/redirect/base';
const LIST = 'BANKING:transactions-list';

/** A tab whose gateway lists a payment of another one, once that was made. */
async function tab() {
  const kit = resumingTab();
  const stores = kit.load();
  let isMade = false;
  kit.realtime.script(LIST, () => ({ transactions: isMade ? lines(kit.clock.now()) : [], hasMore: false }));
  const pay = () => stores.second.onPurpose(kit.call(500).intent, () => stores.attempts.create(kit.call(500)));
  const makeElsewhere = () => (isMade = true);
  return { ...kit, ...stores, pay, makeElsewhere };
}

it.each<[string, (one: Awaited<ReturnType<typeof tab>>) => Promise<void> | void]>([
  ['opened after it', ({ makeElsewhere, navigation }) => (makeElsewhere(), navigation.go(FORM))],
  [
    'opened before it, and come back to',
    async ({ makeElsewhere, navigation, wake }) => {
      await navigation.go(FORM);
      makeElsewhere();
      wake.wake();
    },
  ],
  [
    'opened before the channel',
    async ({ makeElsewhere, navigation, realtime }) => {
      realtime.cut();
      await navigation.go(FORM);
      makeElsewhere();
      await realtime.connect();
    },
  ],
])('a form that was %s asks first', async (_how, open) => {
  const one = await tab();
  await open(one);
  await settled();
  void one.pay();
  expect([one.second.first?.state, one.gateway.deposits.length]).toEqual(['waiting', 0]);
});

it('asks the gateway for nothing on another page', async () => {
  const { navigation, realtime, wake } = await tab();
  await navigation.go('/deposit');
  wake.wake();
  await settled();
  expect(realtime.sentOf(LIST)).toEqual([]);
});
