import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { startPage } from './start-page.ts';

const HTML = `<head>
    <script type="module" crossorigin src="./first-12345678.js"></script>
  </head>`;
const CODE = `console.log('</script><!--')`;

type Bundle = Record<string, Record<string, unknown>>;

function bundleOf(): Bundle {
  const script = (name: string, more: object = {}) => [
    `assets/${name}-12345678.js`,
    { type: 'chunk', fileName: `assets/${name}-12345678.js`, code: '', imports: [], ...more },
  ];
  return {
    'index.html': { type: 'asset', fileName: 'index.html', source: HTML },
    'first-12345678.js': { type: 'chunk', fileName: 'first-12345678.js', code: CODE, imports: [] },
    ...(Object.fromEntries([
      script('first-list', {
        imports: ['assets/shared.js'],
        viteMetadata: { importedCss: new Set(['assets/list.css']) },
      }),
      ...['application', 'renderer', 'current-shell', 'legacy-shell', 'form'].map((name) => script(name)),
    ]) as Bundle),
  };
}

/** What the plugin makes of the bundle. */
function made(bundle: Bundle) {
  const emitted: Record<string, string> = {};
  const { generateBundle } = startPage(process.cwd());
  const { handler } = generateBundle as unknown as { handler(this: object, options: object, bundle: Bundle): void };
  handler.call(
    { emitFile: (file: { fileName: string; source: string }) => void (emitted[file.fileName] = file.source) },
    {},
    bundle,
  );
  return { emitted, html: String(bundle['index.html']!['source']), names: Object.keys(bundle) };
}

it('has the first script in the page, after the links and before the styles, and no file of it', () => {
  const { html, names } = made(bundleOf());
  const lines = html.split('\n').map((line) => line.trim());
  expect(lines.slice(1, -1)).toEqual([
    '<link crossorigin rel="modulepreload" href="./assets/first-list-12345678.js">',
    '<link crossorigin rel="modulepreload" href="./assets/shared.js">',
    '<link crossorigin rel="preload" as="style" href="./assets/list.css">',
    '<link crossorigin rel="later" fetchpriority="low" href="./assets/application-12345678.js">',
    '<link crossorigin rel="later" fetchpriority="low" href="./assets/renderer-12345678.js">',
    '<link crossorigin rel="later" fetchpriority="low" data-design="current" href="./assets/current-shell-12345678.js">',
    '<link crossorigin rel="later" fetchpriority="low" data-design="legacy" href="./assets/legacy-shell-12345678.js">',
    '<link crossorigin rel="later" fetchpriority="low" href="./assets/form-12345678.js">',
    `<script type="module" async>console.log('\\x3C/script>\\x3C!--')</script>`,
    '<link crossorigin rel="stylesheet" href="./assets/list.css">',
  ]);
  expect(names).not.toContain('first-12345678.js');
});

it('names the hash of the script as it is in the page, and emits the page for old browsers', () => {
  const { html, emitted } = made(bundleOf());
  const [, script = ''] = /async>(.*)<\/script>/.exec(html) ?? [];
  expect(emitted['script-src.txt']).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const pages = ['opening.html', 'opening.js', 'script-src.txt', 'too-old.html', 'too-old.js'];
  expect(Object.keys(emitted).sort()).toEqual(pages);
  expect(emitted['too-old.js']).not.toContain('WORDS');
});

it.each<[string, (bundle: Bundle) => void]>([
  [
    'the first script would wait for assets/shared.js',
    (it) => (it['first-12345678.js']!['imports'] = ['assets/shared.js']),
  ],
  ['index.html names no first script', (it) => (it['index.html']!['source'] = '<head></head>')],
  ['the build has no file form, or several', (it) => delete it['assets/form-12345678.js']],
])('fails the build: %s', (message, spoil) => {
  const bundle = bundleOf();
  spoil(bundle);
  expect(() => made(bundle)).toThrow(message);
});
