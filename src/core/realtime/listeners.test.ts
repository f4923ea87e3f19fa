import { expect, it } from 'vitest';
import { Listeners } from './listeners';

function rethrow(error: unknown): never {
  throw error;
}

it('calls each entry, one function twice when it was added twice, until it is stopped', () => {
  const heard: string[] = [];
  const listeners = new Listeners<[string]>(rethrow);
  const listen = (text: string) => void heard.push(text);
  const stopFirst = listeners.add(listen);
  const stopSecond = listeners.add(listen);
  listeners.call('both');
  stopFirst();
  stopFirst();
  listeners.call('one');
  stopSecond();
  listeners.call('none');
  expect(heard).toEqual(['both', 'both', 'one']);
});

it('a call reaches those who listened when it began, whatever they change', () => {
  const heard: string[] = [];
  const listeners = new Listeners<[]>(rethrow);
  listeners.add(() => {
    heard.push('first');
    stopSecond();
    listeners.add(() => void heard.push('third'));
  });
  const stopSecond = listeners.add(() => void heard.push('second'));
  listeners.call();
  expect(heard).toEqual(['first', 'second']);
  listeners.call();
  expect(heard).toEqual(['first', 'second', 'first', 'third']);
});
