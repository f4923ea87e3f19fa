/** Checks the simulator and the fixtures: what a player can try in the sandbox, and what the gateway answers there. */
import { ApiResponseData } from '../../src/contract/api-response';
import { parse, type Schema } from '../../src/contract/parse';
import type { createWhole as CreateWhole, runsOf as RunsOf } from '../../tests/contract/simulator-runs';
import { methodProblems } from './method-problems';
import type { PluginTree } from './plugin-tree';

export async function providerProblems(tree: PluginTree): Promise<string[]> {
  const { folder, id, manifest, simulator, methods, has } = tree;
  // A plugin without entries is opened by no method, so it needs no simulator.
  if (manifest.entries.length === 0) return [];
  const missing = [
    ['fixtures.ts', 'it exports methods, so that there is something to pay with in the sandbox'],
    ['simulator.ts', 'it exports simulator, the provider that answers in the sandbox, stories and tests'],
    ['journeys.fixture.ts', 'it exports deposit or withdrawal: how a player fills in, sends and pays'],
    ['chaos-steps.fixture.ts', 'it exports steps: how a player walks to each page, for npm run test:chaos'],
  ].filter(([file]) => !has(file!));
  if (missing.length > 0) return missing.map(([file, why]) => `${folder}/${file} is missing: ${why}.`);
  if (simulator?.id !== id)
    return [`${folder}/simulator.ts: the simulator's id is "${simulator?.id}". Write id: '${id}', the folder's name.`];
  if (methods.length === 0)
    return [`${folder}/fixtures.ts exports no methods: add one for each behaviour of the simulator.`];
  return [...keyProblems(tree), ...(await methodProblems(tree)), ...(await replyProblems(tree))];
}

/** Data keys that open a page of the plugin but have no schema. */
function keyProblems({ folder, manifest, replyData }: PluginTree): string[] {
  const known = [...Object.keys(ApiResponseData.entries), ...Object.keys(replyData)];
  return manifest.pages
    .flatMap(({ dataKeys = [] }) => dataKeys)
    .filter((key) => !known.includes(key))
    .map(
      (key) =>
        `${folder}/plugin.ts: a page is opened by data.${key}, which has no schema. Add ${key} to replyData in ${folder}/reply-data.ts.`,
    );
}

/** Runs each create of each method as a player would, and checks the replies against the schemas. */
async function replyProblems({ folder, methods, simulator, replyData, load }: PluginTree): Promise<string[]> {
  const { createWhole, runsOf } = await load<{ createWhole: typeof CreateWhole; runsOf: typeof RunsOf }>(
    '/tests/contract/simulator-runs.ts',
  );
  const limited = methods.filter(({ method }) => method.currency.every((code) => method.amount_rules[code]));
  const problems = limited
    .filter((entry) => runsOf(simulator!, entry).length === 0)
    .map(
      ({ method, flows }) =>
        `${folder}/simulator.ts: nothing in on begins the ${flows.join(' or ')} by ${method.name}. Add 'BANKING:${flows[0]}-create'.`,
    );
  for (const run of limited.flatMap((entry) => runsOf(simulator!, entry))) {
    const what = `${folder}/simulator.ts: the reply to ${run.type} of ${run.entry.method.name}`;
    try {
      for (const reply of (await createWhole(run)).replies) {
        const data = ('apiResponse' in reply ? reply.apiResponse?.data : null) as Record<string, unknown> | null;
        for (const [key, schema] of Object.entries(replyData)) {
          const value = data?.[key];
          const read = value == null ? undefined : parse(schema as Schema<unknown>, value, `data.${key}`);
          if (read && !read.ok) problems.push(`${what} does not fit reply-data.ts: ${read.error.message}.`);
        }
      }
    } catch (error) {
      problems.push(
        `${what} is refused: ${error instanceof Error ? error.message : String(error)}. Compare src/contract.`,
      );
    }
  }
  return problems;
}
