import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { version } from '../../package.json';

const page = readFileSync('docs/versions.md', 'utf8');

it('docs/versions.md says what to do for the release of today', () => {
  const minor = version.split('.').slice(0, 2).join('.');
  expect(page).toMatch(new RegExp(`^## From \\S+ to ${minor.replace('.', '\\.')}$`, 'm'));
});

it('docs/versions.md says what to do for the next release, as long as there are changes for one', () => {
  const changes = readdirSync('.changeset').filter((file) => file.endsWith('.md') && file !== 'README.md');
  expect(/^## From \S+ to the next release$/m.test(page)).toBe(changes.length > 0);
});
