/**
 * Prints which page opens what: each display type, group and reply of each flow and design, and all routes. The plugins
 * are found as the widget finds them, so a new folder stands in the table.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServer } from 'vite';
import { type TableSources, routeTables } from './route-tables';

/** The manifests below `root` (its `src` and `plugins`), read through Vite as the widget reads them. */
export async function readManifests(root: string): Promise<TableSources> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    // A server of nothing: no port, no watcher, no scan for dependencies.
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { '@': join(root, 'src') }, preserveSymlinks: true },
  });
  try {
    const load = <M>(path: string) => server.ssrLoadModule(path) as Promise<M>;
    const [{ discoverPlugins }, { shellManifests }, { ManifestRegistry }] = await Promise.all([
      load<typeof import('../src/kernel/discover-plugins')>('/src/kernel/discover-plugins.ts'),
      load<typeof import('../src/shell/shell')>('/src/shell/shell.ts'),
      load<typeof import('../src/kernel/registry')>('/src/kernel/registry.ts'),
    ]);
    return { manifests: [...shellManifests, ...discoverPlugins()], ManifestRegistry };
  } finally {
    await server.close();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(routeTables(await readManifests(process.cwd())));
}
