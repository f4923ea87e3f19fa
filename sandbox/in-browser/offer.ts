/** What the sandbox finds in the folders, through Vite. */
import type { CatalogueMethod, Simulator } from '../../src/contract/simulator';
import { catalogue as ownCatalogue } from '../catalogue';

const simulatorModules = import.meta.glob<{ simulator: Simulator }>('/plugins/*/simulator.ts', { eager: true });
const fixtureModules = import.meta.glob<{ methods?: CatalogueMethod[] }>('/plugins/*/fixtures.ts', { eager: true });

export const simulators: readonly Simulator[] = Object.values(simulatorModules).map((module) => module.simulator);
export const catalogue: readonly CatalogueMethod[] = [
  ...ownCatalogue,
  ...Object.values(fixtureModules).flatMap((module) => module.methods ?? []),
];
