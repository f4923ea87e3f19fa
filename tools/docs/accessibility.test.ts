import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Numbers of the criteria of WCAG 2.2, levels A and AA, by guideline. */
const CRITERIA: Record<string, readonly number[]> = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
};

const page = readFileSync('docs/accessibility.md', 'utf8');
const rows = [...page.matchAll(/^\| (\d\.\d\.\d+) .*$/gm)].map(([row, number]) => {
  const [, , level, result, tests = ''] = row.split('|').map((cell) => cell.trim());
  return { number: number!, level, result, tests: tests.split(', ').filter(Boolean) };
});
const items = page.split('## Tests')[1]!.split('\n- ');
const known = new Set(items.filter((item) => item.includes('`tests/')).map((item) => /\*\*(\w+)/.exec(item)?.[1]));

it('has each criterion of WCAG 2.2 A and AA', () => {
  const all = Object.entries(CRITERIA).flatMap(([guideline, numbers]) => numbers.map((one) => `${guideline}.${one}`));
  expect(rows.map(({ number }) => number)).toEqual(all);
});

it('supports nothing without a test', () => {
  const unproven = rows.filter(({ result, tests }) => /supports/.test(result ?? '') === (tests.length === 0));
  expect(unproven).toEqual([]);
  expect(rows.flatMap(({ tests }) => tests).filter((name) => !known.has(name))).toEqual([]);
});

it('has results and levels of one kind', () => {
  expect(new Set(rows.map(({ result }) => result))).toEqual(
    new Set(['supports', 'partially supports', 'not evaluated', 'not applicable']),
  );
  expect(new Set(rows.map(({ level }) => level))).toEqual(new Set(['A', 'AA']));
});
