/**
 * The first script is inlined into the page (tools/vite/start-page.ts), so no other file can import from it: it gets
 * copies of the modules that it shares with the application. Their state is handed over by value (`start`).
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ENTRY = '/src/first/first.ts';
const COPY = '?first';

const isCopy = (id: string) => id.endsWith(COPY);
const withoutCopy = (id: string) => (isCopy(id) ? id.slice(0, -COPY.length) : id);

export function firstCopies(): Plugin {
  return {
    name: 'cashier-first-copies',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        if (!importer || !(isCopy(importer) || importer.endsWith(ENTRY))) return null;
        const found = await this.resolve(source, withoutCopy(importer), { ...options, skipSelf: true });
        // Dynamic imports are loaded as the application's own modules, and styles have no state: neither needs a copy.
        if (!found || found.external || options.kind !== 'import-statement' || !/\.m?[jt]s$/.test(found.id))
          return found;
        return { ...found, id: found.id + COPY };
      },
    },
    load: {
      filter: { id: /\?first$/ },
      async handler(id) {
        const path = withoutCopy(id);
        // A virtual module of Vite's: generated, not read from disk.
        if (path.startsWith('\0')) return { code: (await this.load({ id: path })).code ?? '', moduleType: 'js' };
        return { code: readFileSync(path, 'utf8'), moduleType: path.endsWith('ts') ? 'ts' : 'js', map: null };
      },
    },
  };
}
