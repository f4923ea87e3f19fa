/** Compares the texts of `ways-to-pay.fixture.ts` with those that the player sees: a wrong one costs a minute in the browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueMethod } from '../../src/contract/simulator';
import type { WayToPay } from '../../tests/e2e/kit/ways-to-pay';
import { closest } from './closest';
import type { PluginTree } from './plugin-tree';

export async function wayProblems({ root, folder, manifest, methods, has, load }: PluginTree): Promise<string[]> {
  const file = `${folder}/ways-to-pay.fixture.ts`;
  if (!has('ways-to-pay.fixture.ts')) return [];
  const { waysToPay } = await load<{ waysToPay: readonly WayToPay[] }>(`/${file}`);
  const { catalogue } = await load<{ catalogue: readonly CatalogueMethod[] }>('/sandbox/catalogue/index.ts');
  const english = ['src/locales/en.json', ...(manifest.hasMessages ? [`${folder}/locales/en.json`] : [])];
  const said = english.flatMap((name) => textsOf(JSON.parse(readFileSync(join(root, name), 'utf8'))));
  return waysToPay.flatMap(({ name, country, currency, tile, fill, submit, next }) => {
    const offered = [...methods, ...catalogue].filter(
      (entry) => entry.countries.includes(country.toLowerCase()) && entry.method.currency.includes(currency),
    );
    const tiles = offered.flatMap(({ method }) => method.text['en'] ?? []);
    const labels = offered.flatMap(({ method }) => method.fields.map(({ label }) => labelOf(label)));
    const there = `no player in ${country} with ${currency}`;
    const wanted: [string, string, readonly string[], string][] = [
      ['tile', tile, tiles, there],
      ['submit', submit, said, 'no player'],
      ['next', next, said, 'no player'],
    ];
    if (fill) wanted.push(['fill', fill[0], labels, there]);
    return wanted
      .filter(([, text, known]) => !known.includes(text))
      .map(([key, text, known, nobody]) => {
        const meant = closest(text, [...known]);
        return `${file}: ${key} of ${name} is "${text}", which ${nobody} sees in English. ${meant ? `Did you mean "${meant}"?` : 'Copy the text from the fixtures or the messages.'}`;
      });
  });
}

const labelOf = (label: string | Record<string, string> | null | undefined): string =>
  typeof label === 'string' ? label : (label?.['en'] ?? '');

const textsOf = (messages: unknown): string[] =>
  typeof messages === 'string' ? [messages] : Object.values(messages as object).flatMap(textsOf);
