import type { CashierProblemCode } from './problems';

/** One sentence per problem, for the engineer. Kept short, because the script is loaded by every player's page. */
export const FIXES: Readonly<Record<CashierProblemCode, string>> = {
  zero_height: 'Give the container a height in CSS.',
  unreachable: 'Nothing answers at widgetUrl: check address and TLS.',
  framing_refused: "Name this page's origin in the cashier's frame-ancestors, without X-Frame-Options.",
  csp_blocked: "Name the cashier's origin in this page's frame-src.",
  origin_not_allowed: "Name this page's origin in the setting hostOrigins.",
  coep_blocked: 'Serve the cashier with COEP and CORP headers.',
  service_worker: "This page's service worker must let widgetUrl pass.",
  wrong_path: "widgetUrl must be dist/'s folder, with CORS.",
  no_answer: "The cashier's script does not run: see the console.",
  token_rejected: 'Give another token by setToken().',
  bad_payload: 'This key is missing or wrong.',
  player_unnamed: 'Name the player by userId.',
  unknown_currency: 'Give an ISO 4217 code.',
  version_mismatch: "Install this package in the cashier's version.",
  storage_blocked: 'Serve the cashier from a subdomain of this page.',
  gateway_unreachable: "Nothing answers at apiUrl: check the cashier's connect-src.",
  gateway_cors: "The gateway must allow the cashier's origin.",
  coop: 'This page needs same-origin-allow-popups.',
  sandboxed: 'Add allow-popups-to-escape-sandbox.',
  windows_refused: 'Set redirect.',
  channel_blocked: 'No WebSocket to apiUrl: see proxies, blockers.',
};
