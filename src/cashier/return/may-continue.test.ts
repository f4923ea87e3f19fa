import { expect, it } from 'vitest';
import { mayContinue } from './may-continue';

const NOON = '2026-01-01T12:00:00Z';
const at = (time: string) => Date.parse(time);

it.each([
  ['its own end decides, before that of its kind', '2026-01-01T13:00:00Z', '2026-01-01T12:59:59Z', true],
  ['its own end has come', '2026-01-01T13:00:00Z', '2026-01-01T13:00:00Z', false],
  ['within the lifetime of its kind', undefined, '2026-01-01T12:29:59Z', true],
  ['the lifetime of its kind is over', null, '2026-01-01T12:30:00Z', false],
])('%s', (_name, expiresAt, now, may) => {
  const line = { status: 'waiting' as const, createdAt: NOON, expiresAt };
  expect(mayContinue(line, 30 * 60_000, at(now))).toBe(may);
});

it('a payment that has ended has nothing more to do', () => {
  const line = { createdAt: NOON, expiresAt: '2026-01-02T12:00:00Z' };
  for (const status of ['processed', 'mistaked'] as const)
    expect(mayContinue({ ...line, status }, 60_000, at(NOON))).toBe(false);
  expect(mayContinue({ ...line, status: 'accepted' }, 60_000, at(NOON))).toBe(true);
});
