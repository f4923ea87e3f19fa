/** HTTP bodies (contract 2). */
import * as v from 'valibot';
import { PaymentSnippet } from './method';
import { absent } from './primitives';

export const HTTP_PATHS = {
  paymentMethods: '/v4/banking/payment-methods',
  withdrawalMethods: '/v4/banking/withdrawal-methods',
  paymentSnippet: '/v4/banking/payment-snippet',
} as const;

/** Methods are read one by one with `parseEach`, so that a bad one does not take the list with it. */
export const MethodsBody = v.object({ data: v.array(v.unknown()) });
export const SnippetBody = v.object({ data: PaymentSnippet });
export const ErrorBody = v.object({ code: absent(v.string()), message: absent(v.string()) });

/** Nested messages; leaves are texts in i18next's format. */
export type Messages = { [key: string]: string | Messages };
export const Messages: v.GenericSchema<unknown, Messages> = v.record(
  v.string(),
  v.union([v.string(), v.lazy(() => Messages)]),
);
