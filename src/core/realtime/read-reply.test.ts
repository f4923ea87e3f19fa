import { expect, it } from 'vitest';
import { AppError } from '../errors/app-error';
import { readReply } from './read-reply';

function refusalOf(more: object): unknown {
  try {
    return readReply('BANKING:withdrawal-resend', { messageId: 'm', status: 429, code: 'gateway.busy', ...more });
  } catch (error) {
    return error;
  }
}

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
  const error = refusalOf({ retryAfter });
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ status: 429, code: 'gateway.busy', retryAfterMs });
});
