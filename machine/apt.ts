import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** True when this process can install Debian packages: it runs as root and `apt-get` exists. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian packages; apt's output goes to stderr. Returns false when the installation failed. */
export function aptInstall(...packages: string[]): boolean {
  console.error(`Installing ${packages.join(', ')} (apt-get install) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env }).status === 0;
  apt('update'); // Fails when any one source is unreachable; the install shows whether that source was needed.
  return apt('install', '-y', '--no-install-recommends', ...packages);
}
