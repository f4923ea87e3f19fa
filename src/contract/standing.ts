/**
 * What the gateway knows of this player, beside the list of methods (contract 6). Every key is optional and
 * independent.
 */
import * as v from 'valibot';
import { Reason } from './decline';
import { Amount, Flow, Id, IsoTime, ShownText, Text, absent, listOf } from './primitives';
import { RecentPayment } from './recent';

/** Why a flow is closed to the player. Any other reason is shown as a lock without a specific explanation. */
export const LOCK_REASONS = [
  'kyc_required',
  'kyc_pending',
  'kyc_rejected',
  'age_unverified',
  'self_excluded',
  'cool_off',
  'limit_reached',
  'account_closed',
  'wagering_required',
  'region_forbidden',
  'profile_incomplete',
  'maintenance',
] as const;
export type LockReason = (typeof LOCK_REASONS)[number];

/** The one thing that the player can do about a lock: the host carries it out by name, or a link opens. */
export const LockAction = v.object({
  kind: v.picklist(['host', 'link']),
  /** The name that `onAction` sends to the host. A link needs none. */
  name: v.nullish(v.string(), ''),
  /** An absolute http(s) address, for links only. */
  url: absent(v.string()),
});
export type LockAction = v.InferOutput<typeof LockAction>;

export const Lock = v.object({
  /** Absent or an unknown word: the lock closes both flows, so that a player who may not pay can't. */
  flow: absent(Flow),
  reason: Reason,
  /** When the lock ends by itself. */
  until: absent(IsoTime),
  /** Shown instead of our own text. */
  text: absent(Text),
  action: absent(LockAction),
});
export type Lock = v.InferOutput<typeof Lock>;

export const LimitPeriod = v.picklist(['day', 'week', 'month']);
export type LimitPeriod = v.InferOutput<typeof LimitPeriod>;

/** How much the player may still pay in. Amounts in major units of the player's currency. */
export const PlayerLimit = v.object({
  /** The cashier shows limits of deposits and ignores others. Absent: of deposits. */
  kind: v.nullish(
    v.pipe(
      v.string(),
      v.transform((word) => word.trim().toLowerCase()),
    ),
    'deposit',
  ),
  period: LimitPeriod,
  max: Amount,
  /** Absent: how much is left is not said; more than `max` at once is refused all the same. */
  used: absent(Amount),
  resetsAt: absent(IsoTime),
  /** A higher limit that the player has requested, and when it takes effect. */
  next: absent(v.object({ max: Amount, effectiveAt: IsoTime })),
});
export type PlayerLimit = v.InferOutput<typeof PlayerLimit>;

/** What the player loses by a withdrawal: the cashier says so and asks for consent before the create. */
export const Forfeit = v.object({
  /** Major units of the player's currency. */
  amount: absent(Amount),
  /** Shown instead of our own text. */
  text: absent(Text),
});
export type Forfeit = v.InferOutput<typeof Forfeit>;

/** Sent beside `data` in a methods answer, on its first page. */
export const Standing = v.object({
  recent: listOf(RecentPayment),
  locks: listOf(Lock),
  /** Absent: the gateway has no limits, and none can be set. */
  limits: absent(v.array(PlayerLimit)),
  /** For withdrawals. Absent: nothing is lost. */
  forfeit: absent(Forfeit),
});
export type Standing = v.InferOutput<typeof Standing>;

/** Sets the player's own limit. A lower one applies at once, a higher one later (`PlayerLimit.next`). */
export const LimitsSetRequest = v.object({
  kind: v.picklist(['deposit']),
  period: LimitPeriod,
  /** Major units of the player's currency. */
  max: Amount,
});
/** Without `limits` the cashier asks for them: they come with the deposit methods. */
export const LimitsSetReply = v.object({ limits: absent(v.array(PlayerLimit)) });

/** The player takes a break: deposits are locked with `cool_off` until it ends. */
export const CoolOffRequest = v.object({ hours: v.picklist([24, 72, 168, 720]) });
/** Without `locks` the cashier asks for them: they come with the deposit methods. */
export const CoolOffReply = v.object({ locks: absent(v.array(Lock)) });

/** A saved card, bank, wallet or address. The gateway shortens `label`, e.g. `Visa •••• 4242`. */
export const SavedAccount = v.object({
  id: Id,
  paymentMethod: v.string(),
  label: ShownText,
  /** The player's own name for the account. */
  name: absent(ShownText),
  holder: absent(ShownText),
  iconId: absent(v.string()),
  /** The network of a crypto address. */
  network: absent(v.string()),
  expiresAt: absent(IsoTime),
  lastUsedAt: absent(IsoTime),
  isDefault: v.nullish(v.boolean(), false),
});
export type SavedAccount = v.InferOutput<typeof SavedAccount>;

export const AccountsListRequest = v.object({ flow: Flow });
export const AccountsListReply = v.object({ accounts: listOf(SavedAccount) });
export const AccountForgetRequest = v.object({ accountId: v.string() });
export const AccountForgetReply = v.object({});
/** Renames the account or makes it the default of its method. */
export const AccountUpdateRequest = v.object({
  accountId: v.string(),
  name: v.optional(v.pipe(v.string(), v.maxLength(40))),
  isDefault: v.optional(v.literal(true)),
});
/** Without `accounts` the cashier asks for them. */
export const AccountUpdateReply = v.object({ accounts: absent(v.array(SavedAccount)) });
