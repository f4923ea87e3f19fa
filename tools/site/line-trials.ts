/**
 * Codes of a lost line and of a captcha that fails. Most of them only the player is shown, so the trial waits for the
 * text.
 */
import english from '../../src/locales/en.json' with { type: 'json' };
import { SANDBOX_CAPTCHA } from '../../sandbox/captcha/captcha';
import type { Act } from '../../sandbox/demo/try/trial';
import type { CashierErrorCode } from '../../src/host-sdk/errors';
import { gateway, PAY, type Given } from './acts';

const { captcha, socket } = english.common.errors;

const LISTED: Act = { after: 'list_shown' };
const cut = gateway({ do: 'cut', seconds: 8 });
const lost = gateway({ do: 'answer', dropReply: true });

/** @param code without `captcha.` @param wrong what is set wrong @param version of the captcha */
const ofCaptcha = (code: keyof typeof captcha, wrong: object, version = 'v3', acts: Act[] = []): Given => ({
  shows: captcha[code],
  settings: { captcha: { ...SANDBOX_CAPTCHA, ...wrong } },
  acts: [LISTED, { open: { method: `test_p2p_${version}`, amount: 50 } }, { press: 'Get card details' }, ...acts],
});

/**
 * Nothing here can cause them. The player is asked before a second payment, the cashier finds what has become of a first,
 * there is a browser, and all pages share the gateway that would have to be slow.
 */
type Left = 'attempt.open' | 'attempt.unresolved' | 'captcha.browserOnly' | 'http.timeout';

export const LINE_TRIALS: Readonly<Record<Exclude<CashierErrorCode, `banking.${string}` | Left>, Given>> = {
  'socket.networkError': { acts: [gateway({ do: 'answer', delayMs: 5000 }), ...PAY, cut] },
  'socket.connectionFailed': { shows: socket.connectionFailed, acts: [LISTED, cut, ...PAY] },
  'socket.timeout': { acts: [lost, ...PAY] },
  'http.networkError': { acts: [cut, { update: { currency: 'USD' } }] },
  'contract.invalidReply': {
    acts: [gateway({ do: 'answer', call: 'BANKING:transactions-list', malformed: true }), { press: 'Transactions' }],
  },
  'captcha.noClients': ofCaptcha('noClients', { v3SiteKey: 'sandbox-v3--no-clients' }),
  'captcha.scriptFailed': ofCaptcha('scriptFailed', { v2ScriptUrl: 'captcha/gone.js' }, 'v2'),
  'captcha.clientError': ofCaptcha('clientError', { v3SiteKey: 'sandbox-v3--client-error' }),
  'captcha.scriptUnavailable': ofCaptcha('scriptUnavailable', { v3ScriptUrl: 'captcha/gone.js' }),
  'captcha.siteKeyRequired': ofCaptcha('siteKeyRequired', { v3SiteKey: '' }),
  'captcha.tokenExpired': ofCaptcha('tokenExpired', { v2SiteKey: 'sandbox-v2--expired' }, 'v2'),
  'captcha.closed': ofCaptcha('closed', { v2SiteKey: 'sandbox-v2--silent' }, 'v2', [{ press: 'Cancel' }]),
  'captcha.unknown': ofCaptcha('unknown', { v3SiteKey: 'sandbox-v3--unknown' }),
  // A script that brings no captcha.
  'captcha.loadingFailed': ofCaptcha('loadingFailed', { v3ScriptUrl: 'demo.js' }),
  'captcha.refused': ofCaptcha('refused', { v3SiteKey: 'sandbox-v3--bad-token' }),
};
