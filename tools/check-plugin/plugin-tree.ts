/** One plugin of a tree, loaded as the widget loads it: through Vite, without a browser and without a build. */
import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueMethod, Simulator } from '../../src/contract/simulator';
import type { ReplyDataSchemas } from '../../src/cashier/attempt/reply-data';
import type { PluginManifest } from '../../src/kernel/plugin';
import type { StatesOfScreens } from '../../tests/kit/screen-states';
import { serveTree } from '../vite/serve-tree';

export interface PluginTree {
  root: string;
  id: string;
  /** Path below the root. */
  folder: string;
  /** The plugin's own manifest. */
  manifest: PluginManifest;
  /** The manifests of every plugin, this one included, and of the shell. */
  manifests: readonly PluginManifest[];
  simulator: Simulator | undefined;
  methods: readonly CatalogueMethod[];
  states: StatesOfScreens | undefined;
  replyData: ReplyDataSchemas;
  has(path: string): boolean;
  /** Loads a module of the tree, e.g. `/src/kernel/registry.ts`. */
  load<M>(path: string): Promise<M>;
}

/**
 * Calls `work` with the plugin; its modules can be loaded until `work` has ended.
 * @throws Error with a sentence for the author when the plugin can't be loaded
 */
export async function withPlugin<T>(root: string, id: string, work: (tree: PluginTree) => Promise<T>): Promise<T> {
  const folder = `plugins/${id}`;
  const has = (path: string) => existsSync(join(root, folder, path));
  if (!existsSync(join(root, folder))) throw new Error(`${folder} is not there. Make it: npm run new:plugin ${id}`);
  if (!has('plugin.ts'))
    throw new Error(
      `${folder}/plugin.ts is missing: without a manifest nobody finds the plugin. Export one as default.`,
    );
  const server = await serveTree(root, 'silent');
  try {
    const load = <M>(path: string) => server.ssrLoadModule(path) as Promise<M>;
    const own = async <M>(name: string): Promise<Partial<M>> => {
      if (!has(name)) return {};
      return load<Partial<M>>(`/${folder}/${name}`).catch((error: unknown) => {
        throw new Error(`${folder}/${name} can't be loaded: ${firstLine(error)}`, { cause: error });
      });
    };
    const { default: manifest } = await own<{ default: PluginManifest }>('plugin.ts');
    if (!manifest?.routes)
      throw new Error(`${folder}/plugin.ts has no manifest as its default export: end it with "export default …".`);
    const [{ discoverPlugins }, { shellManifests }] = await Promise.all([
      load<typeof import('../../src/kernel/discover-plugins')>('/src/kernel/discover-plugins.ts'),
      load<typeof import('../../src/shell/shell')>('/src/shell/shell.ts'),
    ]);
    const [{ simulator }, { methods = [] }, { states }, { replyData = {} }] = await Promise.all([
      own<{ simulator: Simulator }>('simulator.ts'),
      own<{ methods: CatalogueMethod[] }>('fixtures.ts'),
      own<{ states: StatesOfScreens }>('states.fixture.ts'),
      own<{ replyData: ReplyDataSchemas }>('reply-data.ts'),
    ]);
    const manifests = [...shellManifests, ...discoverPlugins()];
    return await work({ root, id, folder, manifest, manifests, simulator, methods, states, replyData, has, load });
  } finally {
    await server.close();
  }
}

/** An error's first line. Joined with the second when the first, as in build errors, only says how many errors there are. */
export function firstLine(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n').filter((line) => line.trim());
  return lines[0]?.endsWith(':') ? lines.slice(0, 2).join(' ').trim() : (lines[0] ?? '');
}
