import { sha256Hex } from '../sha256';

/**
 * The player's id for a token. Any token is a demo player: `demo-{name}` or whatever a host made up. Tokens that differ
 * only after a `~` are the same player's. The token itself is not stored.
 */
export function userIdOf(token: string): string {
  return `u_${sha256Hex(token.replace(/~.*$/u, '')).slice(0, 20)}`;
}
