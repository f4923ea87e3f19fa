/** The options of the command line. */
import { parseArgs } from 'node:util';
import { LEVELS, type Level } from './levels';

export const HELP = `Checks a gateway against the cashier's contract.

  conformance <gateway> --token <token> [options]

  <gateway>                    its address, e.g. https://pay.example; both HTTP and realtime
  --token <token>              a test player's session token (or CONFORMANCE_TOKEN)
  --second-token <token>       of another player (or CONFORMANCE_SECOND_TOKEN): checks who sees what
  --expired-token <token>      one that has ended: must be answered with 401
  --country <code>             lower-case ISO 3166-1 alpha-2             br
  --currency <code>            ISO 4217                                  BRL
  --allow-creates              makes small deposits and withdrawals; without it nothing is ever made
  --deposit-method <name>      of the list; by default the first that can be filled in
  --withdrawal-method <name>   the same for withdrawals
  --deposit-more <name>        a deposit method whose create asks for more fields
  --withdrawal-more <name>     a withdrawal method whose create asks for more fields
  --confirm-method <name>      a withdrawal method that asks for a code
  --confirm-code <code>        the code of that method, where test players have a fixed one
  --field <name=value>         what to fill a field with; may be given several times
  --amount <number>            major units; by default the least that the method takes
  --wait-for-end <seconds>     prints the payment page and waits until you have paid there
  --slow                       sends one create again after an hour, and waits for another code
  --forget-account <id>        a saved account of the player, which is deleted
  --origin <origin>            the widget's, when it is another than the gateway's: checks CORS
  --files-url <url>            where icons are, when not on the gateway
  --app-link-scheme <scheme>   an app's scheme that payment pages may have; may be given several times
  --level <level>              only this one; may be given several times: ${LEVELS.join(', ')}
  --rule <id>                  only this one; may be given several times
  --patience <seconds>         how long an answer may take                5
  --report <format=file>       json, junit or html; may be given several times
  --help
`;

export interface Options {
  gateway: string;
  token: string;
  secondToken?: string | undefined;
  expiredToken?: string | undefined;
  country: string;
  currency: string;
  allowCreates: boolean;
  depositMethod?: string | undefined;
  withdrawalMethod?: string | undefined;
  depositMore?: string | undefined;
  withdrawalMore?: string | undefined;
  confirmMethod?: string | undefined;
  confirmCode?: string | undefined;
  fields: Readonly<Record<string, string>>;
  amount?: number | undefined;
  /** Milliseconds to wait for the end of a payment; 0 does not wait. */
  waitForEnd: number;
  slow: boolean;
  forgetAccount?: string | undefined;
  origin?: string | undefined;
  filesUrl?: string | undefined;
  appLinkSchemes: readonly string[];
  levels: readonly Level[];
  rules: readonly string[];
  /** Milliseconds to wait for an answer. */
  patience: number;
  reports: readonly { format: ReportFormat; file: string }[];
}

const FORMATS = ['json', 'junit', 'html'] as const;
export type ReportFormat = (typeof FORMATS)[number];

export class OptionError extends Error {
  override readonly name = 'OptionError';
}

const one = { type: 'string' } as const;
const many = { type: 'string', multiple: true } as const;
const yes = { type: 'boolean' } as const;
const FLAGS = {
  ...{ token: one, 'second-token': one, 'expired-token': one, country: one, currency: one, 'allow-creates': yes },
  ...{ 'deposit-method': one, 'withdrawal-method': one, 'deposit-more': one, 'withdrawal-more': one },
  ...{
    'confirm-method': one,
    'confirm-code': one,
    field: many,
    amount: one,
    'wait-for-end': one,
    slow: yes,
    'forget-account': one,
  },
  ...{ origin: one, 'files-url': one, 'app-link-scheme': many, level: many, rule: many, patience: one },
  ...{ report: many, help: { ...yes, short: 'h' } },
} as const;

export const DEFAULTS = {
  country: 'br',
  currency: 'BRL',
  allowCreates: false,
  fields: {},
  waitForEnd: 0,
  slow: false,
  appLinkSchemes: [],
  levels: LEVELS,
  rules: [],
  patience: 5000,
  reports: [],
} satisfies Partial<Options>;

/** @returns null when help was requested @throws OptionError */
export function readOptions(args: string[], env: Record<string, string | undefined>): Options | null {
  const { values, positionals } = readFlags(args);
  if (values.help) return null;
  const [gateway, ...rest] = positionals;
  const token = values.token ?? env['CONFORMANCE_TOKEN'];
  if (!gateway || rest.length > 0) throw new OptionError('Give one gateway, e.g. https://pay.example');
  if (!URL.canParse(gateway)) throw new OptionError('The gateway is an address such as https://pay.example');
  if (!token) throw new OptionError('--token (or CONFORMANCE_TOKEN) is needed: a test player’s session token');
  return {
    gateway: gateway.replace(/\/+$/, ''),
    token,
    secondToken: values['second-token'] ?? env['CONFORMANCE_SECOND_TOKEN'],
    expiredToken: values['expired-token'],
    country: (values.country ?? DEFAULTS.country).toLowerCase(),
    currency: values.currency ?? DEFAULTS.currency,
    allowCreates: values['allow-creates'] ?? false,
    depositMethod: values['deposit-method'],
    withdrawalMethod: values['withdrawal-method'],
    depositMore: values['deposit-more'],
    withdrawalMore: values['withdrawal-more'],
    confirmMethod: values['confirm-method'],
    confirmCode: values['confirm-code'],
    fields: Object.fromEntries((values.field ?? []).map((pair) => split(pair, '--field'))),
    amount: values.amount === undefined ? undefined : toNumber(values.amount, '--amount'),
    waitForEnd: 1000 * toNumber(values['wait-for-end'] ?? '0', '--wait-for-end'),
    slow: values.slow ?? false,
    forgetAccount: values['forget-account'],
    origin: values.origin,
    filesUrl: values['files-url'],
    appLinkSchemes: values['app-link-scheme'] ?? [],
    levels: (values.level ?? LEVELS).map((level) => oneOf(LEVELS, level, '--level')),
    rules: values.rule ?? [],
    patience: 1000 * toNumber(values.patience ?? '5', '--patience'),
    reports: (values.report ?? []).map((pair) => {
      const [format, file] = split(pair, '--report');
      return { format: oneOf(FORMATS, format, '--report'), file };
    }),
  };
}

function readFlags(args: string[]) {
  try {
    return parseArgs({ args, options: FLAGS, allowPositionals: true });
  } catch (error) {
    throw new OptionError((error as Error).message);
  }
}

function split(pair: string, flag: string): [string, string] {
  const at = pair.indexOf('=');
  if (at < 1) throw new OptionError(`${flag} is written name=value`);
  return [pair.slice(0, at), pair.slice(at + 1)];
}

function toNumber(text: string, flag: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0) throw new OptionError(`${flag} is a number, not "${text}"`);
  return value;
}

function oneOf<T extends string>(known: readonly T[], word: string, flag: string): T {
  const found = known.find((each) => each === word);
  if (!found) throw new OptionError(`${flag}: ${word} is none of ${known.join(', ')}`);
  return found;
}
