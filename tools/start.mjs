/** `npm start`: installs and builds what is missing, then runs the sandbox, which prints the address to open. */
import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { onParentGone } from './parent-gone.mjs';
import { ensureInstall } from '../machine/ensure-install.mjs';

const flags = process.argv.slice(2);
try {
  ensureInstall();
  if (!flags.includes('--help') && !flags.includes('-h')) {
    console.error('Building what has changed …');
    build({ onlyIfChanged: true });
  }
  runSandbox(flags);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function runSandbox(/** @type {string[]} */ args) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts', ...args], {
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
