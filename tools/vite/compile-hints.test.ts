import { expect, it } from 'vitest';
import { compileHints } from './compile-hints.ts';
import { buildTree } from './build-tree.fixture.ts';

const HINT = '//# allFunctionsCalledOnLoad\n';
const script = (name: string) => `export const ${name} = () => console.log('${name}');`;

it('marks the files that run before a form, as their first line, and no other', async () => {
  const files = await buildTree(
    { 'form.ts': script('form'), 'legacy-shell.ts': script('legacy'), 'plugins/pix/flow.ts': script('flow') },
    () => [
      {
        name: 'names',
        outputOptions: (options) => ({ ...options, entryFileNames: 'assets/[name]-12345678.js' }),
        options: (options) => ({ ...options, preserveEntrySignatures: 'strict' as const }),
      },
      compileHints(),
    ],
    ['form.ts', 'legacy-shell.ts', 'plugins/pix/flow.ts'],
  );
  const marked = Object.values(files).flatMap((file) =>
    file.type === 'chunk' && file.code.startsWith(HINT) ? [file.name] : [],
  );
  expect(marked.sort()).toEqual(['flow', 'form']);
});
