/**
 * Serves and emits the locale files: `locales/{lang}.json` from src/locales, `locales/player/{lang}.json` from its folder,
 * `locales/{plugin}/{lang}.json` from a plugin's own folder, and the packs of `languages/`, which a deployment enables.
 * They are fetched by name (spec 7), so they have no hash; as JSON they add nothing to the entry's size.
 */
import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export function locales(root: string): Plugin {
  return {
    name: 'cashier-locales',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const pack = /\/languages\/([\w-]+)\.json(?:\?|$)/.exec(request.url ?? '');
        const match = /\/locales\/(?:([a-z0-9-]+)\/)?([a-z]{2})\.json(?:\?|$)/.exec(request.url ?? '');
        const file = pack ? join(root, 'languages', `${pack[1]}.json`) : match && localeFile(root, match[1], match[2]!);
        if (!file || !existsSync(file)) return next();
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.end(readFileSync(file));
      });
    },
    generateBundle() {
      for (const { name, file } of [...localeFiles(root), ...languagePacks(root)]) {
        // Minified, because the list does not appear before this file has arrived.
        const source = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')));
        this.emitFile({ type: 'asset', fileName: `${name}.json`, source });
      }
    },
  };
}

function localeFile(root: string, namespace: string | undefined, language: string): string {
  const own = join(root, 'src/locales', namespace ?? '', `${language}.json`);
  return namespace === undefined || existsSync(own)
    ? own
    : join(root, 'plugins', namespace, 'locales', `${language}.json`);
}

function localeFiles(root: string): { name: string; file: string }[] {
  const folders = [
    { prefix: 'locales/', folder: join(root, 'src/locales') },
    { prefix: 'locales/player/', folder: join(root, 'src/locales/player') },
  ];
  for (const plugin of readdirSync(join(root, 'plugins'))) {
    folders.push({ prefix: `locales/${plugin}/`, folder: join(root, 'plugins', plugin, 'locales') });
  }
  return folders.filter(({ folder }) => existsSync(folder)).flatMap(({ prefix, folder }) => jsonFiles(prefix, folder));
}

const languagePacks = (root: string) => jsonFiles('languages/', join(root, 'languages'));

function jsonFiles(prefix: string, folder: string): { name: string; file: string }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ name: prefix + file.replace(/\.json$/, ''), file: join(folder, file) }));
}
