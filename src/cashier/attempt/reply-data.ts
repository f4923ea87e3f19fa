import { readLeniently, type Read } from '../../contract/lenient';
import type { Schema } from '../../contract/parse';
import type { Transaction } from './current-transaction';

/** What a plugin's `reply-data.ts` exports as `replyData`: a schema for each of the plugin's own keys of `apiResponse.data`. */
export type ReplyDataSchemas = Readonly<Record<string, Schema<unknown>>>;

/**
 * A plugin's own key of the create reply, read by its schema. Undefined when the reply has none, and after a reload,
 * since the gateway could not send it again. Pure; a `problem` or an `error` in it is for monitoring and holds no
 * values.
 */
export function readReplyData<T>(
  transaction: Pick<Transaction, 'data'> | undefined,
  key: string,
  schema: Schema<T>,
): Read<T> | undefined {
  const value = transaction?.data?.[key];
  return value == null ? undefined : readLeniently(schema, value, `data.${key}`);
}
