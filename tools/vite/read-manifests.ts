/** Finds the manifests of a tree as the widget does, for tools that run outside of it. */
import type { checkManifests } from '../../src/kernel/check-manifests.ts';
import type { TableSources } from '../routes/route-tables.ts';
import { serveTree } from './serve-tree.ts';

export interface ReadManifests extends TableSources {
  checkManifests: typeof checkManifests;
}

/** The manifests below `root` (its `src` and `plugins`), read through Vite as the widget reads them. */
export async function readManifests(root: string): Promise<ReadManifests> {
  const server = await serveTree(root, 'error');
  try {
    const load = <M>(path: string) => server.ssrLoadModule(path) as Promise<M>;
    const [{ discoverPlugins }, { shellManifests }, { ManifestRegistry }, { checkManifests }] = await Promise.all([
      load<typeof import('../../src/kernel/discover-plugins')>('/src/kernel/discover-plugins.ts'),
      load<typeof import('../../src/shell/shell')>('/src/shell/shell.ts'),
      load<typeof import('../../src/kernel/registry')>('/src/kernel/registry.ts'),
      load<typeof import('../../src/kernel/check-manifests')>('/src/kernel/check-manifests.ts'),
    ]);
    return { manifests: [...shellManifests, ...discoverPlugins()], ManifestRegistry, checkManifests };
  } finally {
    await server.close();
  }
}
