/** This plugin's own part of a create reply: `apiResponse.data.cashVoucher` and `apiResponse.data.cashPickup`. */
import * as v from 'valibot';
import type { ReplyDataSchemas } from '@/cashier/attempt/reply-data';
import { absent, IsoTime, listOf, Text, Words } from '@/contract/primitives';

const Digits = v.pipe(v.string(), v.trim(), v.minLength(1));

/** For paying in at a counter. */
export const CashVoucher = v.object({
  /** What the player says or types at the counter. For a boleto: its typed line, or the 44 digits of its bar code. */
  reference: Digits,
  /** `boleto`: FEBRABAN's ITF barcode, derived from the reference. `code128`: encodes `value`, by default the reference. */
  barcode: absent(v.object({ format: v.picklist(['boleto', 'code128']), value: absent(v.string()) })),
  /** Name of the place to pay at; by default the method's name. */
  place: absent(Words),
  /** Steps in the provider's own words; by default the plugin's. */
  steps: listOf(Text),
  expiresAt: absent(IsoTime),
});
export type CashVoucher = v.InferOutput<typeof CashVoucher>;

/** For collecting a withdrawal at a counter. */
export const CashPickup = v.object({
  code: Digits,
  place: absent(Words),
  steps: listOf(Text),
  expiresAt: absent(IsoTime),
});
export type CashPickup = v.InferOutput<typeof CashPickup>;

export const replyData = { cashVoucher: CashVoucher, cashPickup: CashPickup } satisfies ReplyDataSchemas;
