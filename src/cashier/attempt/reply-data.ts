import { readLeniently, type Read } from '../../contract/lenient';
import type { Schema } from '../../contract/parse';
import type { Transaction } from './current-transaction';

/** What a plugin's `reply-data.ts` exports as `replyData`: a schema for each key of `apiResponse.data` that is its own. */
export type ReplyDataSchemas = Readonly<Record<string, Schema<unknown>>>;

/**
 * A plugin's own key of the create reply, read by its schema. Undefined when the reply has none, and after a reload, when
 * the gateway could not tell it again. Pure; a `problem` or an `error` in it is for monitoring and holds no values.
 */
export function readReplyData<T>(
  transaction: Pick<Transaction, 'data'> | undefined,
  key: string,
  schema: Schema<T>,
): Read<T> | undefined {
  const value = transaction?.data?.[key];
  return value == null ? undefined : readLeniently(schema, value, `data.${key}`);
}
