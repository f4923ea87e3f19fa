/** Finds what plugins provide: `simulator.ts`, `fixtures.ts` and icons. A new plugin needs only its folder. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { CatalogueMethod, Simulator } from '../src/contract/simulator';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface Discovered {
  simulators: Simulator[];
  methods: CatalogueMethod[];
  /** Folders that hold `{iconId}.svg`, including banners. */
  iconFolders: string[];
}

/**
 * `version`: a new number loads the plugins' files again, but not the modules that they import.
 * @throws Error naming the file when a simulator's id differs from its folder's name, or when none is exported
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
