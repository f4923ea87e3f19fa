import { expect, it } from 'vitest';
import { mayCancel } from './may-cancel';

it.each([
  [{}, 'se', true],
  [{ SE: 'forbidden' }, 'se', false],
  [{ SE: 'forbidden' }, 'de', true],
  [{ default: 'forbidden' }, 'de', false],
  [{ default: 'forbidden', DE: 'allowed' }, 'de', true],
] as const)('with the rules %j a withdrawal in %s may be taken back: %s', (withdrawalCancel, country, may) => {
  expect(mayCancel({ withdrawalCancel }, country)).toBe(may);
});
