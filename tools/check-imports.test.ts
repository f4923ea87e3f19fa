import { describe, expect, it } from 'vitest';
import { checkImports } from './check-imports';
import { withTree } from './temp-tree';

const PACKAGE = JSON.stringify({ dependencies: { react: '1.0.0' }, devDependencies: { tested: '1.0.0' } });
const PACKAGES = {
  'node_modules/react/package.json': '{"name":"react","main":"index.js"}',
  'node_modules/react/index.js': 'export const x = 1;',
  'node_modules/tested/package.json': '{"name":"tested","main":"index.js"}',
  'node_modules/tested/index.js': 'export const x = 1;',
};

/** Checks a tree in which each file exports `x`, so that each import resolves. */
async function violations(files: Record<string, string>): Promise<string[]> {
  const sources = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, `${text}\nexport const x = 1;`]),
  );
  const tree = { 'package.json': PACKAGE, ...PACKAGES, ...sources };
  return (await withTree(tree, checkImports)).violations;
}
const from = (path: string) => `import { x as y } from '${path}'; void y;`;
const typeFrom = (path: string) => `import type { x as Y } from '${path}'; export type Z = typeof Y;`;

/** Files in all other folders that a case may import from, so that a case gives only the importing file. */
const TARGETS = {
  'src/contract/amount.ts': '',
  'src/kernel/plugin.ts': '',
  'src/core/http/http.ts': '',
  'src/cashier/amount/limits.ts': '',
  'src/cashier/return/places.ts': '',
  'src/cashier/withdrawal/terms.ts': '',
  'src/ui/button.tsx': '',
  'src/connected/form.tsx': '',
  'src/composition/root.ts': '',
  'src/first/first.ts': '',
  'src/shell/header.tsx': '',
  'src/shell/legacy/list.tsx': '',
  'src/ui/current/tile.tsx': '',
  'src/ui/legacy/row.tsx': '',
  'src/core/http/http.fake.ts': '',
  'src/locales/texts.ts': '',
  'plugins/pix/plugin.ts': '',
  'plugins/pix/flow.ts': '',
  'plugins/pix/fixtures.ts': '',
  'plugins/pix/simulator.ts': '',
  'plugins/pix/screens/legacy/page.tsx': '',
  'plugins/pix/screens/current/page.tsx': '',
  'plugins/pix/stores/pix-store.ts': '',
  'sandbox/main.ts': '',
  'tests/kit/page.ts': '',
  'machine/browser.ts': '',
  'tools/build.ts': '',
  'bench/main.ts': '',
};

