import { expect, it } from 'vitest';
import { readReply } from './read-reply';

it.each<[given: unknown, ms: number | undefined]>([
  [7, 7000],
  ['1.5', 1500],
  [0, 0],
  [86_400, 600_000],
  [undefined, undefined],
  [null, undefined],
  [-1, undefined],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  [{ seconds: 5 }, undefined],
])('reads retryAfter %j as %s ms, and keeps the refusal', (retryAfter, retryAfterMs) => {
  const frame = { messageId: 'm1', status: 429, code: 'gateway.busy', retryAfter };
  const read = () => readReply('BANKING_DEPOSIT:deposit-status', frame);
  expect(read).toThrow(expect.objectContaining({ status: 429, code: 'gateway.busy', retryAfterMs }));
});
