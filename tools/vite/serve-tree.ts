import { join } from 'node:path';
import { createServer, type LogLevel, type ViteDevServer } from 'vite';

/**
 * Loads modules of the tree below `root` as the widget does (`ssrLoadModule`), for tools that run outside of it. The caller closes
 * the server.
 */
export function serveTree(root: string, logLevel: LogLevel): Promise<ViteDevServer> {
  return createServer({
    root,
    configFile: false,
    logLevel,
    appType: 'custom',
    // Only transforms modules: no port, no watcher, no dependency scan.
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { '@': join(root, 'src') }, preserveSymlinks: true },
  });
}
