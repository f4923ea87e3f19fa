import type { SavedAccount } from '../../contract/standing';

/** Whether a saved account can no longer be used, as a card after its expiry date. `now`: server time in ms. */
export const isExpired = ({ expiresAt }: Pick<SavedAccount, 'expiresAt'>, now: number): boolean =>
  expiresAt != null && Date.parse(expiresAt) <= now;