describe('each forbidden import is found', () => {
  it.each([
    ['contract-imports', 'src/contract/a.ts', from('../kernel/plugin')],
    ['conformance-imports', 'tools/conformance/a.ts', from('../../src/kernel/plugin')],
    ['kernel-imports', 'src/kernel/a.ts', from('../core/http/http')],
    ['kernel-contract-types', 'src/kernel/a.ts', from('../contract/amount')],
    ['core-imports', 'src/core/a.ts', from('../cashier/amount/limits')],
    ['cashier-imports', 'src/cashier/a.ts', from('../ui/button')],
    ['cashier-status-imports', 'src/cashier/status/a.ts', from('../return/places')],
    ['cashier-deposit-imports', 'src/cashier/deposit/a.ts', from('../withdrawal/terms')],
    ['cashier-imports', 'src/cashier/a.ts', from('@/shell/header')],
    ['ui-imports', 'src/ui/a.tsx', typeFrom('../contract/amount')],
    ['shell-imports', 'src/shell/a.tsx', from('../../plugins/pix/plugin')],
    ['connected-imports', 'src/connected/a.tsx', from('../shell/header')],
    ['composition-imports', 'src/composition/a.ts', from('../../plugins/pix/plugin')],
    ['composition-imports', 'src/composition/a.ts', from('../shell/legacy/list')],
    ['only-the-root-composes', 'plugins/crypto/stores/a.ts', from('@/composition/root')],
    ['first-imports', 'src/first/a.ts', from('../../plugins/pix/plugin')],
    ['first-is-small', 'src/first/a.ts', from('react')],
    ['only-the-root-knows-first', 'src/shell/a.ts', typeFrom('../first/first')],
    ['host-sdk-imports', 'src/host-sdk/a.ts', from('../core/http/http')],
    ['plugin-imports', 'plugins/crypto/stores/a.ts', from('../../pix/plugin')],
    ['plugin-imports', 'plugins/crypto/screens/current/a.tsx', from('@/shell/header')],
    ['manifest-imports', 'plugins/crypto/plugin.ts', from('@/core/http/http')],
    ['manifest-imports', 'plugins/crypto/plugin.ts', from('react')],
    ['manifest-imports', 'plugins/pix/plugin.ts', from('./flow')],
    ['flow-is-lazy', 'plugins/pix/stores/a.ts', from('../flow')],
    ['stores-without-ui', 'plugins/pix/stores/a.ts', from('@/ui/button')],
    ['stores-without-ui', 'plugins/pix/stores/a.ts', from('../screens/legacy/page')],
    ['stores-without-ui', 'src/shell/list-store.ts', typeFrom('react')],
    ['current-not-legacy', 'src/shell/current/a.tsx', from('../legacy/list')],
    ['legacy-not-current', 'plugins/pix/screens/legacy/b.tsx', from('@/ui/current/tile')],
    ['current-not-legacy', 'plugins/pix/screens/current/b.tsx', from('@/ui/legacy/row')],
    ['current-not-legacy', 'src/ui/current/a.tsx', from('../legacy/row')],
    ['designs-only-by-name', 'src/connected/a.tsx', from('../ui/legacy/row')],
    ['designs-only-by-name', 'plugins/pix/screens/a.tsx', from('@/ui/current/tile')],
    ['designs-only-by-name', 'src/shell/a.tsx', from('./legacy/list')],
    ['legacy-not-current', 'plugins/pix/screens/legacy/a.tsx', from('../current/page')],
    ['product-without-helpers', 'src/main.ts', from('../sandbox/main')],
    ['product-without-helpers', 'src/main.ts', from('../tests/kit/page')],
    ['product-without-helpers', 'src/core/a.ts', from('./http/http.fake')],
    ['product-without-helpers', 'plugins/pix/stores/a.ts', from('../simulator')],
    ['product-without-helpers', 'plugins/pix/screens/current/a.tsx', from('../../fixtures')],
    ['product-without-dev-packages', 'src/main.ts', from('tested')],
    ['sandbox-imports', 'sandbox/a.ts', from('@/core/http/http')],
    ['sandbox-imports', 'sandbox/a.ts', from('../plugins/pix/stores/pix-store')],
    ['sandbox-imports', 'sandbox/a.ts', from('../machine/browser')],
    ['machine-imports', 'machine/a.ts', from('../tools/build')],
    ['bench-apart', 'bench/a.ts', from('../tools/build')],
    ['nothing-from-bench', 'tools/a.ts', from('../bench/main')],
    ['no-unresolved', 'src/core/a.ts', from('./nowhere')],
  ])('%s: %s', async (rule, file, text) => {
    const found = await violations({ ...TARGETS, [file]: text });
    expect(found.map((line) => line.split(' → ')[0])).toContain(`${rule}: ${file}`);
  });

  it('no-cycles, of types too', async () => {
    const found = await violations({
      'src/core/a.ts': typeFrom('./b'),
      'src/core/b.ts': from('./a'),
    });
    expect(found).not.toHaveLength(0);
    expect(found.every((line) => line.startsWith('no-cycles: '))).toBe(true);
  });
});

it('lets through what the design allows', async () => {
  const found = await violations({
    ...TARGETS,
    'src/main.ts': from('./core/http/http') + from('../plugins/pix/plugin').replaceAll('y', 'z'),
    'src/kernel/a.ts': typeFrom('../contract/amount'),
    'src/composition/router.ts': from('../shell/header'),
    'src/first/list.ts':
      from('../ui/current/tile') + typeFrom('react').replaceAll('y', 'z').replaceAll('Z', 'V').replaceAll('Y', 'W'),
    'src/shell/list.tsx': from('@/ui/button') + from('react').replaceAll('y', 'z'),
    'src/core/http/a.test.ts': from('./http.fake') + from('../../../tests/kit/page').replaceAll('y', 'z'),
    'plugins/pix/plugin.ts': `${from('@/kernel/plugin')} export const load = () => import('./flow');`,
    'plugins/pix/flow.ts': from('./stores/pix-store'),
    'plugins/pix/screens/current/page.tsx': from('@/connected/form') + from('@/ui/current/tile').replaceAll('y', 'z'),
    'src/ui/current/tile.tsx': '',
    'plugins/pix/screens/current/pix.stories.tsx': from('../../fixtures'),
    'plugins/pix/stores/pix-store.ts': from('@/cashier/amount/limits'),
    'plugins/pix/simulator.ts': from('./fixtures'),
    'sandbox/main.ts': from('../plugins/pix/simulator'),
    'machine/lock.mjs': '',
    'sandbox/lock.ts': from('../machine/lock.mjs'),
    'bench/main.ts': from('../machine/browser') + from('../sandbox/main').replaceAll('y', 'z'),
  });
  expect(found).toEqual([]);
});

it('refuses to say "nothing found" about a tree that it did not read', async () => {
  await expect(withTree({ 'src/readme.md': '' }, checkImports)).rejects.toThrow('read 0 of 0');
});
