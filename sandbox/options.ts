/** Options from the command line; then, for those not given, from the environment; then the defaults. */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse, parseJson } from '../src/contract/parse';
import { Settings } from '../src/contract/settings';
import { ALL_BREAKS } from './break/breaks';
import { DEFAULTS, type SandboxOptions } from './start-sandbox';

export const HELP = `The sandbox: a payments gateway with a real database, the widget, and a demo page that embeds it.

  --port <n>            gateway and widget                     PORT            ${DEFAULTS.port}
  --host-port <n>       demo host page                         HOST_PORT       ${DEFAULTS.hostPort}
  --bind <address>      address to listen on                   BIND            ${DEFAULTS.bind}
  --allow-hosts <names> further names of this machine          ALLOW_HOSTS     localhost, addresses
  --database-url <url>  a PostgreSQL to use instead of PGlite  DATABASE_URL
  --processes <n>       gateways on that PostgreSQL            PROCESSES       1
  --own-ports           each at a port of its own, from --port on
  --data-dir <dir>      PGlite's folder, or memory://          DATA_DIR        ${DEFAULTS.dataDir}
  --widget-dir <dir>    the built widget                       WIDGET_DIR      ${DEFAULTS.widgetDir}
  --demo-dir <dir>      the built demo page                    DEMO_DIR        ${DEFAULTS.demoDir}
  --frame-ancestors <s> who may embed, space-separated         FRAME_ANCESTORS demo page and widget
  --settings <json>     widget settings: JSON or a JSON file   SETTINGS        {}
  --opening-balance <x> on: money for players to try with      OPENING_BALANCE on
  --break <rule>        breaks one rule of the contract       BREAK           none
  --help
`;

/** An option from the command line or the environment is invalid; the message says which and why. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
}

export interface Options extends SandboxOptions {
  processes: number;
  /** True when each process has a port of its own, for a load balancer in front; otherwise they share one. */
  hasOwnPorts: boolean;
}

/** @returns null when help was requested @throws OptionError */
export function readOptions(args: string[], env: Record<string, string | undefined>): Options | null {
  const flags = readFlags(args);
  if (flags.help) return null;
  const given = (flag: Exclude<keyof typeof flags, 'help' | 'own-ports'>, variable: string) =>
    flags[flag] ?? (env[variable] || undefined);
  const frameAncestors = given('frame-ancestors', 'FRAME_ANCESTORS');
  const options: Options = {
    processes: toProcesses(given('processes', 'PROCESSES')),
    hasOwnPorts: flags['own-ports'] ?? false,
    port: toPort(given('port', 'PORT'), DEFAULTS.port, '--port'),
    hostPort: toPort(given('host-port', 'HOST_PORT'), DEFAULTS.hostPort, '--host-port'),
    bind: given('bind', 'BIND') ?? DEFAULTS.bind,
    allowHosts: given('allow-hosts', 'ALLOW_HOSTS')?.toLowerCase().split(/\s+/).filter(Boolean),
    databaseUrl: toDatabaseUrl(given('database-url', 'DATABASE_URL')),
    dataDir: given('data-dir', 'DATA_DIR') ?? DEFAULTS.dataDir,
    widgetDir: given('widget-dir', 'WIDGET_DIR') ?? DEFAULTS.widgetDir,
    demoDir: given('demo-dir', 'DEMO_DIR') ?? DEFAULTS.demoDir,
    frameAncestors: frameAncestors?.split(/\s+/).filter(Boolean),
    settings: toSettings(given('settings', 'SETTINGS')),
    break: toBreak(given('break', 'BREAK')),
    openingBalance: toSwitch(given('opening-balance', 'OPENING_BALANCE'), '--opening-balance'),
  };
  if (options.processes > 1) refuseAlone(options);
  return options;
}

/** Refuses options that only a single process can have. */
function refuseAlone({ databaseUrl, break: rule, processes, hasOwnPorts, port }: Options): void {
  const flag = `--processes ${processes}`;
  if (!databaseUrl) {
    throw new OptionError(`${flag} needs --database-url: one process has the built-in database for itself`);
  }
  if (rule) throw new OptionError(`${flag} and --break don't go together: one process breaks a rule`);
  if (hasOwnPorts && port + processes > 65_536)
    throw new OptionError(`${flag} need ports above 65535 with --own-ports`);
}

function readFlags(args: string[]) {
  const string = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args,
      options: {
        port: string,
        'host-port': string,
        bind: string,
        'database-url': string,
        'data-dir': string,
        'widget-dir': string,
        'demo-dir': string,
        'frame-ancestors': string,
        settings: string,
        'opening-balance': string,
        break: string,
        processes: string,
        'own-ports': { type: 'boolean' },
        'allow-hosts': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    return values;
  } catch (error) {
    throw new OptionError(`${(error as Error).message}\n\n${HELP}`);
  }
}

function toPort(text: string | undefined, fallback: number, option: string): number {
  if (text === undefined) return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new OptionError(`${option} must be 0 to 65535, not "${text}"`);
  return port;
}

function toProcesses(text = '1'): number {
  if (!/^[1-9]\d?$/.test(text)) throw new OptionError(`--processes must be 1 to 99, not "${text}"`);
  return Number(text);
}

function toSwitch(text = 'on', option: string): boolean {
  if (text !== 'on' && text !== 'off') throw new OptionError(`${option} must be on or off, not "${text}"`);
  return text === 'on';
}

function toBreak(rule: string | undefined): string | undefined {
  if (rule === undefined || Object.hasOwn(ALL_BREAKS, rule)) return rule;
  throw new OptionError(`--break: no rule is called ${rule}. There are ${Object.keys(ALL_BREAKS).join(', ')}`);
}

/** The error message does not repeat the address, because it may hold a password. */
function toDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined || /^postgres(ql)?:\/\//.test(text)) return text;
  throw new OptionError('--database-url must begin with postgres:// or postgresql://');
}

function toSettings(text: string | undefined): SandboxOptions['settings'] {
  if (text === undefined) return {};
  const isJson = text.trimStart().startsWith('{');
  if (!isJson && !existsSync(text)) throw new OptionError(`--settings names a file that does not exist: ${text}`);
  const value = parseJson(isJson ? text : readFileSync(text, 'utf8'), '--settings');
  const parsed = value.ok ? parse(Settings, value.value, '--settings') : value;
  if (!parsed.ok) throw new OptionError(parsed.error.message);
  // Return the value as written, not as parsed: the widget fills in its own defaults.
  return (value as { value: SandboxOptions['settings'] }).value;
}
