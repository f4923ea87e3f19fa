import type { LoadedPayload } from '../../contract/host';
import type { User } from '../../contract/user';

/** Everything but the token, which lives in the session alone. */
export type KnownUser = Omit<User, 'token'>;

/** The host's `loaded` payload as a user: its flat keys stand above those of `user`. */
export function userOfPayload(payload: LoadedPayload): KnownUser {
  const { currency, paymentGeo, platform, lang } = payload;
  return mergeUser(mergeUser({}, payload.user ?? {}), { currency: currency || undefined, paymentGeo, platform, lang });
}

/** A push is partial: keys that it leaves out, or sends as null, stay as they were. */
export function mergeUser(user: KnownUser, update: User): KnownUser {
  const { token: _token, ...rest } = update;
  return { ...user, ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value != null)) };
}
