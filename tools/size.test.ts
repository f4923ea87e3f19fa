import { expect, it } from 'vitest';
import { type Manifest, sizeChecks } from './size.mjs';

const manifest: Manifest = {
  'index.html': {
    file: 'assets/index.js',
    imports: ['_small.js'],
    dynamicImports: ['plugins/pix/flow.ts', 'src/main.tsx'],
  },
  '_small.js': { file: 'assets/small.js' },
  'src/main.tsx': { file: 'assets/main.js', imports: ['_react.js', '_small.js'], css: ['assets/main.css'] },
  '_react.js': { file: 'assets/react.js', imports: ['src/main.tsx'] },
  'src/shell/current/index.ts': { file: 'assets/shell.js', imports: ['_react.js'] },
  'src/core/monitoring/sentry.ts': { file: 'assets/sentry.js' },
  'plugins/pix/flow.ts': { file: 'assets/pix-flow.js', imports: ['_react.js', '_qr.js'] },
  'plugins/pix/screens/current/index.ts': { file: 'assets/pix-current.js', css: ['assets/pix.css'] },
  'plugins/pix/screens/legacy/index.ts': { file: 'assets/pix-legacy.js' },
  '_qr.js': { file: 'assets/qr.js' },
};
const pathOf = (name: string) => sizeChecks(manifest).find((check) => check.name === name)?.path;

it('counts what the first list needs, and what the application adds, nothing that comes later', () => {
  expect(pathOf('Code before the list')).toEqual(['dist/assets/index.js', 'dist/assets/small.js']);
  expect(pathOf('Application')?.sort()).toEqual(
    ['main.css', 'main.js', 'react.js', 'shell.js'].map((file) => `dist/assets/${file}`),
  );
});

it('counts what one design of a plugin adds', () => {
  expect(pathOf('Plugin pix, current')?.sort()).toEqual(
    ['pix-current.js', 'pix-flow.js', 'pix.css', 'qr.js'].map((file) => `dist/assets/${file}`),
  );
  expect(pathOf('Plugin pix, legacy')).toContain('dist/assets/pix-legacy.js');
  expect(pathOf('Plugin pix, legacy')).not.toContain('dist/assets/pix-current.js');
});

it('refuses a manifest without the application', () => {
  const alone: Manifest = { ...manifest, 'index.html': { file: 'assets/index.js' } };
  expect(() => sizeChecks(alone)).toThrow('imports no application');
  expect(() => sizeChecks({})).toThrow('index.html');
});
