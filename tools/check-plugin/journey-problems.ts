/** Compares the names in `journeys.fixture.ts` with what the plugin has: a wrong one costs a minute in the browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueMethod } from '../../src/contract/simulator';
import type { Design } from '../../src/contract/primitives';
import type { Hands, Journey, JourneysFile, Name } from '../../tests/kit/journeys/journey';
import { closest } from './closest';
import { firstLine, type PluginTree } from './plugin-tree';

const FILE = 'journeys.fixture.ts';

export async function journeyProblems(tree: PluginTree): Promise<string[]> {
  const { folder, manifest, methods, has, load } = tree;
  // What is missing as a file is reported with the simulator and the fixtures.
  if (!has(FILE)) return [];
  const file = `${folder}/${FILE}`;
  let journeys: JourneysFile;
  try {
    journeys = await load<JourneysFile>(`/${file}`);
  } catch (error) {
    return [`${file} can't be loaded: ${firstLine(error)}`];
  }
  const { catalogue } = await load<{ catalogue: readonly CatalogueMethod[] }>('/sandbox/catalogue/index.ts');
  const keys = messageKeys(tree);
  const missing = [...new Set(manifest.entries.map(({ flow }) => flow))]
    .filter((flow) => journeys[flow]?.flow !== flow)
    .map((flow) => `${file} has no ${flow}: export one, the journey that every kind of test plays.`);
  const wrong = Object.entries(journeys).map(async ([name, journey]) => {
    const { country, currency, flow } = journey;
    const offered = [...methods, ...catalogue]
      .filter((entry) => entry.flows.includes(flow) && entry.countries.includes(country.toLowerCase()))
      .map(({ method }) => method)
      .filter((method) => method.currency.includes(currency));
    const method = offered.find((one) => one.name === journey.method);
    if (!method) {
      const meant = closest(
        journey.method,
        offered.map((one) => one.name),
      );
      return [
        `${file}: ${name} pays by "${journey.method}", which no player in ${country} with ${currency} has. ${hint(meant)}`,
      ];
    }
    const fields = method.fields.map((field) => field.name);
    const used = await namesIn(journey);
    return [
      ...used.fields
        .filter((one) => !fields.includes(one) && !keys.includes(one))
        .map((one) => ({ one, what: `no field of ${method.name} and no message`, known: [...fields, ...keys] })),
      ...used.messages
        .filter((one) => /^[\w-]+[.:][\w.-]+$/.test(one) && !keys.includes(one))
        .map((one) => ({ one, what: 'no message', known: keys })),
    ].map(({ one, what, known }) => `${file}: ${name} names "${one}", which is ${what}. ${hint(closest(one, known))}`);
  });
  return [...missing, ...(await Promise.all(wrong)).flat()];
}

const hint = (meant: string | undefined): string =>
  meant ? `Did you mean "${meant}"?` : 'Copy it from the fixtures or the messages.';

/** Walks through the journey with hands that only note the names. */
async function namesIn({ open, fill, turns = {}, submit, page, next, expired }: Journey) {
  const fields: string[] = [];
  const messages: Name[] = [submit, page, next, expired].filter((one) => one !== undefined);
  const note = async (name: Name) => void messages.push(name);
  const noteField = async (name: string) => void fields.push(name);
  const hands: Hands = {
    ...{ open: note, press: note, choose: note, sees: note },
    ...{ fill: noteField, pick: noteField, select: noteField },
    provider: async () => {},
  };
  for (const design of ['current', 'legacy'] satisfies Design[]) {
    await open?.(hands, design);
    await fill?.(hands, design);
  }
  for (const turn of Object.values(turns)) await turn(hands);
  return { fields: [...new Set(fields)], messages: [...new Set(messages)].filter((one) => typeof one === 'string') };
}

function messageKeys({ root, folder, manifest, id }: PluginTree): string[] {
  const keysOf = (file: string) => keysIn(JSON.parse(readFileSync(join(root, file), 'utf8')) as object);
  const own = manifest.hasMessages ? keysOf(`${folder}/locales/en.json`).map((key) => `${id}:${key}`) : [];
  return [...keysOf('src/locales/en.json'), ...own];
}

const keysIn = (messages: object): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' ? keysIn(value as object).map((rest) => `${key}.${rest}`) : [key],
  );
