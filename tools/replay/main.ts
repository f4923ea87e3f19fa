/**
 * `npm run replay <file>`: checks a trace that a player has sent and opens it in Storybook, step by step. `-- <file> --as-test`
 * writes it as a test story, which fails as long as the visit ends as recorded, into the folder of the plugin concerned.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { Trace } from '../../src/core/trace/trace-format';
import { unpackTrace } from '../../src/core/trace/unpack-trace';
import { readManifests } from '../vite/read-manifests';
import { endOf, replayStorySource, testStorySource, traceSource } from './story-source';

const STORYBOOK = 'http://localhost:6006';
const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'as-test': { type: 'boolean' } } });
  const [file] = positionals;
  if (!file || !existsSync(file)) {
    say(file ? `${file} is not there.` : 'Which trace? npm run replay <file>, with what the player has sent in it.');
    return 2;
  }
  const trace = await read(file);
  if (!trace) return 1;
  const name =
    basename(file)
      .replace(/\..*$/, '')
      .replace(/[^\w-]+/g, '-')
      .toLowerCase() || 'trace';
  const isTest = values['as-test'] === true;
  const folder = isTest ? await folderOf(trace) : 'tests/replay/local';
  const story = { name, root: relative(folder, '.').replaceAll('\\', '/'), title: `Replays/${name}` };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.trace.json`), traceSource(trace));
  const source = isTest ? testStorySource(story, trace) : replayStorySource(story);
  const path = join(folder, `${name}.stories.tsx`);
  writeFileSync(path, source);
  say(`${trace.entries.length} entries of ${trace.version}, the end on ${endOf(trace).path}: ${path}`);
  if (isTest) {
    say(`Run it: npx vitest run --project storybook ${path}. Then say in it what the player should have seen.`);
    return 0;
  }
  say(`${STORYBOOK}/?path=/story/replays-${name}--replayed`);
  return (await isRunning()) ? 0 : storybook();
}

async function read(file: string): Promise<Trace | undefined> {
  try {
    return await unpackTrace(readFileSync(file, 'utf8'));
  } catch (error) {
    say(`${file} is no trace: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

/** The folder of the plugin whose page was shown last; `tests/replay` when none was. */
async function folderOf({ entries, session }: Trace): Promise<string> {
  const { manifests, ManifestRegistry } = await readManifests(process.cwd());
  const registry = new ManifestRegistry(manifests, session.design);
  const owners = entries.map(({ kind, name }) => (kind === 'page' ? registry.routeAt(name)?.manifest.id : undefined));
  const owner = owners.findLast((id) => id !== undefined && existsSync(`plugins/${id}`));
  return owner === undefined ? 'tests/replay' : `plugins/${owner}/replays`;
}

async function isRunning(): Promise<boolean> {
  return fetch(STORYBOOK).then(
    () => true,
    () => false,
  );
}

function storybook(): Promise<number> {
  const child = spawn('npx', ['storybook', 'dev', '--port', '6006', '--no-open'], { stdio: 'inherit' });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

process.exitCode = await main();
