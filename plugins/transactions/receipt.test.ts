import { fakeLocale } from '@/core/locale/locale.fake';
import { expect, it } from 'vitest';

import { viewOf } from './line-view';
import { receiptOf, receiptText } from './receipt';
import { lineOf } from './stores/lines.fixture';

const settings = { filesUrl: '', apiUrl: '' };
const receipt = (changes: Parameters<typeof lineOf>[1]) => {
  const line = lineOf(0, changes);
  return receiptOf(line, viewOf(line, fakeLocale(), settings), fakeLocale());
};

it('tells what was paid, when, in which zone, and under which number', () => {
  const text = receiptText(
    receipt({ status: 'processed', endedAt: '2026-03-14T17:00:00Z', destination: 'Bank ••••3000' }),
  );
  for (const part of ['−€50', 'Test payout', 'Bank ••••3000', 't-0']) expect(text).toContain(part);
  expect(text.match(/2026.*(UTC|GMT|[A-Z]{3,4})/g)).toHaveLength(2);
});

it('is a receipt only for one that has ended well', () => {
  expect(receipt({ status: 'processed' }).title).not.toBe(receipt({ status: 'mistaked' }).title);
});
