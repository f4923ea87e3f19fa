/**
 * `apiResponse`: what a create reply asks the cashier to do next (contract 3). The keys of `data` that the contract names
 * stand here and not with their plugins: which page comes next depends on which of them can be read, and no plugin's code
 * is there yet. A plugin's further keys stand in its `reply-data.ts`.
 */
import * as v from 'valibot';
import { CoinProgress } from './coin-progress';
import { FormField } from './form-field';
import { Amount, Id, IsoTime, Text, Value, Words, absent, listOf } from './primitives';

const base64 = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'base64'));

/** AES-256-GCM, 96-bit iv, 128-bit tag (NIST SP 800-38D); the clear text is the card number in digits. */
export const EncodedCard = v.object({ data: base64, tag: base64, key: base64, iv: base64 });
export type EncodedCard = v.InferOutput<typeof EncodedCard>;

export const UnifiedFlow = v.object({
  title: absent(Text),
  steps: listOf(Text),
  items: listOf(
    v.object({
      name: v.nullish(v.string(), ''),
      label: v.nullish(Words, ''),
      value: Value,
      /**
       * text, card, qr or link. For any other kind the screen shows an error, so that the rest of the flow is not lost.
       */
      kind: v.nullish(v.string(), 'text'),
      copy: v.nullish(v.boolean(), false),
    }),
  ),
  inputs: listOf(FormField),
  expiresAt: absent(IsoTime),
  actions: listOf(v.picklist(['complete', 'cancel'])),
});
export type UnifiedFlow = v.InferOutput<typeof UnifiedFlow>;

export const hasWords = (text: Text): boolean => Object.values(text).some((words) => words.trim() !== '');

/**
 * True when the flow says nothing of how to pay; then the complete page says so. An item with an empty value counts,
 * because the player must not pay without that value.
 */
export const isEmptyFlow = ({ steps, items, inputs }: UnifiedFlow): boolean =>
  items.length + inputs.length === 0 && !steps.some(hasWords);

/** An app that opens UPI links, beside Google Pay, PhonePe, Paytm and BHIM, which the cashier knows. */
export const UpiApp = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  /** The app's own address in place of `upi://pay`: `credpay`, which means `credpay://pay`, or `credpay://upi/pay`. */
  scheme: v.string(),
  /** Id of an icon on the files service, as a method's `iconIds`. Absent: that of UPI. */
  icon: absent(v.string()),
  /** By which Chrome on Android opens this app and no other. */
  androidPackage: absent(v.string()),
});
export type UpiApp = v.InferOutput<typeof UpiApp>;

export const UpiInvoice = v.object({
  uri: v.string(),
  vpa: v.nullish(v.string(), ''),
  payeeName: v.nullish(v.string(), ''),
  expiresAt: absent(IsoTime),
  apps: absent(v.array(UpiApp)),
});
export const PixInvoice = v.object({ code: v.string(), expiresAt: absent(IsoTime) });
export const CryptoInvoice = v.object({
  /** May be left out where `invoice` alone is paid. */
  address: v.nullish(v.string(), ''),
  /** An open set; one that the cashier does not know is shown under `networkName`, as not checked. */
  network: v.string(),
  networkName: absent(Words),
  memo: absent(v.string()),
  /** Address of the token's contract. */
  contract: absent(v.string()),
  /** A Lightning invoice (BOLT 11): what is paid on the network `lightning`, a second way to pay on `bitcoin`. */
  invoice: absent(v.string()),
  uri: absent(v.string()),
  minAmount: absent(Amount),
  ...CoinProgress.entries,
});
export const PayeeCard = v.object({
  encoded: absent(EncodedCard),
  number: absent(v.string()),
  holder: absent(v.string()),
  bank: absent(v.string()),
  expiresAt: absent(IsoTime),
});
export const Requisites = v.array(
  v.object({ name: v.nullish(v.string(), ''), label: v.nullish(Words, ''), value: Value }),
);
export const Instruction = v.object({
  title: absent(Text),
  steps: listOf(Text),
  items: absent(v.array(v.object({ label: v.nullish(Words, ''), value: Value }))),
});

/** Plain string values become query parameters (GET) or hidden inputs (POST); the known keys feed the plugin pages. */
export const ApiResponseData = v.objectWithRest(
  {
    unifiedFlow: absent(UnifiedFlow),
    card: absent(PayeeCard),
    requisites: absent(Requisites),
    /** Until when `requisites` can be paid; a card has its own `expiresAt`. */
    expiresAt: absent(IsoTime),
    pix: absent(PixInvoice),
    upi: absent(UpiInvoice),
    crypto: absent(CryptoInvoice),
    instruction: absent(Instruction),
    /** Not on the wire: `readLeniently` lists here which of the keys above were sent but could not be read. */
    unreadableKeys: absent(v.array(v.string())),
  },
  v.unknown(),
);
export type ApiResponseData = v.InferOutput<typeof ApiResponseData>;

/**
 * How the provider's page may be shown. window: as absent, in a window, by a link where none opens, and then as the host
 * allows. frame: inside of the cashier, where the setting `frameOrigins` lets it in. page: in the player's own tab, where
 * the host leads it there and back (`canRedirect`).
 */
export const Present = v.picklist(['window', 'frame', 'page']);
export type Present = v.InferOutput<typeof Present>;

export const ApiResponse = v.object({
  source: absent(v.string()),
  method: v.nullish(v.picklist(['GET', 'POST']), 'GET'),
  data: v.nullish(ApiResponseData, null),
  isFieldsRequired: v.nullish(v.boolean(), false),
  depositId: absent(Id),
  pageId: absent(v.string()),
  present: absent(Present),
});
export type ApiResponse = v.InferOutput<typeof ApiResponse>;
