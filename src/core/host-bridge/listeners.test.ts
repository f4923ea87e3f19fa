import { expect, it } from 'vitest';
import { settled } from '../time/clock.fake';
import { listeners } from './listeners';

type Message = { type: 'loaded'; of: string } | { type: 'open'; of: string };

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
  await settled();
  expect(heard).toEqual(['anna', 'ben', 'anna', 'anna renewed', 'ben']);
});

it('what came before another player is dropped with the first one; what came after is not', async () => {
  const { heard, incoming, show, listenToOpen } = pages();
  incoming.deliver({ type: 'open', of: 'anna' });
  incoming.deliver({ type: 'loaded', of: 'ben' });
  incoming.deliver({ type: 'open', of: 'ben' });
  show('anna');
  await settled();
  listenToOpen();
  await settled();
  expect(heard).toEqual(['anna', 'ben', 'open of ben']);
});

it('all that waits is dropped where another player comes by another way than a message', async () => {
  const { heard, incoming, listenToOpen } = pages();
  incoming.deliver({ type: 'open', of: 'anna' });
  await settled();
  incoming.forget();
  listenToOpen();
  await settled();
  incoming.deliver({ type: 'open', of: 'ben' });
  await settled();
  expect(heard).toEqual(['open of ben']);
});

type Note = { type: 'a' | 'b'; text: string };
const a = (text: string): Note => ({ type: 'a', text });

/** Notes what each of its listeners hears. */
function setUp() {
  const incoming = listeners<Note>();
  const heard: string[] = [];
  const listen = (name: string, type: Note['type'] = 'a') =>
    incoming.on(type, ({ text }) => void heard.push(`${name} ${text}`));
  return { deliver: incoming.deliver, heard, listen };
}

it('what waits is heard one by one, by who listens by then, and once', async () => {
  const { deliver, heard, listen } = setUp();
  for (const message of [a('1'), { type: 'b', text: '2' } as const, a('3')]) deliver(message);
  for (const name of ['first', 'second']) listen(name);
  await settled();
  expect(heard).toEqual(['first 1', 'first 3', 'second 3']);
  listen('other', 'b');
  await settled();
  expect(heard.slice(3)).toEqual(['other 2']);
});

it('each listener hears what comes later, until it stops', async () => {
  const { deliver, heard, listen } = setUp();
  const stop = listen('first');
  listen('second');
  deliver(a('1'));
  await settled();
  stop();
  deliver(a('2'));
  await settled();
  expect(heard).toEqual(['first 1', 'second 1', 'second 2']);
});

it('one that stops hears nothing of what was on its way', async () => {
  const { deliver, heard, listen } = setUp();
  const stop = listen('first');
  deliver(a('1'));
  stop();
  await settled();
  expect(heard).toEqual([]);
});

it('waits again once the last has stopped', async () => {
  const { deliver, heard, listen } = setUp();
  listen('first')();
  deliver(a('1'));
  listen('second');
  await settled();
  expect(heard).toEqual(['second 1']);
});
