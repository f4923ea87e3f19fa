import { expect, it } from 'vitest';
import { type Manifest, sizeChecks } from './size.mjs';

const manifest: Manifest = {
  '_first-aaaaaaaa.js': { file: 'first-aaaaaaaa.js', dynamicImports: ['_first-list-bbbbbbbb.js'] },
  '_first-list-bbbbbbbb.js': {
    file: 'assets/first-list-bbbbbbbb.js',
    imports: ['_small.js'],
    css: ['assets/list.css'],
  },
  '_small.js': { file: 'assets/small.js' },
  '_application-cccccccc.js': {
    file: 'assets/application-cccccccc.js',
    imports: ['_small.js'],
    css: ['assets/main.css'],
  },
  '_renderer-ffffffff.js': { file: 'assets/renderer-ffffffff.js', imports: ['_application-cccccccc.js'] },
  'src/shell/current/index.ts': {
    file: 'assets/current-shell-dddddddd.js',
    imports: ['_application-cccccccc.js', '_note.js'],
  },
  '_note.js': { file: 'assets/note.js', imports: ['src/shell/current/index.ts'] },
  'src/shell/legacy/index.ts': { file: 'assets/legacy-shell-eeeeeeee.js' },
  '_pix-hhhhhhhh.js': {
    file: 'assets/pix-hhhhhhhh.js',
    imports: ['_application-cccccccc.js', '_qr.js'],
    css: ['assets/pix.css'],
  },
  '_crypto-iiiiiiii.js': { file: 'assets/crypto-iiiiiiii.js' },
  'plugins/crypto/screens/current/index.ts': {
    file: 'assets/current-crypto.js',
    imports: ['_crypto-iiiiiiii.js'],
    css: ['assets/coins.css'],
  },
  'plugins/crypto/screens/legacy/index.ts': { file: 'assets/legacy-crypto.js' },
  '_qr.js': { file: 'assets/qr.js' },
};
const PLUGINS = ['crypto', 'pix'];
const pathOf = (name: string) => sizeChecks(manifest, PLUGINS).find((check) => check.name === name)?.path;

it('counts what the first list needs, and what the application adds, nothing that comes later', () => {
  expect(pathOf('Code before the list')?.sort()).toEqual(
    ['assets/first-list-bbbbbbbb.js', 'assets/list.css', 'assets/small.js', 'index.html'].map((file) => `dist/${file}`),
  );
  expect(pathOf('Application')?.sort()).toEqual(
    ['application-cccccccc.js', 'current-shell-dddddddd.js', 'main.css', 'note.js', 'renderer-ffffffff.js'].map(
      (file) => `dist/assets/${file}`,
    ),
  );
});

it.each([
  ['Code before the list', 0.3],
  ['Application', 0.1],
])('gives each plugin room in “%s”, so that a new one changes no limit', (name, kb) => {
  const files = { ...manifest, '_boleto-jjjjjjjj.js': { file: 'assets/boleto-jjjjjjjj.js' } };
  const limitOf = (plugins: readonly string[]) =>
    parseFloat(sizeChecks(files, plugins).find((check) => check.name === name)!.limit);
  const more = limitOf([...PLUGINS, 'boleto']) - limitOf(PLUGINS);
  expect(more).toBeCloseTo(kb, 5);
});

it('counts what a plugin adds, for each design where they differ', () => {
  const inAssets = (...files: string[]) => files.map((file) => `dist/assets/${file}`);
  expect(pathOf('Plugin pix')?.sort()).toEqual(inAssets('pix-hhhhhhhh.js', 'pix.css', 'qr.js'));
  expect(pathOf('Plugin crypto, current')).toEqual(inAssets('crypto-iiiiiiii.js', 'current-crypto.js', 'coins.css'));
  expect(pathOf('Plugin crypto, legacy')).toEqual(inAssets('crypto-iiiiiiii.js', 'legacy-crypto.js'));
});

it('refuses a manifest without one of the files', () => {
  const { '_application-cccccccc.js': _, ...without } = manifest;
  expect(() => sizeChecks(without, [])).toThrow('The build has no file application.');
  expect(() => sizeChecks({}, [])).toThrow('The build has no file first.');
});
