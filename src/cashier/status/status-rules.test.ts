import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TransactionStatus } from '../../contract/primitives';
import { FIRST_STATUS, nextStatus, statusOfDeposit, statusOfPush, type EndStatus } from './status-rules';

describe('statuses', () => {
  it('start as waiting for a deposit and as accepted for a withdrawal', () => {
    expect(FIRST_STATUS).toEqual({ deposit: 'waiting', withdrawal: 'accepted' });
  });

  it('end as processed as soon as one says so, whatever comes before or after', () => {
    const news = fc.array(fc.constantFrom<EndStatus>('processed', 'mistaked'), { minLength: 1 });
    fc.assert(
      fc.property(fc.constantFrom('waiting' as const, 'accepted' as const), news, (first, list) => {
        expect(list.reduce<TransactionStatus>(nextStatus, first)).toBe(
          list.includes('processed') ? 'processed' : 'mistaked',
        );
      }),
    );
  });

  it('are read from pushes: 1 and 2, and nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double()), (status) => {
        const expected = status === 1 ? 'processed' : status === 2 ? 'mistaked' : undefined;
        expect(statusOfPush(status)).toBe(expected);
      }),
    );
    expect([statusOfPush(1), statusOfPush(2)]).toEqual(['processed', 'mistaked']);
  });

  it.each([
    ['PAYED', 'processed'],
    ['CANCELED', 'mistaked'],
    ['AUTO_CANCELED', 'mistaked'],
    ['CREATED', undefined],
    ['WAITING', undefined],
    ['PAID_BY_USER', undefined],
  ] as const)('read %s of a deposit as %s', (status, end) => {
    expect(statusOfDeposit(status)).toBe(end);
  });
});
