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
  'plugins/pix/flow.ts': { file: 'assets/pix-flow.js', imports: ['_application-cccccccc.js', '_qr.js'] },
  'plugins/pix/screens/current/index.ts': { file: 'assets/pix-current.js', css: ['assets/pix.css'] },
  'plugins/pix/screens/legacy/index.ts': { file: 'assets/pix-legacy.js' },
  '_qr.js': { file: 'assets/qr.js' },
};
const pathOf = (name: string) => sizeChecks(manifest).find((check) => check.name === name)?.path;

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

it('gives each plugin room for its manifest, so that a new one changes no limit', () => {
  const limitOf = (files: Manifest) => sizeChecks(files).find(({ name }) => name === 'Code before the list')!.limit;
  const another = {
    'plugins/boleto/flow.ts': { file: 'a.js' },
    'plugins/boleto/screens/current/index.ts': { file: 'b.js' },
  };
  const more = parseFloat(limitOf({ ...manifest, ...another })) - parseFloat(limitOf(manifest));
  expect(more).toBeCloseTo(0.3, 5);
});

it('counts what one design of a plugin adds', () => {
  expect(pathOf('Plugin pix, current')?.sort()).toEqual(
    ['pix-current.js', 'pix-flow.js', 'pix.css', 'qr.js'].map((file) => `dist/assets/${file}`),
  );
  expect(pathOf('Plugin pix, legacy')).toContain('dist/assets/pix-legacy.js');
  expect(pathOf('Plugin pix, legacy')).not.toContain('dist/assets/pix-current.js');
});

it('refuses a manifest without one of the files', () => {
  const { '_application-cccccccc.js': _, ...without } = manifest;
  expect(() => sizeChecks(without)).toThrow('The build has no file application.');
  expect(() => sizeChecks({})).toThrow('The build has no file first.');
});
