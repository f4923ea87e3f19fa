/** The welcome page of Storybook leads to stories that exist. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles } from '../../tools/files.mjs';
import { WELCOME } from '../../.storybook/welcome-entries';

it('leads to stories that exist', () => {
  const files = listFiles('.', ['src', 'plugins']).filter((file) => file.endsWith('.stories.tsx'));
  const sources = files.map((file) => readFileSync(file, 'utf8'));
  const stories = WELCOME.flatMap(({ entries }) => entries).flatMap(({ story }) => story ?? []);
  expect(stories.length).toBeGreaterThan(0);
  const missing = stories.filter(({ title, name }) => {
    const exported = new RegExp(`^export const ${name.replaceAll(' ', '')}\\b`, 'm');
    return !sources.some((source) => source.includes(`title: '${title}'`) && exported.test(source));
  });
  expect(missing).toEqual([]);
});
