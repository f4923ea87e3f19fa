/**
 * Builds the cashier that runs in the browser alone into dist-demo/: the demo host page, the product's files as they are in
 * widget/, and the gateway. Any static host serves the folder from any path.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SANDBOX_CAPTCHA } from '../../sandbox/captcha/captcha';
import { packSettings } from '../../sandbox/packs';
import { markets } from '../../sandbox/catalogue/markets';
import { fillJsonBlock } from '../../sandbox/http/json-block';
import { GATEWAY_ORIGIN } from '../../sandbox/in-browser/protocol';
import { isMain } from '../../machine/is-main.mjs';
import { build } from '../build.mjs';
import { installedFor } from '../run.mjs';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const SOURCES = join(ROOT, 'sandbox/in-browser');
const OUT = join(ROOT, 'dist-demo');

/** The sandbox's settings, with addresses that are relative to the widget's page. */
export const SETTINGS = {
  apiUrl: GATEWAY_ORIGIN,
  filesUrl: './',
  logoUrl: 'files/icons/brand-logo.svg',
  captcha: SANDBOX_CAPTCHA,
  support: { url: '', text: {}, byHost: true },
  languages: packSettings(ROOT),
};

export async function buildDemo() {
  build({ onlyIfChanged: true });
  copyFiles();
  await bundle('gateway.js', 'gateway.ts', 'es');
  await bundle('provider-page.js', 'provider-page.ts', 'es');
  await bundle('widget/demo.js', 'host-client.ts', 'iife');
  await bundle('bridge.js', 'bridge.ts', 'iife');
  fill(join(OUT, 'index.html'), 'demo-config', { widgetUrl: './widget/', gateway: './' });
  const widget = join(OUT, 'widget/index.html');
  fill(widget, 'cashier-settings', SETTINGS);
  const countries = markets.map(({ country }) => country);
  const bridge = `<script src="../bridge.js" data-countries="${countries.join(' ')}"></script>`;
  const html = readFileSync(widget, 'utf8');
  // After the settings, which it may change, and before every script of the product.
  writeFileSync(widget, html.replace(/<script\b[^>]*\bid="?cashier-settings"?[^>]*>[^<]*<\/script>/, `$&${bridge}`));
}

/** One file without chunks, so that a page finds it by its name. */
async function bundle(name: string, source: string, format: 'es' | 'iife') {
  // Imported here: the packages may have to be installed first.
  const { build: viteBuild } = await import('vite');
  await viteBuild({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '@': join(ROOT, 'src') } },
    build: {
      target: ['chrome111', 'safari16.4', 'firefox114'],
      outDir: OUT,
      emptyOutDir: false,
      rolldownOptions: { output: { minify: true, comments: false } },
      lib: { entry: join(SOURCES, source), name: 'CashierDemo', formats: [format], fileName: () => name },
    },
  });
}

function copyFiles() {
  const isServed = (file: string) => !/\.(br|gz)$|\.stamp$|\.vite$/.test(file);
  cpSync(join(ROOT, 'dist'), join(OUT, 'widget'), { recursive: true, filter: isServed });
  cpSync(join(SOURCES, 'provider.html'), join(OUT, 'provider.html'));
  cpSync(join(ROOT, 'sandbox/provider/assets'), join(OUT, 'provider-assets'), { recursive: true });
  cpSync(join(ROOT, 'sandbox/captcha/assets'), join(OUT, 'widget/captcha'), { recursive: true });
  const icons = join(OUT, 'widget/files/icons');
  mkdirSync(icons, { recursive: true });
  for (const folder of ['sandbox/catalogue/icons', 'sandbox/catalogue/banners']) {
    cpSync(join(ROOT, folder), icons, { recursive: true });
  }
  for (const plugin of readdirSync(join(ROOT, 'plugins'))) {
    const own = join(ROOT, 'plugins', plugin, 'icons');
    if (existsSync(own)) cpSync(own, icons, { recursive: true });
  }
}

function fill(file: string, id: string, value: object): void {
  writeFileSync(file, fillJsonBlock(readFileSync(file, 'utf8'), id, value));
}

if (isMain(import.meta.url))
  installedFor(async () => {
    await buildDemo();
    console.error('dist-demo/ is built: serve it with any static host, e.g. python3 -m http.server -d dist-demo');
  });
