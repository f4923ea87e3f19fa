import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blocksOfFour } from './blocks-of-four';

it.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['6200000000000000003', '6200 0000 0000 0000 003'],
  ['378282246310005', '3782 8224 6310 005'],
  ['4242 4242-4242 4242', '4242 4242 4242 4242'],
  ['', ''],
])('%s is shown as %s', (number, text) => {
  expect(blocksOfFour(number)).toBe(text);
});

it('loses and adds no digit', () => {
  fc.assert(fc.property(fc.string(), (text) => blocksOfFour(text).replaceAll(' ', '') === text.replace(/\D/g, '')));
});
