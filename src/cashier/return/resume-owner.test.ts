/** The host does not name its player, and another player may have used the tab before. */
import { expect, it } from 'vitest';
import { settled } from '../../core/time/clock.fake';
import { PLACE_PREFIX } from './place-record';
import { leftUnnamed, lines } from './return.fixture';

const LIST = 'BANKING:transactions-list';

const leftOnComplete = () => leftUnnamed('/deposit/complete');

it('the page of a payment waits for the gateway, and is shown to its player', async () => {
  const kit = await leftOnComplete();
  const { start, navigation, transaction } = kit.load();
  await start('/');
  expect([navigation.path, transaction.current]).toEqual(['/resume', undefined]);
  kit.realtime.reply(LIST, { transactions: lines(0), hasMore: false });
  await settled();
  expect([navigation.path, transaction.current?.amount]).toEqual(['/deposit/complete', 500]);
});

it('another player comes to the list, without an offer and without the page, whatever the address asks for', async () => {
  for (const asked of ['/', '/deposit/complete']) {
    const kit = await leftOnComplete();
    kit.realtime.script(LIST, () => ({ transactions: [], hasMore: false }));
    const { start, navigation, transaction, offer } = kit.load();
    await start(asked);
    await settled();
    expect([navigation.path, transaction.current, offer.payment]).toEqual(['/deposit', undefined, undefined]);
  }
});

it('the offer comes when the gateway has said that it is this player’s', async () => {
  const kit = await leftOnComplete();
  for (const key of kit.storage.keys(PLACE_PREFIX)) kit.storage.remove(key);
  const { start, offer } = kit.load();
  await start('/');
  expect(offer.payment).toBeUndefined();
  kit.realtime.reply(LIST, { transactions: lines(0), hasMore: false });
  await settled();
  expect(offer.payment).toMatchObject({ amount: 500 });
});
