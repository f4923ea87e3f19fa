/** Builds what is measured: the cashier as it ships, and the Adyen page with the same tool and target. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { ensureInstall } from '../tools/ensure-install.mjs';
import { ADYEN_BUILD } from './server/routes';

const BENCH = fileURLToPath(new URL('.', import.meta.url));
const ROOT = join(BENCH, '..');
const TARGET = ['chrome111', 'safari16.4', 'firefox114'];

export const CASHIER_BUILD = join(ROOT, 'dist');

export async function buildAll(): Promise<void> {
  ensureInstall(BENCH);
  const { status } = spawnSync(process.execPath, ['tools/build.mjs', '--if-changed'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('The cashier could not be built.');
  await build({
    configFile: false,
    root: join(BENCH, 'pages', 'adyen'),
    base: '/adyen/',
    logLevel: 'warn',
    build: { target: TARGET, modulePreload: { polyfill: false }, outDir: ADYEN_BUILD, emptyOutDir: true },
  });
}
