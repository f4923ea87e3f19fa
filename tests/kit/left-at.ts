import { ATTEMPT_PREFIX, type AttemptRecord } from '@/cashier/attempt/attempt-record';
import { PAGE_PREFIX, PLACE_PREFIX } from '@/cashier/return/place-record';

interface Left {
  path: string;
  methodName: string;
  step?: AttemptRecord['step'];
}

/** The player's part of the session storage of a tab that was reloaded on the page of a deposit of 50 euros. */
export function leftAt({ path, methodName, step = 'created' }: Left): Record<string, unknown> {
  const now = Date.now();
  const transactionId = step === 'created' ? 'd1' : undefined;
  const deposit = {
    key: '00000000-0000-4000-8000-000000000001',
    step,
    intent: { flow: 'deposit', methodName, amount: 50, currency: 'EUR' },
    transactionId,
    startedAt: now,
    submittedAt: now,
    isLeft: false,
    isHostTold: true,
    endStatus: undefined,
  } satisfies AttemptRecord;
  return {
    [ATTEMPT_PREFIX + deposit.key]: deposit,
    [`${PLACE_PREFIX}deposit-0-before`]: { path, methodName, at: now },
    ...(transactionId === undefined
      ? {}
      : { [`${PAGE_PREFIX}deposit.${transactionId}`]: { id: transactionId, path, at: now } }),
  };
}
