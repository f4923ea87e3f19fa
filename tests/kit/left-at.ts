import type { AttemptRecord } from '@/cashier/attempt/attempt-record';

interface Left {
  path: string;
  methodName: string;
  step?: AttemptRecord['step'];
}

/** The session storage of a tab that was reloaded on the page of a deposit of 50 euros. */
export function leftAt({ path, methodName, step = 'created' }: Left): Record<string, unknown> {
  const now = Date.now();
  const transactionId = step === 'created' ? 'd1' : undefined;
  const deposit = {
    key: '00000000-0000-4000-8000-000000000001',
    step,
    intent: { flow: 'deposit', methodName, amount: 50, currency: 'EUR' },
    transactionId,
    startedAt: now,
    isHostTold: true,
    endStatus: undefined,
  } satisfies AttemptRecord;
  return {
    'cashier.attempts': { deposit },
    'cashier.place': { path, methodName, at: now },
    'cashier.pages': transactionId === undefined ? {} : { deposit: { id: transactionId, path } },
  };
}
