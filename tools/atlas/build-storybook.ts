import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles, listFiles } from '../files.mjs';
import { OUT, SITE } from './paths';

const STAMP = join(OUT, '.stamp');
const INPUTS = [
  '.storybook',
  'src',
  'plugins',
  'sandbox/catalogue',
  'tests/kit',
  'package-lock.json',
  'vite.config.ts',
];

/**
 * Builds the static Storybook when a source differs from the last build's.
 * @returns the hash of the sources @throws Error when the build fails
 */
export function buildStorybook(): string {
  const files = listFiles('.', INPUTS).filter((file) => !/\.test\.tsx?$|\.md$/.test(file));
  const hash = hashFiles('.', files);
  if (existsSync(join(SITE, 'index.json')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return hash;
  mkdirSync(OUT, { recursive: true });
  writeFileSync(STAMP, '');
  console.log('Building the Storybook …');
  const command = ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '-o', SITE, '--quiet'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The Storybook could not be built.\n${stdout}\n${stderr}`);
  writeFileSync(STAMP, hash);
  return hash;
}
