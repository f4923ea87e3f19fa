/** What of a create reply is this plugin's own: `apiResponse.data.cashVoucher`. */
import * as v from 'valibot';
import type { ReplyDataSchemas } from '@/cashier/attempt/reply-data';
import { IsoTime } from '@/contract/primitives';

export const PaymentCode = v.object({
  code: v.pipe(v.string(), v.minLength(1)),
  expiresAt: v.nullish(IsoTime),
});
export type PaymentCode = v.InferOutput<typeof PaymentCode>;

export const replyData = { cashVoucher: PaymentCode } satisfies ReplyDataSchemas;
