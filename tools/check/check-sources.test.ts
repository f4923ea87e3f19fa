import { describe, expect, it } from 'vitest';
import { checkSources } from './check-sources';
import { withTree } from './temp-tree';

const check = (files: Record<string, string>) => withTree(files, checkSources);
const store = (parameters: string, decorator = '@injectable()') =>
  `import { inject, injectable } from 'tsyringe';\n${decorator}\nexport class Store { constructor(${parameters}) {} }`;

describe('injection', () => {
  it('accepts a class whose parameters all have a token', async () => {
    expect(await check({ 'src/a.ts': store('@inject(A) private readonly a: A, @injectAll(B) b: B[]') })).toEqual([]);
  });

  it.each([
    [
      'a parameter without a token',
      store('@inject(A) a: A, b: B'),
      'src/a.ts:3: Store: parameter b needs @inject(Token)',
    ],
    [
      'a class that forgot @injectable',
      store('@inject(A) a: A', ''),
      'src/a.ts:3: Store has @inject, so it needs @injectable()',
    ],
    ['@singleton', store('', '@singleton()'), 'src/a.ts:2: Store: @singleton is not used here'],
    [
      'the global container',
      "import { container as c } from 'tsyringe';",
      'src/a.ts:1: the global container belongs to src/kernel and main',
    ],
    [
      'the global container by namespace',
      "import * as tsyringe from 'tsyringe';",
      'src/a.ts:1: the global container belongs to src/kernel and main',
    ],
  ])('finds %s', async (_, text, problem) => {
    expect(await check({ 'src/a.ts': text })).toEqual([problem]);
  });

  it('lets the kernel, main and tests name the container', async () => {
    const text = "import { container } from 'tsyringe';";
    expect(await check({ 'src/kernel/scope.ts': text, 'src/main.ts': text, 'src/a.test.ts': text })).toEqual([]);
  });
});

// Each text is joined from parts: written in one piece, the check of the sources would find it in this file.
describe('texts', () => {
  it.each([
    ['src/a.test.ts', ['it', 'only("x")']],
    ['tests/e2e/a.ts', ['test', 'skip("x")']],
    ['tests/e2e/b.ts', ['test', 'fixme()']],
  ])('finds a test left out or singled out in %s', async (file, parts) => {
    expect(await check({ [file]: parts.join('.') })).toEqual([`${file}:1: a test must not be left out or singled out`]);
  });

  it('finds a test that no project runs', async () => {
    const names = ['src/a.test.tsx', 'sandbox/a.browser.test.ts', 'tests/kit/a.test.ts', 'tools/a.test.mjs'];
    const found = await check(Object.fromEntries(names.map((name) => [name, ''])));
    expect(found).toEqual(names.sort().map((name) => `${name}:1: no project runs this test`));
    expect(
      await check({
        'src/a.test.ts': '',
        'src/a.dom.test.tsx': '',
        'src/a.browser.test.tsx': '',
        'tests/e2e/pay.spec.ts': '',
      }),
    ).toEqual([]);
  });

  it.each([
    ['a.md', ['see ', 'home', 'someone', 'x']],
    ['src/a.ts', ["'", 'work', 'main', "x'"]],
    ['tools/a.mjs', ["'", 'tmp', 'x', "y'"]],
  ])('finds a path of one machine in %s', async (file, parts) => {
    expect(await check({ [file]: parts.join('/') })).toEqual([`${file}:1: a path of one machine`]);
  });

  it('takes an address or a relative path for what it is', async () => {
    const text = ['https://example.com', 'home', 'x'].join('/') + ['\n./src', 'root', 'x'].join('/');
    expect(await check({ 'a.md': text })).toEqual([]);
  });

  it('finds an ignored type error and a note to oneself', async () => {
    const found = await check({ 'src/a.ts': `// ${'@ts'}-ignore\n// ${'TO'}DO later` });
    expect(found).toHaveLength(2);
  });

  it.each(['Of the host.', 'Or nothing is shown.'])(
    'finds a comment that leaves out what it is about: %s',
    async (comment) => {
      const found = await check({
        'src/a.ts': `x(); // ${comment}`,
        'src/b.css': `/* ${comment} */`,
        'src/c.ts': `/** ${comment} */`,
      });
      expect(found.map((problem) => problem.split(':')[0])).toEqual(['src/a.ts', 'src/b.css', 'src/c.ts']);
    },
  );

  it('allows 250 lines and no more', async () => {
    expect(await check({ 'src/a.ts': 'x();\n'.repeat(250) })).toEqual([]);
    expect(await check({ 'src/a.ts': 'x();\n'.repeat(251) })).toEqual([
      'src/a.ts:251: longer than 250 lines: it does two things',
    ]);
  });
});

describe('styles', () => {
  it('finds a scroller that holds nothing positioned, and one more way to hide a text', async () => {
    const text = '.a {\n  overflow-y: auto;\n}\n@media print {\n  .b {\n    clip-path: inset(50%);\n  }\n}\n';
    expect(await check({ 'src/a.module.css': text })).toEqual([
      'src/a.module.css:1: what scrolls needs a position: relative will do',
      'src/a.module.css:1: what scrolls needs scrollbar-width: thin',
      'src/a.module.css:5: the class visually-hidden (src/ui/tokens/global.css) does this',
    ]);
  });

  it('accepts a scroller that is positioned', async () => {
    const text = '.a {\n  position: relative;\n  overflow: auto;\n  scrollbar-width: thin;\n}\n';
    expect(await check({ 'plugins/a/a.css': text })).toEqual([]);
  });

  it('finds a width that the narrowest page has not', async () => {
    const wide = '.a {\n  width: 21rem;\n}\n.b {\n  min-width: 321px;\n}\n';
    const fits =
      '@media (min-width: 700px) {\n  .c {\n    width: 320px;\n    max-width: 60rem;\n    border-width: 400px;\n  }\n}\n';
    const end = 'is wider than the narrowest page, 320 px: use max-width';
    expect(await check({ 'plugins/a/a.css': `${wide}${fits}` })).toEqual([
      `plugins/a/a.css:1: width: 21rem ${end}`,
      `plugins/a/a.css:4: min-width: 321px ${end}`,
    ]);
  });
});
