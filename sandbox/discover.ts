/** Finds what plugins bring: `simulator.ts`, `fixtures.ts` and icons. A new plugin is a new folder and nothing else. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { CatalogueMethod, Simulator } from '../src/contract/simulator';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface Discovered {
  simulators: Simulator[];
  methods: CatalogueMethod[];
  /** Folders with `{iconId}.svg`, banners among them. */
  iconFolders: string[];
}

/**
 * `version`: of another one the plugins' files are read anew, though not what they import.
 * @throws Error naming the file when a simulator has another id than its folder or exports none
 */
export async function discover(version = 0): Promise<Discovered> {
  const pluginsFolder = join(ROOT, 'plugins');
  const plugins = existsSync(pluginsFolder) ? readdirSync(pluginsFolder).sort() : [];
  const catalogue = await load<{ catalogue: CatalogueMethod[] }>(join(ROOT, 'sandbox/catalogue/index.ts'));
  const found: Discovered = {
    simulators: [],
    methods: [...(catalogue?.catalogue ?? [])],
    iconFolders: [
      join(ROOT, 'sandbox/catalogue/icons'),
      join(ROOT, 'sandbox/catalogue/banners'),
      ...plugins.map((id) => join(pluginsFolder, id, 'icons')).filter((folder) => existsSync(folder)),
    ],
  };
  for (const id of plugins) {
    const file = join(pluginsFolder, id, 'simulator.ts');
    const module = await load<{ simulator: Simulator }>(file, version);
    if (module && module.simulator?.id !== id) throw new Error(`${file} must export a simulator with the id ${id}`);
    if (module) found.simulators.push(module.simulator);
    const fixtures = await load<{ methods?: CatalogueMethod[] }>(join(pluginsFolder, id, 'fixtures.ts'), version);
    found.methods.push(...(fixtures?.methods ?? []));
  }
  return found;
}

async function load<T>(file: string, version = 0): Promise<T | null> {
  if (!existsSync(file)) return null;
  return (await import(/* @vite-ignore */ `${pathToFileURL(file).href}${version > 0 ? `?v=${version}` : ''}`)) as T;
}
