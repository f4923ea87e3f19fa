/** `tsx sandbox/main.ts`: starts the sandbox and prints its addresses. */
import cluster from 'node:cluster';
import { HELP, OptionError, readOptions, type Options } from './options';
import { FolderInUseError } from './database/folder-lock';
import { PortInUseError } from './http/listen';
import { joinOthers } from './processes/gateway';
import { OWN_PORT, type Started } from './processes/messages';
import { runProcesses } from './processes/run-processes';
import { packSettings } from './packs';
import { startSandbox, type Sandbox } from './start-sandbox';

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (!options) return void process.stdout.write(HELP);
  if (cluster.isWorker) return startOneOfMany(options);
  if (options.processes > 1) {
    const ownPorts = options.hasOwnPorts ? options.port : undefined;
    const [first] = await runProcesses({ processes: options.processes, ownPorts });
    return print(first!);
  }
  const sandbox = await startSandbox(withPacks(options));
  stopOnSignals(sandbox);
  print(sandbox);
}

async function startOneOfMany(options: Options): Promise<void> {
  const { faults, tellStarted } = await joinOthers();
  const ownPort = process.env[OWN_PORT];
  const port = ownPort === undefined ? options.port : Number(ownPort);
  const one = { faults, hasOwnPort: ownPort !== undefined };
  const sandbox = await startSandbox({ ...withPacks(options), port, oneOfMany: one });
  stopOnSignals(sandbox);
  const { url, hostUrl, databaseLabel } = sandbox;
  tellStarted({ url, hostUrl, databaseLabel });
}

/** Adds the languages that the demo page offers; a sandbox started by a test has only the defaults. */
const withPacks = (options: Options) => ({
  ...options,
  log: (line: string) => void process.stdout.write(`${line}\n`),
  settings: { languages: packSettings(), ...options.settings },
});

function print({ url, hostUrl, databaseLabel }: Started): void {
  process.stdout.write(
    [
      '',
      `  Demo page    ${hostUrl}/`,
      `  Widget       ${url}/`,
      `  Operator     ${url}/operator`,
      `  Director     ${url}/director`,
      `  Database     ${databaseLabel}`,
      '',
      '',
    ].join('\n'),
  );
}

function stopOnSignals(sandbox: Sandbox): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      sandbox.close().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
    });
  }
}

/** Prints one line for an error that the user can correct, and the stack of any other. */
function fail(error: unknown): never {
  const isExpected =
    error instanceof PortInUseError || error instanceof FolderInUseError || error instanceof OptionError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}

main().catch(fail);
