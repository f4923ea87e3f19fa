import { expect, it } from 'vitest';
import { sampleMethod } from '../test-kit/samples';
import { listingRules } from './listing-rules';

const LISTED = [
  sampleMethod({ name: 'visa', position: 1 }),
  sampleMethod({ name: 'btc', category: 'crypto', position: 2 }),
  sampleMethod({ name: 'eth', category: 'crypto', position: 3, isPopular: true }),
  sampleMethod({ name: 'pix', position: 4, isPopular: true }),
  sampleMethod({ name: 'cash', position: 5 }),
];
const arranged = (order: string[], isPopularFirst: boolean) =>
  listingRules({ order }, isPopularFirst)
    .arrange(LISTED)
    .map(({ name }) => name);

it.each([
  [[], false, ['visa', 'btc', 'eth', 'pix', 'cash']],
  [[], true, ['eth', 'pix', 'btc', 'visa', 'cash']],
  [['cash'], true, ['cash', 'eth', 'pix', 'btc', 'visa']],
  [['cash', 'crypto', 'visa'], true, ['cash', 'eth', 'btc', 'visa', 'pix']],
])('the host’s order %j, popular first: %j, makes %j', (order, isPopularFirst, expected) => {
  expect(arranged(order, isPopularFirst)).toEqual(expected);
});
