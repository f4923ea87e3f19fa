import type { CashierErrorClass } from './errors';

/** What can be wrong between a page and its cashier. docs/problems.md explains each under its name. */
export type CashierProblemCode =
  /** The container has no height of its own. */
  | 'zero_height'
  /** Nothing answers at `widgetUrl`. */
  | 'unreachable'
  /** The cashier answers, but not to pages of this origin (`frame-ancestors`, `X-Frame-Options`). */
  | 'framing_refused'
  /** The page's own Content Security Policy has no `frame-src` for the cashier. */
  | 'csp_blocked'
  /** The setting `hostOrigins` lacks the page's origin. */
  | 'origin_not_allowed'
  /** The page has a `Cross-Origin-Embedder-Policy`, and the cashier is served without what that asks for. */
  | 'coep_blocked'
  /** The page's service worker answers for the cashier with another page. */
  | 'service_worker'
  /** A server answers at `widgetUrl`, but there is no cashier. */
  | 'wrong_path'
  /** The cashier's page was found, but its script sends no message. `detail`: the directive that forbids to look. */
  | 'no_answer'
  /** The token, or the one returned by `requestToken`, is not accepted. */
  | 'token_rejected'
  /** A key of the payload has a wrong type, is unknown, or is missing: `detail` names it. */
  | 'bad_payload'
  /** The payload has a token and no `userId`, by which one player is told from the next. */
  | 'player_unnamed'
  /** `currency` is not an ISO 4217 code in capitals. */
  | 'unknown_currency'
  /** The script and the cashier are of different releases. */
  | 'version_mismatch'
  /** The browser denies the frame its session storage. */
  | 'storage_blocked'
  /** The cashier can't reach its gateway. */
  | 'gateway_unreachable'
  /** The gateway answers, but not to the cashier's origin. */
  | 'gateway_cors'
  /** The gateway answers, but its realtime channel (WebSocket) can't be opened from the player's network. */
  | 'channel_blocked'
  /** The page's `Cross-Origin-Opener-Policy` takes from the cashier the windows that it opens. */
  | 'coop'
  /** The page is in a sandbox that does not let windows out of it. */
  | 'sandboxed'
  /** The browser opens no window for the cashier, or none that it can lead to the provider's page. */
  | 'windows_refused';

export interface CashierProblem {
  code: CashierProblemCode;
  /** Whose it is: docs/errors.md. */
  class: CashierErrorClass;
  /** What to do about the problem, in English, for the engineer. */
  fix: string;
  /** Address of a page with details; none where the cashier's own address does not work. */
  link?: string | undefined;
  /** The key, address or version concerned. Never holds a token. */
  detail?: string;
  /** Id of the request that has failed, where there was one: the gateway's log has it as well. */
  requestId?: string;
}
