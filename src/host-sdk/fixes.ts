import type { CashierProblemCode } from './problems';

/** One sentence for the engineer. Short: they are in the script that each player's page loads. */
export const FIXES: Readonly<Record<CashierProblemCode, string>> = {
  zero_height: 'Give the container a height in CSS.',
  unreachable: 'Nothing answers at widgetUrl: check the address, DNS, TLS and that the server runs.',
  framing_refused: "Name this page's origin in frame-ancestors of the cashier's policy, and send no X-Frame-Options.",
  csp_blocked: "Name the cashier's origin in frame-src of this page's Content-Security-Policy.",
  origin_not_allowed: "Name this page's origin in hostOrigins of the cashier's settings.",
  wrong_path: 'A server but no cashier is at widgetUrl: name the folder of dist/, and serve host-sdk.json with CORS.',
  no_answer: "The cashier's script does not run: check its console, the hash in script-src and frame-ancestors.",
  token_rejected: 'The gateway refuses the token: give a new one by setToken() or requestToken.',
  bad_payload: 'This key of the payload is unknown or of a wrong type.',
  unknown_currency: 'Give currency as an ISO 4217 code in capitals.',
  version_mismatch: 'Install the release of this package that the cashier is of.',
  storage_blocked: 'The browser refuses the frame its storage: serve the cashier from a subdomain of the page.',
  gateway_unreachable: "Nothing answers at the setting apiUrl: check it, and connect-src of the cashier's policy.",
  gateway_cors: "The gateway must send Access-Control-Allow-Origin to the cashier's origin.",
};
