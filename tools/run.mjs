/**
 * Runs a script in TypeScript, on a fresh clone as well: `node tools/run.mjs tools/doctor/main.ts …`. Built-ins only.
 */
import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstall } from '../machine/ensure-install.mjs';
import { isMain } from '../machine/is-main.mjs';
import { onParentGone } from './dev/parent-gone.mjs';

/** Ends as the script does. @param {readonly string[]} args the script, from the project's folder, and its arguments */
export function runScript(args) {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd: dirname(dirname(fileURLToPath(import.meta.url))),
    stdio: 'inherit',
  });
  // In a terminal Ctrl-C reaches the child by itself, since it is in the same group: we only wait for it to clean up.
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
  const stop = () => void child.kill('SIGTERM');
  process.on('SIGTERM', stop);
  process.on('SIGHUP', stop);
  onParentGone(stop);
  child.on('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
  });
}

/** Installs what is missing before, and says plainly why a step of that failed. @param {() => void} step */
export function installedFor(step) {
  try {
    ensureInstall();
    step();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

if (isMain(import.meta.url)) installedFor(() => runScript(process.argv.slice(2)));
