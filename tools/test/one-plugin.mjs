/** What `npm test` leaves out when nothing but one plugin was changed. Built-ins only. */
import { spawnSync } from 'node:child_process';

/** What a change of a plugin brings along: its line for the changelog, the published contract, pictures of its screens. */
const BESIDE = /^(?:\.changeset\/|docs\/contract\.\w+\.json$|tests\/pictures\/plugins-)/;

/**
 * The plugin in whose folder everything is that differs from where this branch left main: commits, and files that are not
 * committed. Undefined when there is none, when something else differs, or when Git can't say.
 * @param {string} root @returns {string | undefined}
 */
export function onlyPlugin(root) {
  const git = (/** @type {string[]} */ ...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
  };
  const [base] = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main') ?? [];
  const changed = base && git('diff', '--name-only', '--no-renames', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  if (!changed || !added) return undefined;
  const files = [...changed, ...added].filter((file) => !BESIDE.test(file));
  const [id, ...others] = new Set(files.map((file) => /^plugins\/([^/]+)\//.exec(file)?.[1]));
  return others.length === 0 ? id : undefined;
}

/** @param {string} id @param {readonly import('./test-steps.mjs').Step[]} steps @returns {string} */
export function notice(id, steps) {
  const names = steps.filter(({ forPlugin }) => forPlugin).map(({ name }) => name);
  return `Only plugins/${id} differs from main. Of ${names.join(', ')} its part is run; the rest is whole. All of it: npm test -- --whole\n`;
}
