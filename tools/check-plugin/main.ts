/**
 * `npm run check:plugin <id>`: types and lint, format, imports, messages, contract, list of stories and unit tests of one
 * plugin. Each mistake is reported as a sentence that says what to do.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

interface Result {
  name: string;
  isGood: boolean;
  output: string;
  seconds: number;
}

const ROOT = process.cwd();

async function main(): Promise<number> {
  const [id] = process.argv.slice(2);
  if (!id || id.startsWith('-')) {
    console.error('Which plugin? npm run check:plugin <id>, the name of its folder in plugins.');
    return 2;
  }
  const folder = `plugins/${id}`;
  if (!existsSync(join(ROOT, folder))) {
    console.error(`${folder} is not there. Make it: npm run new:plugin ${id}`);
    return 1;
  }
  const start = Date.now();
  const results: Promise<Result>[] = [
    step('tests', () =>
      run('vitest/vitest.mjs', ['run', '-c', 'tools/check-plugin/vitest.config.ts'], { CHECK_PLUGIN: id }),
    ),
    step('types', () => run('oxlint/bin/oxlint', ['--type-aware', '--type-check', '--deny-warnings', folder])),
    step('format', async () => {
      const { isGood, output } = await run('oxfmt/bin/oxfmt', ['--check', folder]);
      return { isGood, output: output.replace('Run without `--check` to fix.', `Mend them: npm run format ${folder}`) };
    }),
    step('contract', async () => {
      // Imported after the other steps have started, because loading it takes as long as they do.
      const { pluginProblems } = await import('./plugin-problems');
      const problems = await pluginProblems(ROOT, id);
      return { isGood: problems.length === 0, output: problems.map((problem) => `• ${problem}`).join('\n') };
    }),
  ];
  const ended = await Promise.all(results.map(async (one) => tell(await one)));
  const isGood = ended.every((one) => one.isGood);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(isGood ? `\n${folder} is in order (${seconds} s)` : `\n${folder} is not in order (${seconds} s)`);
  return isGood ? 0 : 1;
}

async function step(name: string, work: () => Promise<Pick<Result, 'isGood' | 'output'>>): Promise<Result> {
  const start = Date.now();
  const result = await work();
  return { name, ...result, seconds: (Date.now() - start) / 1000 };
}

function tell(result: Result): Result {
  console.log(`${result.isGood ? 'ok    ' : 'FAILED'}  ${result.name} (${result.seconds.toFixed(1)} s)`);
  if (!result.isGood) console.log(result.output.trimEnd().replace(/^/gm, '    '));
  return result;
}

function run(
  bin: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Pick<Result, 'isGood' | 'output'>> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(process.execPath, [join('node_modules', bin), ...args], {
      cwd: ROOT,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ isGood: code === 0, output }));
  });
}

process.exit(await main());
