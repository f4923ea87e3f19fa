import * as v from 'valibot';
import { Theme } from '../../contract/primitives';
import type { HostBridge } from '../host-bridge/host-bridge';
import { readHostData, readPayload } from '../host-bridge/host-data';
import type { Session } from './session';

/**
 * Reads only the keys that the message itself has: defaults for missing keys would be changes that the host did not ask
 * for.
 */
const Change = v.object({
  lang: v.fallback(v.optional(v.pipe(v.string(), v.minLength(1))), undefined),
  theme: v.fallback(v.optional(Theme), undefined),
  tokens: v.fallback(v.optional(v.record(v.string(), v.string())), undefined),
});

/**
 * Follows a later `loaded`, which a host sends after it has signed the player in again, or when the player changes
 * language or theme. Token, language, theme and the brand's tokens are taken over; what the player has typed stays.
 * `admits`: false for another player's message, which begins a new session. `others` read the same message: country and currency change the list (cashier/methods/list-events.ts),
 * `bonusId` the bonus (cashier/bonus/bonus-store.ts). The rest of the session is fixed until the next page load, since
 * screens are already built on it. Returns the function that stops listening.
 */
export function followHost(
  host: Pick<HostBridge, 'on'>,
  session: Pick<Session, 'setToken' | 'setLang' | 'setTheme' | 'setTokens'>,
  admits: (payload: unknown) => boolean,
  ...others: readonly { onHost(payload: unknown): void }[]
): () => void {
  return host.on('loaded', ({ payload }) => {
    if (!admits(payload)) return;
    session.setToken(readHostData(payload).payload.token);
    const { lang, theme, tokens } = v.parse(Change, readPayload(payload) ?? {});
    if (lang !== undefined) session.setLang(lang);
    if (theme !== undefined) session.setTheme(theme);
    if (tokens !== undefined) session.setTokens(tokens);
    for (const other of others) other.onHost(payload);
  });
}
