/** What can be wrong between a page and its cashier. Each is explained in docs/problems.md under its own name. */
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
  /** There is a server at `widgetUrl`, and no cashier. */
  | 'wrong_path'
  /** The cashier's page came, and its script says nothing. */
  | 'no_answer'
  /** Token, or the one that `requestToken` gave, is not accepted. */
  | 'token_rejected'
  /** A key of the payload has a wrong type, or is unknown: `detail` names it. */
  | 'bad_payload'
  /** `currency` is no ISO 4217 code in capitals. */
  | 'unknown_currency'
  /** Script and cashier are of different releases. */
  | 'version_mismatch'
  /** The browser refuses the frame its session storage. */
  | 'storage_blocked'
  /** The cashier can't reach its gateway. */
  | 'gateway_unreachable'
  /** The gateway answers, but not to the cashier's origin. */
  | 'gateway_cors';

export interface CashierProblem {
  code: CashierProblemCode;
  /** What to do about it, in English, for the engineer. */
  fix: string;
  /** Page that says more. */
  link: string;
  /** The key, address or version that is meant. Holds no token. */
  detail?: string;
}
