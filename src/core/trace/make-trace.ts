import { VERSION } from '../../contract/host';
import { HTTP_PATHS } from '../../contract/http';
import type { AppError } from '../errors/app-error';
import type { Session } from '../session/session';
import type { Settings } from '../settings/settings';
import { isPersonal } from './personal-keys';
import { TraceScrubber } from './scrub-trace';
import { TRACE_VERSION, type Trace, type TracedEntry } from './trace-format';
import type { TraceEntry } from './trace-recorder';

export interface TraceSource {
  entries: readonly TraceEntry[];
  /** Names and accounts that the player typed, which may recur in the gateway's wording. */
  typed: ReadonlySet<string>;
  session: Session;
  settings: Settings;
  /** Milliseconds by which the gateway's clock is ahead of the device's. */
  serverOffset: number;
  viewport: { width: number; height: number };
}

/** Settings that change what a page shows and that hold neither addresses nor keys. */
const SETTINGS = [
  'catalogTransport',
  'legacyCountries',
  'allowedCardViewTypes',
  'methodsWithoutPreparation',
  'cryptoMethods',
  'unknownNetworks',
  'cardP2PMethods',
  'sbpCrossBorderMethods',
  'guaranteedP2PMethods',
  'appLinkSchemes',
  'withdrawalCancel',
  'timeReminderMinutes',
  'suggestedAmount',
] as const satisfies readonly (keyof Settings)[];

const LISTINGS: readonly string[] = [
  ...Object.values(HTTP_PATHS),
  'BANKING:methods-payment-v3',
  'BANKING:methods-withdrawal',
];

/** Returns the scrubbed trace, not yet shrunk to any size, and each replaced text with its placeholder. */
export function makeTrace(source: TraceSource): { trace: Trace; replaced: ReadonlyMap<string, string> } {
  const { entries, typed, session, settings, serverOffset, viewport } = source;
  const { country, currency, lang, theme, platform, design, payload } = session;
  const at = entries[0]?.at ?? 0;
  const scrubber = new TraceScrubber(['en', lang, lang.slice(0, 2).toLowerCase()]);
  const { bonusList, closingButton, canShare, languageMenu, user } = payload;
  const scrubbed = () => ({
    host: scrubber.data({
      closingButton,
      canShare,
      ...(languageMenu && { languageMenu }),
      ...(bonusList.length > 0 && { bonusList }),
      ...(user?.balanceData && { user: { balanceData: user.balanceData } }),
    }) as Record<string, unknown>,
    entries: entries.map((entry) => traced(entry, at, scrubber)),
  });
  // Scrub twice: a text that only a later message marks as personal may occur in the wording of an earlier one.
  scrubbed();
  const personal = Object.entries(user ?? {}).filter(([key]) => isPersonal(key));
  scrubber.learn([...typed, ...personal.flatMap(([, text]) => (typeof text === 'string' ? [text] : []))]);
  const { host, entries: clean } = scrubbed();
  const trace: Trace = {
    v: TRACE_VERSION,
    version: VERSION,
    at,
    serverOffset,
    session: { country, currency, lang, theme, platform, design, host },
    viewport,
    settings: Object.fromEntries(SETTINGS.map((key) => [key, settings[key]])),
    entries: clean,
  };
  return { trace, replaced: scrubber.placeholders.replaced };
}

function traced(entry: TraceEntry, start: number, scrubber: TraceScrubber): TracedEntry {
  const { at, kind, name, data, reply, error, requestId = error?.requestId } = entry;
  const isListing = LISTINGS.includes(name);
  const answer = isListing && !Array.isArray(reply) ? scrubber.listing(reply ?? {}) : scrubber.data(reply);
  return {
    at: at - start,
    kind,
    name,
    ...(data !== undefined && { data: scrubber.data(kind === 'heard' && name === 'loaded' ? {} : data) }),
    ...(reply !== undefined && { reply: answer }),
    ...(error && { error: tracedError(error, scrubber) }),
    ...(requestId !== undefined && { requestId }),
  };
}

/** Error codes of ours. Their messages hold no data of the player, except those of `contract.*`, which are replaced. */
const OWN_CODE = /^(socket|http|contract|deposit|withdrawal)\./;

function tracedError({ code, status, message, outcomeUnknown }: AppError, scrubber: TraceScrubber) {
  const isOwn = code !== undefined && OWN_CODE.test(code) && !code.startsWith('contract.');
  return {
    ...(code !== undefined && /^[\w.-]{1,64}$/.test(code) && { code }),
    ...(status !== undefined && { status }),
    message: isOwn ? message : scrubber.placeholders.of(message),
    outcomeUnknown,
  };
}
