import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** True when Debian's packages may be installed: root, and apt is there. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian's packages; what apt prints goes to stderr. False when it failed. */
export function aptInstall(...packages: string[]): boolean {
  console.error(`Installing ${packages.join(', ')} (apt-get install) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env }).status === 0;
  apt('update'); // May fail for one source of many; the install shows whether it matters.
  return apt('install', '-y', '--no-install-recommends', ...packages);
}
