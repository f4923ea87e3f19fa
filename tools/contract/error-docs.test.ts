import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DECLINE_REASONS } from '../../src/contract/decline';
import english from '../../src/locales/en.json';
import { listFiles } from '../files.mjs';
import { errorLines } from './error-docs';

const lines = errorLines();
const placed = (place: string) => Object.keys(lines).filter((code) => lines[code]!.in === place);

/** Keys of nested messages, joined by dots. */
const keysOf = (node: object, before = ''): string[] =>
  Object.entries(node).flatMap(([key, child]: [string, unknown]) =>
    typeof child === 'object' && child !== null ? keysOf(child, `${before}${key}.`) : [before + key],
  );

it('has every code and status that has a text of its own, and every reason of a refusal', () => {
  const withoutText = ['banking.merchantClientError', 'banking.paymentMethodRegex'];
  expect(placed('Error.code').toSorted()).toEqual([...keysOf(english.common.errors), ...withoutText].toSorted());
  expect(placed('Error.status')).toEqual(Object.keys(english.httpCodes));
  expect(placed('onTransactionStatus.reason')).toEqual([...DECLINE_REASONS]);
});

it('has every code that a channel to the gateway makes', () => {
  const sources = listFiles('.', ['src/core/http', 'src/core/realtime']).filter((file) => !file.endsWith('.test.ts'));
  const made = sources.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/\bcode: '((?:socket|http|contract)\.\w+)'/g),
  ]);
  expect(made.length).toBeGreaterThan(4);
  expect(made.map(([, code]) => code!).filter((code) => !(code in lines))).toEqual([]);
});

it('has every problem, each with a heading of its own in docs/problems.md', () => {
  const headings = new Set([...readFileSync('docs/problems.md', 'utf8').matchAll(/^## (\w+)$/gm)].map(([, it]) => it));
  expect(placed('onProblem.code').filter((code) => !headings.has(code))).toEqual([]);
});

it('says of each whose it is, what the player sees and what the page may do', () => {
  for (const [code, { player, host }] of Object.entries(lines)) {
    expect(player, code).toMatch(/^\S.*\.?$/);
    expect(host, code).toMatch(/^\S.*\.$/);
  }
});
