import { fakeLocale } from '@/core/locale/locale.fake';
import { describe, expect, it } from 'vitest';

import { csvOf, historyCsv } from './csv';
import { lineOf } from './stores/lines.fixture';

describe('a field', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['a "b"', '"a ""b"""'],
    ['a\r\nb', '"a\r\nb"'],
    ['=1+1', "'=1+1"],
    ['+49', "'+49"],
    ['@me', "'@me"],
    ['-x', "'-x"],
    ['-1+1', "'-1+1"],
    [' =1+1', "' =1+1"],
    ['a;=1+1', "a;'=1+1"],
    ['a\n@me', '"a\n\'@me"'],
    ['a; b=c - d', 'a; b=c - d'],
    ['-12.50', '-12.50'],
    ['=HYPERLINK("a","b")', '"\'=HYPERLINK(""a"",""b"")"'],
  ])('%j', (text, field) => expect(csvOf([[text]])).toBe(`\uFEFF${field}\r\n`));
});

it('has a row for each line: ISO times, a dot, money that goes out negative', () => {
  const out = lineOf(0, { amount: 1234.5, endedAt: '2026-03-14T17:00:00Z', status: 'processed', destination: '=1' });
  const rows = historyCsv([out, lineOf(1, { flow: 'deposit' })], fakeLocale()).split('\r\n');
  expect(rows).toHaveLength(4);
  expect(rows[1]).toMatch(/^t-0,2026-03-14T16:20:00.000Z,2026-03-14T17:00:00.000Z,.*,Test payout,-1234.5,EUR,.*,'=1,$/);
  expect(rows[2]).toMatch(/^t-1,2026-03-14T16:19:00.000Z,,.*,Test payout,50,EUR,/);
});
