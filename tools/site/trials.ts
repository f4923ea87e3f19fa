/**
 * What the site's reference pages let a reader try, by what stands in the page. Settings come from their own table's
 * examples; a message or a problem needs somebody to bring it about, which is written here and can't be forgotten.
 */
import type { Trial } from '../../sandbox/demo/try/trial';
import type { IncomingMessage } from '../../src/contract/host';
import { DECLINES, ERROR_CODES, ERROR_STATUSES, type CashierDecline } from '../../src/host-sdk/errors';
import type { CashierEventName } from '../../src/host-sdk/events';
import type { CashierProblemCode } from '../../src/host-sdk/problems';
import { LINE_TRIALS } from './line-trials';
import { BY_WINDOW, gateway, outcome, PAY, refusal, type Given } from './acts';

/** No network knows this name (RFC 6761). */
const NOWHERE = 'https://cashier.invalid/';
/** The address of a page that says nothing. */
const SILENT = { widgetUrl: './elsewhere/', hasMark: true } as const;

export const EVENT_TRIALS: Readonly<Record<CashierEventName, Given>> = {
  Loaded: {},
  FullLoaded: {},
  onClose: { acts: [{ press: 'Close' }] },
  onBeforePayment: { asksBeforePayment: true, acts: PAY },
  onCreateTransaction: { acts: PAY },
  onTransactionStatus: { acts: PAY },
  onAnalyticsEvent: {},
  openExtBrowser: { payload: { platform: 'ios' }, acts: BY_WINDOW },
  onRedirect: {
    redirect: true,
    acts: [{ open: { method: 'test_card_tab', amount: 50 } }, { press: 'Continue to payment' }],
  },
  share: { payload: { platform: 'ios', canShare: true }, acts: [...PAY, { press: 'Share' }] },
  Error: refusal({ status: 400, code: 'banking.methodUnavailable' }),
  onTokenExpired: { payload: { token: 'expired' } },
  onInitError: { acts: [{ says: { messageType: 'onInitError', message: 'The host sent no data' } }] },
  onLanguage: { payload: { languageMenu: true }, acts: [{ press: 'Español' }] },
  onGoBackUnhandled: { acts: [{ call: 'back' }] },
  onExpand: { payload: { view: 'quick' }, acts: [{ press: 'Deposit method' }] },
  onEscape: { acts: [{ key: 'Escape' }] },
  onResize: { height: 'auto' },
  onAction: { acts: [gateway({ do: 'lock', reason: 'kyc_required' }), { press: 'Contact support' }] },
  onProblem: { payload: { closingButton: 'yes' } },
};

/** What the host says. */
export const MESSAGE_TRIALS: Readonly<Record<Exclude<IncomingMessage['type'], 'openFailed'>, Given>> = {
  loaded: { acts: [{ update: { theme: 'dark', lang: 'es' } }] },
  'bonus-list-updated': { acts: [{ bonuses: [] }] },
  open: { acts: [{ open: { method: 'de_paypal', amount: 25 } }] },
  visible: { acts: [{ send: { type: 'visible', payload: { top: 0, bottom: 300 } } }] },
  beforePayment: { asksBeforePayment: true, acts: PAY },
  onGoBack: { acts: [{ call: 'back' }] },
  onSwipeBack: { acts: [{ call: 'swipeBack' }] },
};

const says = (code: string): Given => ({ acts: [{ says: { messageType: 'onProblem', code } as never }] });
const noWindows = (page: Record<string, string>): Given => ({
  opensNoWindows: true,
  headers: { page },
  acts: [...BY_WINDOW, { press: 'Open payment page' }],
});

export const PROBLEM_TRIALS: Readonly<Record<CashierProblemCode, Given>> = {
  zero_height: { isFlat: true },
  unreachable: { widgetUrl: NOWHERE },
  framing_refused: { ...SILENT, headers: { cashier: { 'X-Frame-Options': 'DENY' } } },
  csp_blocked: { policy: "frame-src 'none'" },
  origin_not_allowed: { settings: { hostOrigins: ['https://www.brand.example'] } },
  coep_blocked: { ...SILENT, headers: { page: { 'Cross-Origin-Embedder-Policy': 'require-corp' } } },
  service_worker: { ...SILENT, hasServiceWorker: true },
  wrong_path: { widgetUrl: './elsewhere/' },
  no_answer: SILENT,
  token_rejected: { payload: { token: 'expired' } },
  bad_payload: { payload: { closingButton: 'yes' } },
  player_unnamed: { payload: { userId: '' } },
  unknown_currency: { payload: { currency: 'eur' } },
  version_mismatch: { acts: [{ says: { messageType: 'Loaded', version: 'v2.3.4' } }] },
  storage_blocked: says('storage_blocked'),
  gateway_unreachable: { settings: { apiUrl: 'https://api.invalid' } },
  gateway_cors: says('gateway_cors'),
  channel_blocked: says('channel_blocked'),
  coop: noWindows({ 'Cross-Origin-Opener-Policy': 'same-origin' }),
  sandboxed: noWindows({ 'Content-Security-Policy': 'sandbox allow-scripts' }),
  windows_refused: noWindows({}),
};

/**
 * The doctor's other findings are files and headers of a server. Bad settings show in a cashier: it starts with the
 * default.
 */
export const FINDING_TRIALS = {
  ...PROBLEM_TRIALS,
  bad_settings: { shows: 'FullLoaded', settings: { suggestedAmount: 'Yes' } },
};

/** What a gateway refuses by. */
const isRefusal = (code: string) => code.startsWith('banking.');

export const ERROR_TRIALS: Readonly<Record<string, Given>> = {
  ...PROBLEM_TRIALS,
  ...LINE_TRIALS,
  ...Object.fromEntries(
    Object.keys(ERROR_CODES)
      .filter(isRefusal)
      .map((code) => [code, refusal({ status: 400, code })]),
  ),
  ...Object.fromEntries(Object.keys(ERROR_STATUSES).map((status) => [status, refusal({ status: Number(status) })])),
  ...Object.fromEntries(
    Object.keys(DECLINES).map((reason) => [
      reason,
      { acts: [outcome({ outcome: 'decline', reason: reason as CashierDecline }), ...PAY] },
    ]),
  ),
};

/** What says that a cashier has taken its settings. With some it can't start in a page of the site. */
export function shownBy(settings: object): string {
  if ('hostOrigins' in settings) return 'origin_not_allowed';
  return 'apiUrl' in settings ? 'gateway_unreachable' : 'FullLoaded';
}

/** @param path `captcha.v2SiteKey` @param example JSON text */
export function settingTrial(path: string, example: string): Trial {
  const value = JSON.parse(example) as unknown;
  const settings = path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as object;
  return { shows: shownBy(settings), settings };
}
