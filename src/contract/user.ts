import * as v from 'valibot';
import { Amount, Id, Platform, absent } from './primitives';

const Money = v.object({ amount: Amount, currency: v.string() });

/**
 * The player's balances. `additional`: a second account (spec 3, "Withdrawal account types: main and additional").
 * While it exists, in the player's currency, the player chooses which of the two to withdraw from.
 */
const BalanceData = v.object({
  primary: absent(Money),
  balances: absent(v.record(v.string(), v.fallback(v.nullable(Amount), null))),
  additional: absent(Money),
});

/** The player (spec 3, "User"). Everything is optional: hosts send what they have. */
export const User = v.partial(
  v.object({
    activity: v.unknown(),
    address: absent(v.string()),
    balanceData: absent(BalanceData),
    birthday: absent(v.string()),
    bk_type: absent(v.union([v.string(), v.number()])),
    country: absent(v.string()),
    currency: absent(v.string()),
    deposits_calc_count: absent(v.number()),
    deposits_calc_time: absent(v.union([v.string(), v.number()])),
    email: absent(v.string()),
    firstdeposit_time: absent(v.union([v.string(), v.number()])),
    hash_id: absent(Id),
    id: absent(Id),
    id_user: absent(Id),
    lang: absent(v.string()),
    last_ip: absent(v.string()),
    last_ip_country: absent(v.string()),
    meta: v.unknown(),
    name: absent(v.string()),
    note: absent(v.string()),
    paymentGeo: absent(v.string()),
    platform: absent(Platform),
    partner_key: absent(Id),
    passport: absent(Id),
    passport_by: absent(v.string()),
    phone: absent(Id),
    poker_nickname: absent(v.string()),
    regulated_domain_id: absent(Id),
    role: absent(v.number()),
    tg_id: absent(Id),
    time_registration: absent(v.union([v.string(), v.number()])),
    timezone: absent(v.union([v.string(), v.number()])),
    token: absent(v.string()),
  }),
);
export type User = v.InferOutput<typeof User>;

export const ProfileUpdateRequest = v.object({
  birthday: absent(v.string()),
  country: absent(v.string()),
  is_withdrawal: v.boolean(),
  timezone: absent(v.union([v.string(), v.number()])),
  email: absent(v.string()),
  name: absent(v.string()),
  phone: absent(v.string()),
  profile: absent(v.record(v.string(), v.string())),
  advanced: absent(v.record(v.string(), v.string())),
});
export const ProfileUpdateReply = v.object({ user: absent(User) });
