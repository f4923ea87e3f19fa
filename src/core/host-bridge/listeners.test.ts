import { expect, it } from 'vitest';
import { listeners } from './listeners';

type Message = { type: 'loaded' | 'open'; of: string };
const ticks = () => new Promise((resolve) => setTimeout(resolve));

/** Each `loaded` of another player is heard by a page of that player, which listens in place of the one before. */
function pages() {
  const heard: string[] = [];
  const incoming = listeners<Message>();
  let stops: (() => void)[] = [];
  const show = (player: string): void => {
    const onLoaded = ({ of }: Message) => {
      if (of === player) return void heard.push(`${player} renewed`);
      for (const stop of stops) stop();
      incoming.forget();
      show(of);
    };
    stops = [incoming.on('loaded', onLoaded)];
    heard.push(player);
  };
  const listenToOpen = () => incoming.on('open', ({ of }) => heard.push(`open of ${of}`));
  return { heard, incoming, show, listenToOpen };
}

it('messages that have waited are heard one by one, each by who listens by then', async () => {
  const { heard, incoming, show } = pages();
  for (const of of ['ben', 'anna', 'anna', 'ben']) incoming.deliver({ type: 'loaded', of });
  show('anna');
  await ticks();
  expect(heard).toEqual(['anna', 'ben', 'anna', 'anna renewed', 'ben']);
});

it('what came before another player is dropped with the first one; what came after is not', async () => {
  const { heard, incoming, show, listenToOpen } = pages();
  incoming.deliver({ type: 'open', of: 'anna' });
  incoming.deliver({ type: 'loaded', of: 'ben' });
  incoming.deliver({ type: 'open', of: 'ben' });
  show('anna');
  await ticks();
  listenToOpen();
  await ticks();
  expect(heard).toEqual(['anna', 'ben', 'open of ben']);
});

it('all that waits is dropped where another player comes by another way than a message', async () => {
  const { heard, incoming, listenToOpen } = pages();
  incoming.deliver({ type: 'open', of: 'anna' });
  await ticks();
  incoming.forget();
  listenToOpen();
  await ticks();
  incoming.deliver({ type: 'open', of: 'ben' });
  await ticks();
  expect(heard).toEqual(['open of ben']);
});
