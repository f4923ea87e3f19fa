/** docs/errors.md, and errors.json of the host package: every error by code, made of the sources. */
import { DECLINES, ERROR_CODES, ERROR_STATUSES, type CashierErrorClass } from '../../src/host-sdk/errors';
import { FIXES } from '../../src/host-sdk/fixes';
import type { CashierProblemCode } from '../../src/host-sdk/problems';
import { AppError } from '../../src/core/errors/app-error';
import { errorText } from '../../src/core/errors/error-text';
import type { Locale } from '../../src/core/locale/locale';
import english from '../../src/locales/en.json' with { type: 'json' };
import playerEnglish from '../../src/locales/player/en.json' with { type: 'json' };

interface ErrorLine {
  /** The message that has the code, and its key. */
  in: 'onProblem.code' | 'Error.code' | 'Error.status' | 'onTransactionStatus.reason';
  class: CashierErrorClass;
  /** What the player sees, in English. */
  player: string;
  /** What the page may do. */
  host: string;
}

/** What of a misconfiguration is in sight. */
const SEEN: Readonly<Record<CashierProblemCode, string>> = {
  zero_height: 'A frame 640 px high.',
  unreachable: 'An empty frame, or the browser’s own error page.',
  framing_refused: 'The browser’s own error page.',
  csp_blocked: 'An empty frame.',
  origin_not_allowed: 'The cashier, which waits and then offers to try again.',
  coep_blocked: 'The browser’s own error page.',
  service_worker: 'Your own page in the frame.',
  wrong_path: 'Another page in the frame.',
  no_answer: 'An empty frame.',
  token_rejected: 'That the session has expired.',
  bad_payload: 'The cashier without what this key would change.',
  player_unnamed: 'The cashier as ever.',
  unknown_currency: 'The list of the gateway for no such currency.',
  version_mismatch: 'The cashier as ever, as a rule.',
  storage_blocked: 'The cashier; after a reload it knows of no payment under way but the gateway’s.',
  gateway_unreachable: 'That the list could not be loaded, with a way to try again.',
  gateway_cors: 'That the list could not be loaded, with a way to try again.',
  channel_blocked: 'That the network does not let payments through.',
  coop: 'The provider’s page as a link or in this tab, where that can be.',
  sandboxed: 'The provider’s page as a link or in this tab, where that can be.',
  windows_refused: 'The provider’s page as a link or in this tab, where that can be.',
};

/** All lines by code. */
export function errorLines(): Record<string, ErrorLine> {
  const lines: Record<string, ErrorLine> = {};
  for (const [code, [kind, host]] of Object.entries(FIXES))
    lines[code] = { in: 'onProblem.code', class: kind, player: SEEN[code as CashierProblemCode], host };
  for (const [code, [kind, host]] of Object.entries(ERROR_CODES))
    lines[code] = { in: 'Error.code', class: kind, player: textOf({ code }), host };
  for (const [status, [kind, host]] of Object.entries(ERROR_STATUSES))
    lines[status] = { in: 'Error.status', class: kind, player: textOf({ status: Number(status) }), host };
  for (const [reason, [kind, host]] of Object.entries(DECLINES))
    lines[reason] = {
      in: 'onTransactionStatus.reason',
      class: kind,
      player: playerEnglish.decline[reason as keyof typeof DECLINES],
      host,
    };
  return lines;
}

const locale = {
  findMessage: (key: string) => {
    const found = key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown>)?.[part], english);
    return typeof found === 'string' ? found : undefined;
  },
} as unknown as Locale;

function textOf(details: { code?: string; status?: number }): string {
  return details.code === 'banking.merchantClientError'
    ? 'The gateway’s own `message`.'
    : errorText(new AppError('', details), locale);
}

const PARTS: Readonly<Record<ErrorLine['in'], string>> = {
  'onProblem.code':
    'Misconfigurations, for the engineer. `onProblem` has `class` and `fix`; [problems](problems.md) explains each.',
  'Error.code':
    'Of a call that was refused or lost; those of the captcha are shown to the player alone. A code of the gateway that is not here gets the general text.',
  'Error.status': 'The text of a status goes before that of a code. Other statuses: 4xx is `input`, 5xx `gateway`.',
  'onTransactionStatus.reason': 'Why a payment is `mistaked`, where the gateway says so.',
};

/** The page, not yet formatted. */
export function errorsPage(): string {
  const lines = Object.entries(errorLines());
  const parts = Object.entries(PARTS).map(([place, words]) => {
    const rows = lines
      .filter(([, line]) => line.in === place)
      .map(([code, line]) => `| \`${code}\` | ${line.class} | ${line.player} | ${line.host} |`);
    return `## \`${place}\`\n\n${words}\n\n| Code | Class | The player sees | You may |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return `${HEAD}\n${parts.join('\n')}`;
}

const HEAD = `<!-- Made of the sources by \`npm run docs:contract\`. -->

# Errors

Each error that a page hears of, by code. The class says whose it is: \`input\`, what was typed or
passed; \`gateway\`, its rules or a fault of it; \`network\`, the way between; \`host\`, the page or its
deployment; \`provider\`, the method, its bank or its captcha. The texts are the English ones; the player
reads them in the language of the cashier. The host package has the same as \`errors.json\`, and the
codes as types: \`CashierProblemCode\`, \`CashierErrorCode\`, \`CashierDecline\`, \`CashierErrorClass\`.

\`requestId\` of \`Error\` and \`onProblem\` is the number by which the [gateway's log](gateway.md) has the
request. Only \`401\` and \`token_rejected\` need an answer, a token:
all else the cashier shows to the player and goes on by itself.
`;
