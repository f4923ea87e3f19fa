import { expect, it } from 'vitest';
import { settled } from '../time/clock.fake';
import { listeners } from './listeners';

type Message = { type: 'a' | 'b'; text: string };
const a = (text: string): Message => ({ type: 'a', text });

/** Notes what each of its listeners hears. */
function setUp() {
  const incoming = listeners<Message>();
  const heard: string[] = [];
  const listen = (name: string, type: Message['type'] = 'a') =>
    incoming.on(type, ({ text }) => void heard.push(`${name} ${text}`));
  return { deliver: incoming.deliver, heard, listen };
}

it('what waits goes to the first listener of its type alone, and once', async () => {
  const { deliver, heard, listen } = setUp();
  for (const message of [a('1'), { type: 'b', text: '2' } as const, a('3')]) deliver(message);
  for (const name of ['first', 'second']) listen(name);
  await settled();
  expect(heard).toEqual(['first 1', 'first 3']);
  listen('other', 'b');
  await settled();
  expect(heard.slice(2)).toEqual(['other 2']);
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
