/** What the gateway says of this player beside the list of methods (contract 6): all optional, each by itself. */
import * as v from 'valibot';
import { Reason } from './decline';
import { Amount, Flow, Id, IsoTime, Text, absent, listOf } from './primitives';
import { RecentPayment } from './recent';

/** Why a flow is closed to the player. Any other word is shown as a lock without a reason of its own. */
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

/** The one thing that the player can do about a lock: the host does it by name, or a page opens. */
export const LockAction = v.object({
  kind: v.picklist(['host', 'link']),
  /** For the host: `onAction` brings it. A link may do without. */
  name: v.nullish(v.string(), ''),
  /** Absolute http(s); only of a link. */
  url: absent(v.string()),
});
export type LockAction = v.InferOutput<typeof LockAction>;

export const Lock = v.object({
  /** Absent, or another word: both, so that who may not pay can't. */
  flow: absent(Flow),
  reason: Reason,
  /** When it ends by itself. */
  until: absent(IsoTime),
  /** Shown in place of our own words. */
  text: absent(Text),
  action: absent(LockAction),
});
export type Lock = v.InferOutput<typeof Lock>;

export const LimitPeriod = v.picklist(['day', 'week', 'month']);
export type LimitPeriod = v.InferOutput<typeof LimitPeriod>;

/** How much the player may still pay in. Amounts in major units of the player's currency. */
export const PlayerLimit = v.object({
  kind: v.picklist(['deposit']),
  period: LimitPeriod,
  max: Amount,
  used: Amount,
  resetsAt: absent(IsoTime),
  /** A higher limit that the player has asked for, and when it begins to count. */
  next: absent(v.object({ max: Amount, effectiveAt: IsoTime })),
});
export type PlayerLimit = v.InferOutput<typeof PlayerLimit>;

/** What a withdrawal takes away from the player: the cashier says so and asks before the create. */
export const Forfeit = v.object({
  /** Major units of the player's currency. */
  amount: absent(Amount),
  /** Shown in place of our own words. */
  text: absent(Text),
});
export type Forfeit = v.InferOutput<typeof Forfeit>;

/** Beside `data` of a methods answer, on its first page. */
export const Standing = v.object({
  recent: listOf(RecentPayment),
  locks: listOf(Lock),
  /** Absent: the gateway knows no limits, and none can be set. */
  limits: absent(v.array(PlayerLimit)),
  /** With withdrawals. Absent: nothing is lost. */
  forfeit: absent(Forfeit),
});
export type Standing = v.InferOutput<typeof Standing>;

/** The player lowers a limit at once; a higher one begins later (`PlayerLimit.next`). */
export const LimitsSetRequest = v.object({
  kind: v.picklist(['deposit']),
  period: LimitPeriod,
  /** Major units of the player's currency. */
  max: Amount,
});
export const LimitsSetReply = v.object({ limits: listOf(PlayerLimit) });

/** The player takes a break: both flows' deposits are locked with `cool_off` until then. */
export const CoolOffRequest = v.object({ hours: v.picklist([24, 72, 168, 720]) });
export const CoolOffReply = v.object({ locks: listOf(Lock) });

/** A saved card, bank, wallet or address. `label` is shortened by the gateway, e.g. `Visa •••• 4242`. */
export const SavedAccount = v.object({
  id: Id,
  paymentMethod: v.string(),
  label: v.string(),
  /** What the player calls it. */
  name: absent(v.string()),
  holder: absent(v.string()),
  iconId: absent(v.string()),
  /** Of an address: the network that it is on. */
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
/** Names it or makes it the default of its method. */
export const AccountUpdateRequest = v.object({
  accountId: v.string(),
  name: v.optional(v.pipe(v.string(), v.maxLength(40))),
  isDefault: v.optional(v.literal(true)),
});
export const AccountUpdateReply = v.object({ accounts: listOf(SavedAccount) });
