import { join } from 'node:path';
import { createServer, type LogLevel, type ViteDevServer } from 'vite';

/** Loads modules of the tree below `root` as the widget does (`ssrLoadModule`), for tools that run outside of it. To be closed. */
export function serveTree(root: string, logLevel: LogLevel): Promise<ViteDevServer> {
  return createServer({
    root,
    configFile: false,
    logLevel,
    appType: 'custom',
    // A server of nothing: no port, no watcher, no scan for dependencies.
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { '@': join(root, 'src') }, preserveSymlinks: true },
  });
}
