/** In which ways a provider's page can be shown, from the best that a place allows to one that always works. Pure. */
import type { Present } from '../../contract/api-response';

/**
 * window: opened in the click, watched until it looks closed. link: a real one, which the player presses; what it opens
 * is never watched. frame: inside of the cashier. tab: the player's own, which leaves the cashier and comes back. copy:
 * the player takes the address elsewhere. outside: a native view's host, or an app.
 */
export type Rung = 'window' | 'link' | 'frame' | 'tab' | 'copy' | 'outside';

export interface Place {
  isNative: boolean;
  /** False once a window was refused here, or came without a handle. */
  hasWindows: boolean;
  /** Whether the deployment lets this page into a frame. */
  canFrame: boolean;
  /** Whether the host leads the player's tab to the page and back, or the tab is the cashier's own. */
  canRedirect: boolean;
}

/** `present`: what the reply asks for; what the place does not allow is not there. */
export function ladderOf(present: Present | undefined, place: Place): readonly Rung[] {
  if (place.isNative) return ['outside'];
  const { hasWindows, canFrame, canRedirect } = place;
  const allowed = { window: hasWindows, link: true, frame: canFrame, tab: canRedirect, copy: true };
  const rungs = (Object.keys(allowed) as (keyof typeof allowed)[]).filter((rung) => allowed[rung]);
  const first = present === 'page' ? 'tab' : (present ?? 'window');
  return rungs.sort((a, b) => Number(b === first) - Number(a === first));
}
