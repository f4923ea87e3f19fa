/** `doctor <url>`: exits with 0 when there is no error, 1 when there is one, 2 when it could not start. */
import { parseArgs } from 'node:util';
import { examine, type Examined } from './examine';
import type { Finding } from './finding';

const HELP = `Checks a deployment of the cashier from outside.

  doctor <url> [options]

  <url>                where dist/ is served, e.g. https://cashier.example.com/
  --origin <origin>    a page that is to embed it, e.g. https://www.brand.example
  --patience <seconds> how long one answer may take      10
  --json               the findings as JSON
  --help
`;
const DEFAULT_PATIENCE_S = 10;

class OptionError extends Error {}

function readArguments(args: string[]): (Examined & { json: boolean }) | null {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const [address, ...rest] = positionals;
  if (!address || rest.length > 0) throw new OptionError('Give one address, e.g. https://cashier.example.com/');
  const patience = Number(values.patience ?? DEFAULT_PATIENCE_S);
  if (!(patience > 0)) throw new OptionError('--patience is a number of seconds');
  const origin = values.origin === undefined ? undefined : readUrl(values.origin, '--origin');
  return { url: readUrl(address, 'The address'), origin, patience: patience * 1000, json: values.json ?? false };
}

function parse(args: string[]) {
  try {
    const options = {
      origin: { type: 'string' },
      patience: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new OptionError((error as Error).message);
  }
}

function readUrl(text: string, name: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && (url.username || url.password))
    throw new OptionError(`${name} holds a password: it would be in the report`);
  if (!url || !/^https?:$/.test(url.protocol)) throw new OptionError(`${name} is an http(s) address, not "${text}"`);
  return url;
}

const line = ({ level, code, what, fix, link }: Finding) =>
  `${level === 'error' ? 'ERROR  ' : 'warning'} ${code.padEnd(20)} ${what}\n${' '.repeat(29)}${fix}\n${' '.repeat(29)}${link}`;

function table(findings: readonly Finding[]): string {
  const errors = findings.filter(({ level }) => level === 'error').length;
  const sum = `${errors} errors, ${findings.length - errors} warnings`;
  return [...findings.map(line), sum].join('\n');
}

async function main(): Promise<number> {
  const options = readArguments(process.argv.slice(2));
  if (!options) {
    process.stdout.write(HELP);
    return 0;
  }
  const findings = await examine(options);
  process.stdout.write(`${options.json ? JSON.stringify(findings, null, 2) : table(findings)}\n`);
  return findings.some(({ level }) => level === 'error') ? 1 : 0;
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof OptionError ? `${error.message}\n\n--help lists the options.` : error);
    process.exitCode = 2;
  },
);
