import * as v from 'valibot';
import { expect, it } from 'vitest';
import { playerStore } from './player-store';
import { memorySessionStore } from './session-store.fake';

it('keeps the records of players apart, and names none of them', () => {
  const tab = memorySessionStore();
  const [anna, ben, unnamed] = ['anna-4711', 'ben', ''].map((player) => playerStore(tab, player));
  anna!.write('attempt.1', 'of anna');
  unnamed!.write('attempt.1', 'of nobody');
  expect([ben!.keys('attempt.'), ben!.read('attempt.1', v.string())]).toEqual([[], undefined]);
  ben!.write('attempt.2', 'of ben');
  ben!.remove('attempt.1');
  expect([anna!.keys('attempt.'), anna!.read('attempt.1', v.string())]).toEqual([['attempt.1'], 'of anna']);
  expect(playerStore(tab, 'anna-4711').read('attempt.1', v.string())).toBe('of anna');
  expect([...tab.texts.keys()].join()).not.toContain('anna');
});
