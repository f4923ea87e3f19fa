import type { CashierProblemCode } from './problems';

/** One sentence for the engineer. Short: they are in the script that each player's page loads. */
export const FIXES: Readonly<Record<CashierProblemCode, string>> = {
  zero_height: 'Give the container a height in CSS.',
  unreachable: 'Nothing answers at widgetUrl: check address, DNS and TLS.',
  framing_refused: "Name this page's origin in the cashier's frame-ancestors, without X-Frame-Options.",
  csp_blocked: "Name the cashier's origin in this page's frame-src.",
  origin_not_allowed: "Name this page's origin in the setting hostOrigins.",
  wrong_path: 'No cashier is at widgetUrl: name the folder of dist/, and serve host-sdk.json with CORS.',
  no_answer: "The cashier's script does not run: check its console, and the hash in script-src.",
  token_rejected: 'The gateway refuses the token: give another one by setToken() or requestToken.',
  bad_payload: 'This key of the payload is unknown or of a wrong type.',
  unknown_currency: 'Give currency as an ISO 4217 code in capitals.',
  version_mismatch: "Install this package in the cashier's version.",
  storage_blocked: 'The frame has no storage: serve the cashier from a subdomain of the page.',
  gateway_unreachable: "Nothing answers at the setting apiUrl: check it, and the cashier's connect-src.",
  gateway_cors: "The gateway must send Access-Control-Allow-Origin to the cashier's origin.",
};
