/** `npm run dev`: installs what is missing, builds the demo page unless there is one, then serves the widget from its sources. */
import { existsSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { onParentGone } from './parent-gone.mjs';
import { ensureInstall } from '../machine/ensure-install.mjs';

ensureInstall();
// The demo page is built, not served from its sources. A build of it includes the widget and the host SDK.
if (!existsSync('dist-demo/index.html')) build({ onlyIfChanged: true });
const child = spawn(process.execPath, ['--import', 'tsx', 'tools/dev/main.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => child.kill(signal));
onParentGone(() => void child.kill('SIGTERM'));
child.on('exit', (code) => (process.exitCode = code ?? 0));
