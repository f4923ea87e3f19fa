/** The two contract documents and the rules of the conformance as Markdown. */
import { RULES } from '../conformance/rules/index';
import { LEVELS } from '../conformance/levels';
import type { Json } from '../contract/json-schema';
import type { Refusal } from '../contract/refusals';
import { plain, schemaTable, table } from './schema-table';

type Tree = { [key: string]: Tree };
interface Message {
  name: string;
  payload: Json;
  examples?: { payload: unknown }[];
  'x-refusals'?: Refusal[];
}

const PUSHES = [
  'deposit.status',
  'withdrawal.status',
  'deposit.progress',
  'method.state',
  'player.standing',
  'login.token',
];

const page = (...parts: readonly (string | undefined)[]) => `${parts.filter(Boolean).join('\n\n')}\n`;
const code = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
const details = (title: string, ...body: readonly string[]) => `::: details ${title}\n${body.join('\n\n')}\n:::`;
const textOf = ({ description }: Json) => (typeof description === 'string' ? plain(description) : undefined);
const dataOf = ({ payload }: Message) => ((payload['properties'] as Record<string, Json>)['data'] ?? {}) as Json;

export function realtimePage(document: Json): string {
  const messages = (document as unknown as Tree)['components']!['messages'] as unknown as Record<string, Message>;
  const pairs = Object.entries(messages).flatMap(([key, reply]) =>
    key.endsWith('.reply') ? [{ request: messages[key.slice(0, -'.reply'.length)]!, reply }] : [],
  );
  const connection = (document as unknown as Tree)['servers']!['realtime']!['description'] as unknown as string;
  return page(
    '# Realtime channel',
    connection,
    'A request is the event `message`, and so is its reply, matched by `messageId`.',
    '## Envelope of a reply',
    pairs[0] && schemaTable(pairs[0].reply.payload),
    '## Requests',
    ...pairs.map(({ request, reply }) => callOf(request, reply)),
    '## Pushes',
    ...PUSHES.filter((name) => messages[name]).map((name) => pushOf(name, messages[name]!)),
    shapes(document),
  );
}

const pushOf = (name: string, { payload, examples }: Message) =>
  page(`### \`${name}\``, schemaTable(payload), details('Example', code(examples?.[0]?.payload)));

function callOf(request: Message, reply: Message): string {
  return page(
    `### \`${request.name}\``,
    textOf(dataOf(request)),
    details('Data', schemaTable(dataOf(request)), code(request.examples?.[0]?.payload)),
    details('Reply', schemaTable(dataOf(reply)), code(reply.examples?.[0]?.payload)),
    details('Refusals', refusals(reply['x-refusals'] ?? [])),
  );
}

const refusals = (list: readonly Refusal[]) =>
  table(
    ['Status', 'Code', 'When'],
    list.map(({ status, code: name, when }) => [String(status), `\`${name}\``, when]),
  );

function shapes(document: Json): string {
  const schemas = (document as unknown as Tree)['components']!['schemas'] as unknown as Record<string, Json>;
  const parts = Object.entries(schemas).map(([name, schema]) =>
    page(`### ${name} {#schema-${name}}`, textOf(schema), schemaTable(schema)),
  );
  return page('## Shapes', ...parts);
}

interface Operation {
  summary: string;
  parameters: { name: string; in: string; required: boolean; schema: Json; description?: string }[];
  responses: Record<string, { description: string; content?: Record<string, { schema: Json; example?: unknown }> }>;
}

export function httpPage(document: Json): string {
  const paths = document['paths'] as Record<string, { get: Operation }>;
  const calls = Object.entries(paths).map(([path, { get }]) => {
    const properties = get.parameters.map(({ name, schema, description }) => [name, { ...schema, description }]);
    const required = get.parameters.filter((parameter) => parameter.required).map(({ name }) => name);
    const schema = { properties: Object.fromEntries(properties) as Json, required };
    return page(`## \`GET ${path}\``, get.summary, schemaTable(schema), ...answersOf(get));
  });
  return page('# HTTP', '`Authorization: Bearer {token}` where there is a token.', ...calls, shapes(document));
}

const answersOf = ({ responses }: Operation) =>
  Object.entries(responses).map(([status, { description, content }]) => {
    const [[type, media] = []] = Object.entries(content ?? {});
    const shape = media && type === 'application/json' ? schemaTable(media.schema) : (type ?? 'No body');
    const example = media?.example === undefined ? [] : [code(media.example)];
    return details(`${status} ${description}`, shape, ...example);
  });

export function rulesPage(): string {
  const levels = LEVELS.flatMap((level) => [
    `## ${level}`,
    ...RULES.filter((rule) => rule.level === level).map(({ id, title, says, source, why, fix }) =>
      page(`### ${plain(title)} {#${id}}`, `\`${id}\` · ${plain(says)} (${plain(source)})`, plain(why), plain(fix)),
    ),
  ]);
  return page('# Rules of the conformance', 'What `npm run conformance` asks of a gateway.', ...levels);
}
