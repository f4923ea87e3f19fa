import * as v from 'valibot';
import { ApiResponse, EncodedCard, UnifiedFlow, UpiInvoice } from './api-response';
import { Decline } from './decline';
import { MethodField } from './method';
import { Amount, ClientKey, Id, IsoTime, Value, absent, listOf } from './primitives';

/** Field names and what the player typed. Sent to the gateway only; never stored, logged or monitored. */
export const FieldValues = v.record(v.string(), v.string());
export type FieldValues = v.InferOutput<typeof FieldValues>;

/** How a create uses the player's saved accounts; only where the gateway has any. */
export const AccountChoice = v.object({
  /** A saved account: `fields` is then empty, or holds the fields that are asked every time. */
  accountId: absent(v.string()),
  /** The player agreed that the account of this payment is saved. */
  saveAccount: absent(v.literal(true)),
});

export const DepositCreateRequest = v.object({
  amount: Amount,
  currency: v.string(),
  /** Given when an earlier reply of this attempt asked for more fields. */
  depositId: absent(v.string()),
  fields: FieldValues,
  isActivatedBonus: v.boolean(),
  /** The method's name. */
  paymentType: v.string(),
  returnUrl: v.string(),
  wallet: absent(v.string()),
  bonusId: absent(v.string()),
  ...AccountChoice.entries,
});
export type DepositCreateRequest = v.InferOutput<typeof DepositCreateRequest>;

export const DepositCreateReply = v.object({
  apiResponse: v.nullish(ApiResponse, () => ({})),
  depositId: absent(Id),
  fields: listOf(MethodField),
});
export type DepositCreateReply = v.InferOutput<typeof DepositCreateReply>;

export const DepositPrepareReply = v.object({
  depositId: absent(Id),
  fields: listOf(MethodField),
  invoice: absent(UpiInvoice),
});

export const DepositCompleteRequest = v.object({ depositId: v.string(), paymentType: v.string(), fields: FieldValues });
export const DepositCompleteReply = v.object({ depositId: absent(Id) });

/** P2P statuses; a deposit counts as no longer open with AUTO_CANCELED, CANCELED or PAYED (spec 4). */
export const DepositStatus = v.picklist(['CREATED', 'WAITING', 'PAID_BY_USER', 'AUTO_CANCELED', 'CANCELED', 'PAYED']);
export type DepositStatus = v.InferOutput<typeof DepositStatus>;
/** An unknown status counts as `WAITING`, because it says nothing new. */
export const DepositStatusReply = v.object({
  status: v.nullish(DepositStatus, 'WAITING'),
  decline: absent(Decline),
  clientKey: absent(ClientKey),
});

/** The amount to transfer. Zero is refused: a player told to pay exactly 0 would pay nothing, or a wrong amount. */
const Transferred = v.pipe(Amount, v.gtValue(0));
const Code = v.pipe(v.string(), v.minLength(1));

export const P2PDeposit = v.object({
  depositId: Id,
  card: v.nullish(
    v.object({
      payment_system: absent(v.string()),
      bank_type: absent(v.string()),
      encoded: absent(EncodedCard),
      number: absent(v.string()),
      /** Name of the card's owner; not every provider sends it. */
      holder: absent(v.string()),
    }),
    () => ({}),
  ),
  /** ISO 8601. Together with `timeout_minutes` it says how long the card is reserved. */
  created: absent(IsoTime),
  fields: listOf(MethodField),
  passedAmount: absent(Transferred),
  passedCurrency: absent(Code),
  payment_amount: absent(Transferred),
  payment_currency: absent(Code),
  timeout_minutes: absent(v.number()),
});
export type P2PDeposit = v.InferOutput<typeof P2PDeposit>;

export const P2PCreateRequest = v.object({
  amount: Amount,
  bank: absent(v.string()),
  checkScore: absent(v.string()),
  currency: v.string(),
  depositId: absent(v.string()),
  fields: FieldValues,
  isActivatedBonus: v.boolean(),
  paymentMethod: v.string(),
  bonusId: absent(v.string()),
  score: absent(v.union([v.string(), v.number()])),
});
export const P2PCreateReply = v.object({
  deposit: absent(P2PDeposit),
  /** The id where `deposit` has none. */
  depositId: absent(Id),
  isFieldsRequired: v.nullish(v.boolean(), false),
  fields: listOf(MethodField),
  unifiedFlow: absent(UnifiedFlow),
});
export const P2PCheckReply = v.object({ deposit: absent(P2PDeposit), unifiedFlow: absent(UnifiedFlow) });

export const ScoreRequest = v.object({ paymentMethod: v.string(), amount: Amount, currency: v.string() });
export const ScoreCaptchaRequest = v.object({
  ...ScoreRequest.entries,
  captcha: v.object({ token: v.string(), action: v.string(), version: v.picklist(['v2', 'v3']) }),
});
export const ScoreReply = v.object({ score: absent(v.union([v.string(), v.number()])), checkScore: absent(Value) });

export const DepositReference = v.object({ depositId: v.string(), paymentMethod: v.string() });
export const BankGetReply = v.object({ bank_type: absent(v.string()), name: v.string(), iconId: absent(v.string()) });
