import * as v from 'valibot';
import { Theme } from '../../contract/primitives';
import type { HostBridge } from '../host-bridge/host-bridge';
import { readHostData, readPayload } from '../host-bridge/host-data';
import type { Session } from './session';

/** Only what this message says itself: the defaults of what it leaves out would be changes that nobody asked for. */
const Change = v.object({
  lang: v.fallback(v.optional(v.pipe(v.string(), v.minLength(1))), undefined),
  theme: v.fallback(v.optional(Theme), undefined),
  tokens: v.fallback(v.optional(v.record(v.string(), v.string())), undefined),
});

/**
 * A host that has signed the player in anew, or lets the player change language or theme, says `loaded` again: these and
 * the brand's tokens are taken over and what the player has typed stays. `others` read the same message: country and currency
 * change the list (cashier/methods/list-events.ts), `bonusId` the bonus (cashier/bonus/bonus-store.ts). The rest of the
 * session stands until the next page load, since screens are already built on it. Returns the way to stop.
 */
export function followHost(
  host: Pick<HostBridge, 'on'>,
  session: Pick<Session, 'setUserId' | 'setToken' | 'setLang' | 'setTheme' | 'setTokens'>,
  ...others: readonly { onHost(payload: unknown): void }[]
): () => void {
  return host.on('loaded', ({ payload }) => {
    const { userId, token } = readHostData(payload).payload;
    // What waits for a token looks at whose it is.
    session.setUserId(userId);
    session.setToken(token);
    const { lang, theme, tokens } = v.parse(Change, readPayload(payload) ?? {});
    if (lang !== undefined) session.setLang(lang);
    if (theme !== undefined) session.setTheme(theme);
    if (tokens !== undefined) session.setTokens(tokens);
    for (const other of others) other.onHost(payload);
  });
}
