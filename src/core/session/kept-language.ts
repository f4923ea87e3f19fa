/**
 * The language that the player chose in this tab: a chunk of its own, fetched before the list where a choice is kept.
 * So it imports nothing of ours, and the browser computes the digest of player-store.ts.
 */
import * as v from 'valibot';
import type { SessionStore } from '../storage/storage';

/** `host`: the host's language at that time. When the host names another one, the choice is over. */
const Kept = v.object({ host: v.string(), lang: v.string() });

/**
 * Undefined where this player has chosen none. `keys`: of all players' choices; `player`: by the host's name. Rejects where
 * the page has no secure context, and so no digest.
 */
export async function keptLanguage(
  store: Pick<SessionStore, 'read'>,
  keys: readonly string[],
  { player, hostLang }: { player: string; hostLang: string },
): Promise<string | undefined> {
  const digest = await digestOf(player);
  const key = keys.find((one) => one.includes(`.${digest}.`));
  const kept = key === undefined ? undefined : store.read(key, Kept);
  return kept?.host === hostLang ? kept.lang : undefined;
}

async function digestOf(name: string): Promise<string> {
  if (name === '') return '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name));
  return [...new Uint8Array(digest).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
