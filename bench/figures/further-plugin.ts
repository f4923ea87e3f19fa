/** What one more plugin costs a player who never uses it: the cashier is built again with a copy of one of its plugins. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBenchServer } from '../browser/bench-server';
import { FAST, withPage } from '../browser/open-page';
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
const MODEL = 'easy-pay';
const FURTHER = 'further';
/** A display type that no plugin has. */
const DISPLAY_TYPE = '98';

export interface PluginCost {
  /** Brotli bytes of the scripts that were fetched with the list, and the number of all requests: what the plugin adds. */
  bytes: number;
  requests: number;
}

export async function measureFurtherPlugin(): Promise<PluginCost> {
  copySources();
  const before = await listCost(buildCopy());
  addFurtherPlugin();
  const after = await listCost(buildCopy());
  return { bytes: after.bytes - before.bytes, requests: after.requests - before.requests };
}

function copySources(): void {
  rmSync(COPY, { recursive: true, force: true });
  for (const source of SOURCES)
    if (existsSync(join(ROOT, source))) cpSync(join(ROOT, source), join(COPY, source), { recursive: true });
}

function addFurtherPlugin(): void {
  const plugin = join(COPY, 'plugins', FURTHER);
  cpSync(join(COPY, 'plugins', MODEL), plugin, { recursive: true });
  const manifest = join(plugin, 'plugin.ts');
  writeFileSync(manifest, renamed(readFileSync(manifest, 'utf8')));
}

/** @returns the folder of the build */
function buildCopy(): string {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--config', join(COPY, 'vite.config.ts'), '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, args, { cwd: COPY, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('The copy of the cashier could not be built.');
  return join(COPY, 'dist');
}

/** Two plugins may not claim the same display type, page or path. */
const renamed = (manifest: string) =>
  manifest
    .replaceAll(`'${MODEL}'`, `'${FURTHER}'`)
    .replaceAll('DisplayType.eazype', DISPLAY_TYPE)
    .replace(/(path: '[^']*)eazype/g, `$1${FURTHER}`)
    .replace(/(pageIds: \[')eazype/g, `$1${FURTHER}`);

/** Everything that is fetched until the list has been idle for a while: independent of the line and of chance. */
async function listCost(build: string): Promise<PluginCost> {
  const server = await startBenchServer(build);
  try {
    const paths = await withPage(server, FAST, async ({ page, network, origin }) => {
      await openList(page, origin, 'ours', 20);
      await page.waitForTimeout(3000);
      return network.paths();
    });
    const scripts = [...new Set(paths)].filter((path) => path.endsWith('.js'));
    const bytes = scripts.reduce((sum, path) => sum + statSync(join(build, `${path}.br`)).size, 0);
    return { bytes, requests: paths.length };
  } finally {
    server.close();
  }
}
