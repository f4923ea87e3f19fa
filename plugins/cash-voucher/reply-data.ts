/** What of a create reply is this plugin's own: `apiResponse.data.cashVoucher` and `apiResponse.data.cashPickup`. */
import * as v from 'valibot';
import type { ReplyDataSchemas } from '@/cashier/attempt/reply-data';
import { absent, IsoTime, listOf, Text, Words } from '@/contract/primitives';

const Digits = v.pipe(v.string(), v.trim(), v.minLength(1));

/** To pay in at a counter. */
export const CashVoucher = v.object({
  /** What is said or typed at the counter. Of a boleto its typed line, or the 44 digits of its bar code. */
  reference: Digits,
  /** `boleto`: by FEBRABAN, ITF, read from the reference. `code128`: `value`, by default the reference. */
  barcode: absent(v.object({ format: v.picklist(['boleto', 'code128']), value: absent(v.string()) })),
  /** Where, by default the method's name. */
  place: absent(Words),
  /** In the provider's own words; by default the plugin's. */
  steps: listOf(Text),
  expiresAt: absent(IsoTime),
});
export type CashVoucher = v.InferOutput<typeof CashVoucher>;

/** To collect a withdrawal at a counter. */
export const CashPickup = v.object({
  code: Digits,
  place: absent(Words),
  steps: listOf(Text),
  expiresAt: absent(IsoTime),
});
export type CashPickup = v.InferOutput<typeof CashPickup>;

export const replyData = { cashVoucher: CashVoucher, cashPickup: CashPickup } satisfies ReplyDataSchemas;
