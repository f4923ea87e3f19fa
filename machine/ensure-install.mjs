/**
 * Makes node_modules match package-lock.json and this Node version, so that every npm script works on a fresh clone. It
 * imports only Node's built-ins, because it runs before anything is installed. Never call it from `prepare` or
 * `postinstall`, since it runs `npm ci` itself. As a command it exits with 1 and a plain message when the installation
 * fails.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';
import { isMain } from './is-main.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MINIMUM_NODE = { major: 20, minor: 19 };

/** @param {string} version e.g. `20.20.2` @returns {string | null} what is wrong with it, or null */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const need = MINIMUM_NODE;
  if (major > need.major || (major === need.major && minor >= need.minor)) return null;
  return `This project needs Node ${need.major}.${need.minor} or newer. This is Node ${version}: see https://nodejs.org.`;
}

/** Hash of all that an installation depends on. Another Node version may need other binaries. @param {string} root */
export function installStamp(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).update(process.version).update(process.platform).digest('hex');
}

/** @param {string} root */
export function isInstalled(root) {
  const file = stampFile(root);
  return existsSync(file) && readFileSync(file, 'utf8') === installStamp(root);
}

/**
 * @param {string} [root] folder of package.json
 * @param {(root: string) => void} [install] throws when it fails
 */
export function ensureInstall(root = ROOT, install = npmCi) {
  const problem = nodeProblem(process.versions.node);
  if (problem) throw new Error(problem);
  if (isInstalled(root)) return;
  withLock(join(root, '.install.lock'), () => {
    // The process that held the lock before us may have done the work.
    if (isInstalled(root)) return;
    install(root);
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    writeFileSync(stampFile(root), installStamp(root));
  });
}

/** @param {string} root */
function stampFile(root) {
  return join(root, 'node_modules', '.stamp');
}

/** @param {string} root */
function npmCi(root) {
  console.error('Installing dependencies (npm ci) …');
  const npm = process.env.npm_execpath;
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm, ...options]] : ['npm', options];
  // npm's output goes to stderr, so that it does not mix with the output of the script that called this one.
  const stdio = /** @type {const} */ (['ignore', 2, 2]);
  const shell = process.platform === 'win32' && command === 'npm';
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: [...stdio], shell });
  if (status !== 0) throw new Error(`npm ci failed${error ? `: ${error.message}` : ''}. Its messages are above.`);
}

if (isMain(import.meta.url)) {
  try {
    ensureInstall();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
