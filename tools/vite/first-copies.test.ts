import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { buildTree } from './build-tree.fixture.ts';
import { firstCopies } from './first-copies.ts';
import { preloadHelper } from './preload-helper.ts';

const TREE = {
  'src/first/first.ts': `import { note } from '../note.ts'; note('first'); void import('../main.ts'); void import('../shell.ts');`,
  'src/main.ts': `import { note } from './note.ts'; note('main'); void import('./shell.ts');`,
  'src/note.ts': `import { text } from './text.ts'; export const note = (who: string) => console.log(text, who);`,
  'src/text.ts': `export const text: string = 'NOTED';`,
  'src/shell.ts': `import './shell.css'; import { note } from './note.ts'; note('shell');`,
  'src/shell.css': 'main { color: red }',
  'src/kernel/loading/preload-files.ts': `export const preloadFiles = (load: () => unknown) => (console.log('OURS'), load());`,
};

type Files = Awaited<ReturnType<typeof buildTree>>;
const chunks = (files: Files) =>
  Object.values(files).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
const isTied = (files: Files) =>
  chunks(files).some(({ name, imports }) => (name === 'first' ? imports.length > 0 : imports.includes('first.js')));

it('gives the first script copies of what it shares, so that no file waits for another one', async () => {
  const files = await buildTree(TREE, (root) => [preloadHelper(`${root}/`), firstCopies()], ['src/first/first.ts']);
  expect(isTied(files)).toBe(false);
  const [first, ...others] = chunks(files).sort((one) => (one.name === 'first' ? -1 : 1));
  const rest = others.map(({ code }) => code).join('\n');
  // Each side has one copy of what both need, our preload helper among it.
  for (const text of ['"NOTED"', '"OURS"'])
    expect([first!.code, rest].map((code) => code.split(text).length - 1)).toEqual([1, 1]);
  // What it imports lazily is the application's own.
  expect(first!.dynamicImports).toEqual(['main.js', 'shell.js']);
});

it('is needed: the bundler would have the others import from the first script', async () => {
  expect(isTied(await buildTree(TREE, (root) => preloadHelper(`${root}/`), ['src/first/first.ts']))).toBe(true);
});
