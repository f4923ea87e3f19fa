/** The plugins that the contract tests run against: every folder in `plugins/`. */
import type { Design } from '@/contract/primitives';
import type { CatalogueMethod, Simulator } from '@/contract/simulator';
import type { PluginManifest } from '@/kernel/plugin';
import { ManifestRegistry } from '@/kernel/registry';
import { shell, shellManifests } from '@/shell/shell';
import { playerPages } from '@/shell/player-pages';
import { quickPages } from '@/shell/quick-pages';
import { withdrawalPages } from '@/shell/withdrawal-pages';

export interface FoundPlugin {
  /** Name of the plugin's folder. */
  folder: string;
  manifest: PluginManifest;
  simulator: Simulator | undefined;
  /** The methods in the plugin's `fixtures.ts`. */
  methods: readonly CatalogueMethod[];
}

const folders = import.meta.glob('/plugins/*/**', { query: '?url' });
const manifests = import.meta.glob<PluginManifest>('/plugins/*/plugin.ts', { eager: true, import: 'default' });
const simulators = import.meta.glob<Simulator>('/plugins/*/simulator.ts', { eager: true, import: 'simulator' });
const fixtures = import.meta.glob<{ methods?: CatalogueMethod[] }>('/plugins/*/fixtures.ts', { eager: true });

/** `npm run check:plugin` tests only the plugin in this folder. */
const only = process.env['CHECK_PLUGIN'];
const names = new Set(Object.keys(folders).map((path) => path.split('/')[2]!));

const found: readonly FoundPlugin[] = [...names].sort().map((folder) => {
  const manifest = manifests[`/plugins/${folder}/plugin.ts`];
  if (!manifest) throw new Error(`plugins/${folder} has no plugin.ts with a manifest as its default export`);
  return {
    folder,
    manifest,
    simulator: simulators[`/plugins/${folder}/simulator.ts`],
    methods: fixtures[`/plugins/${folder}/fixtures.ts`]?.methods ?? [],
  };
});

export const plugins = only ? found.filter(({ folder }) => folder === only) : found;

/** Manifests of the plugins and of the shell, whose pages follow the same rules. */
export const allManifests: readonly PluginManifest[] = [...shellManifests, ...found.map(({ manifest }) => manifest)];

export const DESIGNS: readonly Design[] = ['current', 'legacy'];
export const registryOf = (design: Design) => new ManifestRegistry(allManifests, design);

/** Each route of each plugin and of the shell, once for each of its designs. */
export const routesOfAll = allManifests.flatMap((manifest) =>
  manifest.routes.flatMap((spec) => spec.designs.map((design) => ({ manifest, spec, design }))),
);

/** Folder of a manifest's screens; a screen's file is `<screen>-screen.tsx` in kebab-case. */
export function screensFolder(manifest: PluginManifest, design: Design): string {
  if (manifest === shell) return `src/shell/${design}`;
  if (manifest === playerPages) return `src/shell/${design}/player`;
  if (manifest === quickPages) return `src/shell/${design}/quick`;
  if (manifest === withdrawalPages) return `src/shell/${design}/withdrawal`;
  return `plugins/${manifest.id}/screens/${design}`;
}
