/** Builds what is measured: the cashier as it ships, and the Adyen page with the same tool and browser target. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { ensureInstall } from '../machine/ensure-install.mjs';
import { ADYEN_BUILD } from './server/routes';

const BENCH = fileURLToPath(new URL('.', import.meta.url));
const ROOT = join(BENCH, '..');
const TARGET = ['chrome111', 'safari16.4', 'firefox114'];

/** @param dist an existing build of the cashier @returns the folder of the cashier's build */
export async function buildAll(dist?: string): Promise<string> {
  ensureInstall(BENCH);
  if (!dist) buildCashier();
  await build({
    configFile: false,
    root: join(BENCH, 'pages', 'adyen'),
    base: '/adyen/',
    logLevel: 'warn',
    build: { target: TARGET, modulePreload: { polyfill: false }, outDir: ADYEN_BUILD, emptyOutDir: true },
  });
  return dist ?? join(ROOT, 'dist');
}

function buildCashier(): void {
  const { status } = spawnSync(process.execPath, ['tools/build.mjs', '--if-changed'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('The cashier could not be built.');
}
