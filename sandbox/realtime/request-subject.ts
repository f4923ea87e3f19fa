/** The method that a request is about, which decides whose simulator answers. */
import type { Flow } from '../../src/contract/primitives';
import type { RequestData, RequestType } from '../../src/contract/realtime';

export interface Subject {
  flow: Flow;
  methodName: string;
  /** Present in requests that begin a payment. */
  money?: { amount: number; currency: string };
}

type Readers = { [T in RequestType]?: (data: RequestData<T>) => Subject };

const deposit = (methodName: string): Subject => ({ flow: 'deposit', methodName });
const payment = (data: RequestData<'BANKING:deposit-create'>): Subject => ({
  ...deposit(data.paymentType),
  money: { amount: data.amount, currency: data.currency },
});
const reference = (data: { paymentMethod: string }) => deposit(data.paymentMethod);
const scored = (data: RequestData<'BANKING_DEPOSIT:score'>) => ({ ...reference(data), money: data });

const READERS: Readers = {
  'BANKING:deposit-create': payment,
  'BANKING:deposit-prepare': payment,
  'BANKING:deposit-complete': (data) => deposit(data.paymentType),
  'BANKING:withdrawal-create': (data) => ({
    flow: 'withdrawal',
    methodName: data.payment_system,
    money: { amount: data.amount, currency: data.currency },
  }),
  'BANKING_DEPOSIT:score': scored,
  'BANKING_DEPOSIT:score-captcha': scored,
  'BANKING_DEPOSIT:deposit-create-p2p': (data) => ({ ...reference(data), money: data }),
  'BANKING_DEPOSIT:deposit-check': reference,
  'BANKING_DEPOSIT:deposit-status': reference,
  'BANKING_DEPOSIT:deposit-cancel': reference,
  'BANKING_DEPOSIT:deposit-complete': reference,
  'BANKING_DEPOSIT:bank-get': (data) => deposit(data.payment_method),
};

/** @returns null for a request without a method */
export function subjectOf(type: RequestType, data: unknown): Subject | null {
  const read = READERS[type] as ((data: unknown) => Subject) | undefined;
  return read?.(data) ?? null;
}
