/** `npm run new:plugin -- <id>`: makes `plugins/<id>`, a family of payment methods that works at once. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { ApiResponseData } from '../../src/contract/api-response';
import { readManifests } from '../vite/read-manifests';
import { FLOWS, KINDS, readChoices, refuseKeptFlags, type Answers, type Taken } from './choices';
import { makePlugin } from './make-plugin';

const text = { type: 'string' } as const;

const HELP = `npm run new:plugin -- <id> [flags]: makes plugins/<id>. Asks for what no flag says.

  --flow ${FLOWS.join('|')}
  --kind ${KINDS.join('|')}: what follows the form of a deposit
  --designs current,legacy
  --name "Cash voucher": what the tile says
  --display-type 100: the cardViewType at the gateway
  --yes: asks nothing

docs/adding-a-plugin.md goes from here to a pull request.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      flow: text,
      kind: text,
      designs: text,
      name: text,
      'display-type': text,
      root: text,
      yes: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(HELP);
  refuseKeptFlags(process.env, positionals[0]);
  const { root = process.cwd(), yes = process.env['npm_config_yes'] === 'true', ...flags } = values;
  const given: Answers = { ...flags, ...(positionals[0] !== undefined && { id: positionals[0] }) };
  const answers = yes || !process.stdin.isTTY ? given : await ask(given);
  const choices = readChoices(answers, await takenIn(root));
  const folder = join(root, 'plugins', choices.id);
  const files = await makePlugin(choices);
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  console.log(
    [
      `plugins/${choices.id} is there: ${files.size} files, display type ${choices.displayType}.`,
      '',
      ...[
        [`npm run check:plugin ${choices.id}`, 'types, lint, messages, contract and tests of it alone'],
        ['npm start', 'pay with it: its test methods are in Germany, at the end of the list'],
        ['npm run storybook', 'its screens, each in each state'],
      ].map(([command = '', what = '']) => `  ${command.padEnd(24 + choices.id.length)}${what}`),
      '',
      'docs/adding-a-plugin.md says what to change, and in which order.',
    ].join('\n'),
  );
}

async function ask(given: Answers): Promise<Answers> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const question = async (flag: keyof Answers, words: string, usual: string) =>
    given[flag] ?? ((await lines.question(`${words} [${usual}] `)).trim() || usual);
  try {
    const id = given.id ?? (await lines.question('Id, e.g. cash-voucher: ')).trim();
    const flow = await question('flow', `Flow: ${FLOWS.join(', ')}`, 'deposit');
    const usual = flow === 'withdrawal' ? 'form-only' : 'code-page';
    const kind = flow === 'withdrawal' ? usual : await question('kind', `After the form: ${KINDS.join(', ')}`, usual);
    const designs = await question('designs', 'Designs', 'current,legacy');
    return { ...given, id, flow, kind, designs };
  } finally {
    lines.close();
  }
}

async function takenIn(root: string): Promise<Taken> {
  const { manifests } = await readManifests(root);
  const claims = manifests.flatMap(({ id, entries }) =>
    entries.flatMap(({ cardViewTypes = [] }) => cardViewTypes.map((type): [number, string] => [type, id])),
  );
  const ids = readdirSync(join(root, 'plugins'));
  const replies = manifests.flatMap(({ id, pages }) =>
    pages.flatMap(({ dataKeys = [], pageIds = [] }) =>
      [...dataKeys, ...pageIds].map((key): [string, string] => [key, id]),
    ),
  );
  const known = Object.keys(ApiResponseData.entries).map((key): [string, string] => [key, 'the contract']);
  return {
    ids,
    shellIds: manifests.map(({ id }) => id).filter((id) => !ids.includes(id)),
    displayTypes: new Map(claims),
    replies: new Map([...known, ...replies]),
  };
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
