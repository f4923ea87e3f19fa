/** HTTP bodies (contract 2). */
import * as v from 'valibot';
import { PaymentSnippet } from './method';
import { ShownText, absent } from './primitives';

export const HTTP_PATHS = {
  paymentMethods: '/v4/banking/payment-methods',
  withdrawalMethods: '/v4/banking/withdrawal-methods',
  paymentSnippet: '/v4/banking/payment-snippet',
} as const;

/**
 * Methods per request: more than any country offers today. A longer list is loaded page by page, so that its length
 * costs nothing to a player who looks only at its beginning.
 */
export const METHODS_PER_PAGE = 100;

/** Query of the two method lists. A gateway without paging ignores it and answers with all methods. */
export const MethodsQuery = v.object({
  /**
   * Approximate number of methods: those of one category are never split, so that groups stay whole. Absent: all that
   * are left.
   */
  limit: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/))),
  /** The `next` of the previous page. */
  after: v.optional(v.pipe(v.string(), v.minLength(1))),
});
export type MethodsQuery = v.InferOutput<typeof MethodsQuery>;

/** Query of the first page, which the first script requests and the application takes over. */
export const FIRST_PAGE = { limit: `${METHODS_PER_PAGE}` } as const satisfies MethodsQuery;

/** Entries are read one by one (`readMethods`), so that a bad entry does not make the whole list fail. */
export const MethodsBody = v.object({
  data: v.array(v.unknown()),
  /** A cursor, present when there are more methods in the order of their positions: send it back as `after`. */
  next: v.fallback(absent(v.pipe(v.string(), v.minLength(1))), undefined),
  /** The keys of `Standing`, on the first page. Read separately, so that a bad one does not make the list fail. */
  recent: v.optional(v.unknown()),
  locks: v.optional(v.unknown()),
  limits: v.optional(v.unknown()),
  forfeit: v.optional(v.unknown()),
});
export const SnippetBody = v.object({ data: PaymentSnippet });
/** Each key falls back alone: the first script reads this without the lenient reader of other messages. */
export const ErrorBody = v.object({
  code: v.fallback(absent(v.union([v.string(), v.pipe(v.number(), v.transform(String))])), undefined),
  message: v.fallback(absent(ShownText), undefined),
});

/** Only strings are accepted: a number in a file of messages is a mistake. */
const Message = v.custom<string>((leaf) => typeof leaf === 'string');

/** Nested messages; leaves are texts in i18next's format. */
export type Messages = { [key: string]: string | Messages };
export const Messages: v.GenericSchema<unknown, Messages> = v.record(
  v.string(),
  v.union([Message, v.lazy(() => Messages)]),
);
