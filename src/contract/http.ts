/** HTTP bodies (contract 2). */
import * as v from 'valibot';
import { PaymentSnippet } from './method';
import { absent } from './primitives';

export const HTTP_PATHS = {
  paymentMethods: '/v4/banking/payment-methods',
  withdrawalMethods: '/v4/banking/withdrawal-methods',
  paymentSnippet: '/v4/banking/payment-snippet',
} as const;

/**
 * Methods that are asked for at once. More than any country offers today; a longer list comes page by page, so that its
 * length costs a player who looks at its beginning nothing.
 */
export const METHODS_PER_PAGE = 100;

/** Query of the two lists. A gateway that knows no pages ignores it and answers with all. */
export const MethodsQuery = v.object({
  /** About how many methods; those of one category are never split, so that a group is whole. Absent: all that are left. */
  limit: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/))),
  /** `next` of the page before. */
  after: v.optional(v.pipe(v.string(), v.minLength(1))),
});
export type MethodsQuery = v.InferOutput<typeof MethodsQuery>;

/** Of the first page, which the first script asks for and the application takes. */
export const FIRST_PAGE = { limit: `${METHODS_PER_PAGE}` } as const satisfies MethodsQuery;

/** Entries are read one by one (`readMethods`), so that a bad one does not take the list with it. */
export const MethodsBody = v.object({
  data: v.array(v.unknown()),
  /** In the order of the list's positions there are more: to be sent back as `after`. */
  next: v.fallback(absent(v.pipe(v.string(), v.minLength(1))), undefined),
  /** `Standing`, on the first page: read apart, so that a bad one does not take the list with it. */
  recent: v.optional(v.unknown()),
  locks: v.optional(v.unknown()),
  limits: v.optional(v.unknown()),
  forfeit: v.optional(v.unknown()),
});
export const SnippetBody = v.object({ data: PaymentSnippet });
/** Each key by itself: the first script reads it, without the reader of other messages. */
export const ErrorBody = v.object({
  code: v.fallback(absent(v.union([v.string(), v.pipe(v.number(), v.transform(String))])), undefined),
  message: v.fallback(absent(v.string()), undefined),
});

/** A number in a file of messages is a slip, not a text. */
const Message = v.custom<string>((leaf) => typeof leaf === 'string');

/** Nested messages; leaves are texts in i18next's format. */
export type Messages = { [key: string]: string | Messages };
export const Messages: v.GenericSchema<unknown, Messages> = v.record(
  v.string(),
  v.union([Message, v.lazy(() => Messages)]),
);
