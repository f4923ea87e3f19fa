/**
 * What an unused plugin costs a player: the cashier is built with all plugins and with only the one that the list
 * needs, and the difference is divided by the number of the others. Copies of one plugin would show nothing, because
 * brotli compresses copies to almost nothing.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBenchServer } from '../browser/bench-server';
import { FAST, withPage } from '../browser/open-page';
import { brotli } from '../server/files';
import { openList } from './heap';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COPY = fileURLToPath(new URL('../dist/further-plugin/', import.meta.url));
const SOURCES = [
  'src',
  'plugins',
  'tools/vite',
  'public',
  'index.html',
  'tsconfig.json',
  'package.json',
  'vite.config.ts',
];
/** The plugin of the list's methods, which also takes methods that no other plugin claims. */
const NEEDED = 'card-redirect';

export interface PluginCost {
  /** Per plugin: Brotli bytes of the page and the scripts requested before the list, and the number of all requests. */
  bytes: number;
  requests: number;
}

export async function measureFurtherPlugin(): Promise<PluginCost> {
  copySources();
  const all = await listCost(buildCopy());
  const removed = readdirSync(join(COPY, 'plugins')).filter((id) => id !== NEEDED);
  for (const id of removed) rmSync(join(COPY, 'plugins', id), { recursive: true });
  const one = await listCost(buildCopy());
  return { bytes: (all.bytes - one.bytes) / removed.length, requests: (all.requests - one.requests) / removed.length };
}

function copySources(): void {
  rmSync(COPY, { recursive: true, force: true });
  for (const source of SOURCES)
    if (existsSync(join(ROOT, source))) cpSync(join(ROOT, source), join(COPY, source), { recursive: true });
}

/** @returns the folder of the build */
function buildCopy(): string {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--config', join(COPY, 'vite.config.ts'), '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, args, { cwd: COPY, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('The copy of the cashier could not be built.');
  return join(COPY, 'dist');
}

/** Counts whole files that are requested before the list is painted, so that the line's speed does not matter. */
async function listCost(build: string): Promise<PluginCost> {
  const server = await startBenchServer(build);
  try {
    const paths = await withPage(server, FAST, async ({ page, network, origin }) => {
      const paintedAt = await openList(page, origin, 'ours', 20);
      return network.paths(paintedAt).filter((path) => !path.endsWith('.svg'));
    });
    const scripts = [...new Set(paths)].filter((path) => path.endsWith('.js'));
    const bytes = scripts.reduce((sum, path) => sum + brotli(readFileSync(join(build, path))).length, 0);
    const page = brotli(readFileSync(join(build, 'index.html'))).length;
    return { bytes: bytes + page, requests: paths.length };
  } finally {
    server.close();
  }
}
