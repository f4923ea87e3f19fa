/** The two contract documents as HTML pages. */
import { escape } from '../conformance/reports/escape';
import { RULES } from '../conformance/rules/index';
import { LEVELS } from '../conformance/levels';
import type { Json } from '../contract/json-schema';
import type { Refusal } from '../contract/refusals';
import { page, words } from './layout';
import { slug } from './markdown';
import { schemaTable } from './schema-table';

type Tree = { [key: string]: Tree };
interface Message {
  name: string;
  payload: Json;
  examples?: { payload: unknown }[];
  'x-refusals'?: Refusal[];
}

const code = (value: unknown) => `<pre tabindex="0">${escape(JSON.stringify(value, null, 2))}</pre>`;
const dataOf = ({ payload }: Message) => ((payload['properties'] as Record<string, Json>)['data'] ?? {}) as Json;
const toc = (names: readonly string[]) =>
  `<ul class="toc">${names.map((name) => `<li><a href="#${slug(name)}">${escape(name)}</a></li>`).join('')}</ul>`;

function refusals(list: readonly Refusal[]): string {
  const rows = list.map(
    ({ status, code: name, when }) => `<tr><td>${status}</td><td><code>${name}</code></td><td>${words(when)}</td></tr>`,
  );
  return `<div class="table" tabindex="0"><table><thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">When</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

export function realtimePage(document: Json): string {
  const messages = (document as unknown as Tree)['components']!['messages'] as unknown as Record<string, Message>;
  const pairs = Object.entries(messages).flatMap(([key, reply]) =>
    key.endsWith('.reply') ? [{ request: messages[key.slice(0, -'.reply'.length)]!, reply }] : [],
  );
  const pushes = [
    'deposit.status',
    'withdrawal.status',
    'deposit.progress',
    'method.state',
    'player.standing',
    'login.token',
  ];
  const calls = pairs.map(({ request, reply }) => callOf(request, reply));
  const told = pushes
    .filter((name) => messages[name])
    .map((name) => `<h3 id="${slug(name)}"><code>${name}</code></h3>${pushOf(messages[name]!)}`);
  const connection = (document as unknown as Tree)['servers']!['realtime']!['description'] as unknown as string;
  const envelope = pairs[0] ? schemaTable(pairs[0].reply.payload) : '';
  const body = `<h1>Realtime channel</h1>
<p>${words(connection)} A request is the event <code>message</code>, and so is its reply, matched by <code>messageId</code>.</p>
${toc([...pairs.map(({ request }) => request.name), ...pushes])}
<h2 id="envelope">Envelope of a reply</h2>${envelope}
<h2 id="requests">Requests</h2>${calls.join('')}
<h2 id="pushes">Pushes</h2>${told.join('')}
${shapes(document)}`;
  return page('realtime.html', 'Realtime channel of the cashier', body);
}

const pushOf = ({ payload, examples }: Message) =>
  `${schemaTable(payload)}<details><summary>Example</summary>${code(examples?.[0]?.payload)}</details>`;

function callOf(request: Message, reply: Message): string {
  const description = dataOf(request)['description'];
  return `<h3 id="${slug(request.name)}"><code>${escape(request.name)}</code></h3>
${typeof description === 'string' ? `<p>${words(description)}</p>` : ''}
<details><summary>Data</summary>${schemaTable(dataOf(request))}${code(request.examples?.[0]?.payload)}</details>
<details><summary>Reply</summary>${schemaTable(dataOf(reply))}${code(reply.examples?.[0]?.payload)}</details>
<details><summary>Refusals</summary>${refusals(reply['x-refusals'] ?? [])}</details>`;
}

function shapes(document: Json): string {
  const schemas = (document as unknown as Tree)['components']!['schemas'] as unknown as Record<string, Json>;
  const parts = Object.entries(schemas).map(
    ([name, schema]) =>
      `<h3 id="schema-${name}">${name}</h3>${typeof schema['description'] === 'string' ? `<p>${words(schema['description'])}</p>` : ''}${schemaTable(schema)}`,
  );
  return `<h2 id="shapes">Shapes</h2>${parts.join('')}`;
}

export function httpPage(document: Json): string {
  interface Operation {
    summary: string;
    parameters: { name: string; in: string; required: boolean; schema: Json; description?: string }[];
    responses: Record<string, { description: string; content?: Record<string, { schema: Json; example?: unknown }> }>;
  }
  const paths = document['paths'] as Record<string, { get: Operation }>;
  const calls = Object.entries(paths).map(([path, { get }]) => {
    const properties = get.parameters.map(({ name, schema, description }) => [name, { ...schema, description }]);
    const required = get.parameters.filter((parameter) => parameter.required).map(({ name }) => name);
    const answers = Object.entries(get.responses).map(([status, { description, content }]) => {
      const [[type, media] = []] = Object.entries(content ?? {});
      const shape = media && type === 'application/json' ? schemaTable(media.schema) : '';
      const example = media?.example === undefined ? '' : code(media.example);
      return `<details><summary>${status} <span>${words(description)}</span></summary>${shape || `<p>${type ?? 'No body'}</p>`}${example}</details>`;
    });
    return `<h2 id="${slug(path)}"><code>GET ${escape(path)}</code></h2><p>${words(get.summary)}</p>
${schemaTable({ properties: Object.fromEntries(properties) as Json, required })}${answers.join('')}`;
  });
  const body = `<h1>HTTP</h1><p><code>Authorization: Bearer {token}</code> where there is a token.</p>${calls.join('')}${shapes(document)}`;
  return page('http.html', 'HTTP half of the cashier’s contract', body);
}

export function conformancePage(): string {
  const levels = LEVELS.map((level) => {
    const rules = RULES.filter((rule) => rule.level === level).map(
      ({
        id,
        title,
        says,
        source,
        why,
        fix,
      }) => `<details id="${id}"><summary>${escape(title)} <span>${id}</span></summary>
<p>${escape(says)} <span class="quiet">${escape(source)}</span></p><p>${escape(why)}</p><p>${escape(fix)}</p></details>`,
    );
    return `<h2 id="${level}">${level}</h2>${rules.join('')}`;
  });
  return page('conformance.html', 'Rules of the conformance', `<h1>Rules of the conformance</h1>${levels.join('')}`);
}
