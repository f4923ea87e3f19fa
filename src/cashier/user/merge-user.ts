import type { LoadedPayload } from '../../contract/host';
import type { User } from '../../contract/user';

/** All of the user except the token, which only the session holds. */
export type KnownUser = Omit<User, 'token'>;

/** The host's `loaded` payload as a user; its flat keys take precedence over those of `user`. */
export function userOfPayload(payload: LoadedPayload): KnownUser {
  const { currency, paymentGeo, platform, lang } = payload;
  return mergeUser(mergeUser({}, payload.user ?? {}), { currency: currency || undefined, paymentGeo, platform, lang });
}

/** Merges a partial push: keys that it leaves out, or sends as null, keep their value. */
export function mergeUser(user: KnownUser, update: User): KnownUser {
  const { token: _token, ...rest } = update;
  return { ...user, ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value != null)) };
}
