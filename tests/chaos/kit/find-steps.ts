/** The steps that the plugins' folders describe, once for each of their designs. */
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PluginStep, Step } from './step';

export async function findSteps(): Promise<readonly Step[]> {
  const found = readdirSync('plugins')
    .sort()
    .map((plugin) => ({ plugin, file: resolve('plugins', plugin, 'chaos-steps.fixture.ts') }))
    .filter(({ file }) => existsSync(file));
  const all = await Promise.all(
    found.map(async ({ plugin, file }) => {
      const { steps } = (await import(pathToFileURL(file).href)) as { steps: readonly PluginStep[] };
      return steps.flatMap(({ designs = ['current'], ...step }) =>
        designs.map((design) => ({ plugin, design, ...step })),
      );
    }),
  );
  return all.flat();
}
