/** `tsx sandbox/main.ts`: starts the sandbox and prints its addresses. */
import { HELP, OptionError, readOptions } from './options';
import { FolderInUseError } from './database/folder-lock';
import { PortInUseError } from './http/listen';
import { startSandbox, type Sandbox } from './start-sandbox';

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (!options) return void process.stdout.write(HELP);
  // The demo page offers Arabic; a sandbox that a test starts has no more than the defaults.
  const settings = { languages: { ar: 'languages/ar.json' }, ...options.settings };
  const sandbox = await startSandbox({ ...options, settings });
  stopOnSignals(sandbox);
  process.stdout.write(
    [
      '',
      `  Demo page    ${sandbox.hostUrl}/`,
      `  Widget       ${sandbox.url}/`,
      `  Operator     ${sandbox.url}/operator`,
      `  Database     ${sandbox.databaseLabel}`,
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

/** What the user can mend is told in one line; anything else with its trace. */
function fail(error: unknown): never {
  const isExpected =
    error instanceof PortInUseError || error instanceof FolderInUseError || error instanceof OptionError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}

main().catch(fail);
