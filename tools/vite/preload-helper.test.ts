import { expect, it } from 'vitest';
import { buildTree } from './build-tree.fixture.ts';
import { preloadHelper } from './preload-helper.ts';

const TREE = {
  'index.html': '<script type="module" src="./main.ts"></script>',
  'main.ts': `void import('./page.ts');`,
  'page.ts': `import './page.css'; console.log('page');`,
  'page.css': 'main { color: red }',
  'src/kernel/loading/preload-files.ts': `export const preloadFiles = (load: () => unknown, files: string[]) => (console.log('OURS', files), load());`,
};
const build = (tree: Readonly<Record<string, string>>) => buildTree(tree, (root) => preloadHelper(`${root}/`));

it('has our function called ahead of a lazy import, with the files it needs, and not that of Vite', async () => {
  const files = await build(TREE);
  const code = Object.values(files)
    .flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
    .join('\n');
  expect(code).toMatch(
    /preloadFiles\(\(\) => import\("\.\/page\.js"\), __vite__mapDeps\(\[0,1\]\), import\.meta\.url\)/,
  );
  expect(code).toContain('"OURS"');
  expect(code).not.toContain('vite:preloadError');
});

it('fails the build when Vite no longer asks for its helper by that name', async () => {
  const noLazy = { ...TREE, 'main.ts': `console.log('main');` };
  await expect(build(noLazy)).rejects.toThrow('Vite no longer has a module of that name');
});
