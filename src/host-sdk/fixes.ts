import type { CashierErrorClass } from './errors';
import type { CashierProblemCode } from './problems';

/** Whose each problem is, and one sentence for the engineer. docs/problems.md explains them. */
export const FIXES: Readonly<Record<CashierProblemCode, readonly [CashierErrorClass, string]>> = {
  zero_height: ['host', 'Give the container a height in CSS.'],
  unreachable: ['network', 'Nothing answers at widgetUrl: check address and TLS.'],
  framing_refused: ['host', "Name this page's origin in the cashier's frame-ancestors, without X-Frame-Options."],
  csp_blocked: ['host', "Name the cashier's origin in this page's frame-src."],
  origin_not_allowed: ['host', "Name this page's origin in the setting hostOrigins."],
  coep_blocked: ['host', 'Serve the cashier with COEP and CORP headers.'],
  service_worker: ['host', "This page's service worker must let widgetUrl pass."],
  wrong_path: ['host', "widgetUrl must be dist/'s folder, with CORS."],
  no_answer: ['host', "The cashier's script does not run: see the console."],
  token_rejected: ['host', 'Give another token by setToken().'],
  bad_payload: ['input', 'This key is missing or wrong.'],
  player_unnamed: ['input', 'Name the player by userId.'],
  unknown_currency: ['input', 'Give an ISO 4217 code.'],
  version_mismatch: ['host', "Install this package in the cashier's version."],
  storage_blocked: ['host', 'Serve the cashier from a subdomain of this page.'],
  gateway_unreachable: ['gateway', "Nothing answers at apiUrl: check the cashier's connect-src."],
  gateway_cors: ['gateway', "The gateway must allow the cashier's origin."],
  coop: ['host', 'This page needs same-origin-allow-popups.'],
  sandboxed: ['host', 'Add allow-popups-to-escape-sandbox.'],
  windows_refused: ['host', 'Set redirect.'],
  channel_blocked: ['network', 'No WebSocket to apiUrl: see proxies, blockers.'],
};
