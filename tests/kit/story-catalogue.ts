/** Finds through Vite what the sandbox finds in the folders, so that stories have a new plugin's methods and simulator, too. */
import type { CatalogueMethod, Simulator } from '@/contract/simulator';
import { catalogue as sandboxCatalogue } from '../../sandbox/catalogue';

const simulatorModules = import.meta.glob<{ simulator: Simulator }>('/plugins/*/simulator.ts', { eager: true });
const fixtureModules = import.meta.glob<{ methods?: CatalogueMethod[] }>('/plugins/*/fixtures.ts', { eager: true });

export const simulators: readonly Simulator[] = Object.values(simulatorModules).map((module) => module.simulator);

/** The sandbox's methods. A plugin's test methods are included only when a story names them. */
export const catalogue: readonly CatalogueMethod[] = sandboxCatalogue;

const isNamed =
  (name: string) =>
  ({ method }: CatalogueMethod): boolean =>
    method.name === name;
const testMethods = Object.values(fixtureModules).flatMap((module) => module.methods ?? []);

/** What the sandbox offers. */
export const allMethods: readonly CatalogueMethod[] = [...testMethods, ...catalogue];

/** The sandbox's methods, and those of the plugin whose test method it is. */
export const methodsBeside = (name: string): readonly CatalogueMethod[] => [
  ...(Object.values(fixtureModules).find(({ methods }) => methods?.some(isNamed(name)))?.methods ?? []),
  ...catalogue,
];

/** A plugin's test method by name. */
export function testMethod(name: string): CatalogueMethod {
  const found = testMethods.find(isNamed(name));
  if (!found) throw new Error(`no plugin has a test method ${name}`);
  return found;
}
