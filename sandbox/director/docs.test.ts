import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AMOUNT_ACTIONS, AMOUNT_ENDS, AMOUNTS } from './amounts';

it('the docs tell every amount, and no other', () => {
  const docs = readFileSync('docs/flow-director.md', 'utf8');
  const told = [...docs.matchAll(/^\| `\.(\d\d)` \| (.+?) +\|$/gm)].map(([, cents, what]) => [cents, what]);
  expect(Object.fromEntries(told)).toEqual(AMOUNTS);
  expect(Object.keys({ ...AMOUNT_ENDS, ...AMOUNT_ACTIONS }).sort()).toEqual(Object.keys(AMOUNTS).sort());
});
