/** The journeys of all plugins, for tests that no bundler serves: Playwright, WebDriver, the chaos rig. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CatalogueMethod } from '@/contract/simulator';
import { catalogue } from '../../../sandbox/catalogue';
import { journeysOf, type Journey, type JourneysFile, type PluginJourney } from './journey';
import { makeWords, type Words } from './words';

async function ofPlugins<M>(file: string): Promise<[plugin: string, module: M][]> {
  const found = readdirSync('plugins')
    .sort()
    .map((plugin) => ({ plugin, path: resolve('plugins', plugin, file) }))
    .filter(({ path }) => existsSync(path));
  return Promise.all(
    found.map(async ({ plugin, path }): Promise<[string, M]> => [
      plugin,
      (await import(pathToFileURL(path).href)) as M,
    ]),
  );
}

export async function findJourneys(): Promise<readonly PluginJourney[]> {
  const found = await ofPlugins<JourneysFile>('journeys.fixture.ts');
  return found.flatMap(([plugin, file]) => journeysOf(plugin, file));
}

const fixtures = await ofPlugins<{ methods?: readonly CatalogueMethod[] }>('fixtures.ts');
const methods = [...fixtures.flatMap(([, module]) => module.methods ?? []), ...catalogue];

type Messages = Readonly<Record<string, unknown>>;
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Messages;

/** English texts. */
export const englishWords = (journey: Journey): Words =>
  makeWords(journey, {
    message: englishMessage,
    text: (text) => (typeof text === 'string' ? text : (text?.['en'] ?? '')),
    methods,
  });

function englishMessage(key: string): string | undefined {
  const [namespace, path] = key.includes(':') ? (key.split(':') as [string, string]) : [undefined, key];
  const file =
    namespace === undefined
      ? 'src/locales/en.json'
      : namespace === 'player'
        ? 'src/locales/player/en.json'
        : `plugins/${namespace}/locales/en.json`;
  if (!existsSync(file)) return undefined;
  const found = path.split('.').reduce<unknown>((at, part) => (at as Messages | undefined)?.[part], read(file));
  return typeof found === 'string' ? found : undefined;
}
