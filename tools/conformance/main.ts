/** `conformance <gateway>`: exits with 0 when no rule failed, 1 when one did, 2 when it could not start. */
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Context } from './context';
import { unlisted } from './named-methods';
import { HELP, OptionError, readOptions } from './options';
import { counts, summary, tableLine } from './reports/table';
import { reportText } from './reports/write-report';
import { RULES } from './rules/index';
import { runRules } from './run-rules';
import { Frames } from './wire/frames';

const print = (text: string) => void process.stdout.write(`${text}\n`);

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (!options) {
    print(HELP);
    return 0;
  }
  const unknown = options.rules.filter((id) => !RULES.some((rule) => rule.id === id));
  if (unknown.length > 0) throw new OptionError(`--rule: there is no rule ${unknown.join(', ')}`);
  await expectReachable(options.gateway, options.patience);
  const onPayable = (id: string, source: string | null) =>
    print(
      `\nDeposit ${id} can be paid now: ${source ?? 'no page was named'}\nWaiting ${options.waitForEnd / 1000} s …\n`,
    );
  const hooks = { sleep: (ms: number) => sleep(ms), onPayable };
  const mistyped = await unlisted(new Context(options, new Frames([]), hooks));
  if (mistyped.length > 0) throw new OptionError(mistyped.join('\n'));
  const report = await runRules(RULES, options, hooks, (verdict) => print(tableLine(verdict)));
  print(summary(report));
  for (const { format, file } of options.reports) writeFileSync(file, reportText(format, report));
  return counts(report).fail > 0 ? 1 : 0;
}

/** @throws OptionError when nothing listens at the address: it is mistyped, and every rule would fail. */
async function expectReachable(gateway: string, patience: number): Promise<void> {
  try {
    await fetch(gateway, { redirect: 'manual', signal: AbortSignal.timeout(patience) });
  } catch (error) {
    if (!(error instanceof TypeError)) return;
    throw new OptionError(
      `${gateway} can't be reached: ${(error.cause as Error | undefined)?.message || error.message}`,
    );
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof OptionError ? `${error.message}\n\n--help lists the options.` : error);
    process.exit(2);
  },
);
