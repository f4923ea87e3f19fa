/** A JSON Schema as a table of its keys; shared shapes become links. */
import { escape } from '../conformance/reports/escape';
import type { Json } from '../contract/json-schema';
import { words } from './layout';

const DEEPEST = 4;

interface Row {
  key: string;
  type: string;
  isRequired: boolean;
  text: string;
}

export function schemaTable(schema: Json): string {
  const rows = rowsOf(schema, '', 0);
  if (rows.length === 0) return `<p>${typeOf(schema)}</p>`;
  const body = rows.map(
    ({ key, type, isRequired, text }) =>
      `<tr><td><code>${escape(key)}</code>${isRequired ? '' : ' <span class="quiet">optional</span>'}</td><td>${type}</td><td>${words(text)}</td></tr>`,
  );
  return `<div class="table" tabindex="0"><table><thead><tr><th scope="col">Key</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

function rowsOf(given: Json, path: string, depth: number): Row[] {
  const schema = orNull(given);
  const items = schema['items'] as Json | undefined;
  if (items) return rowsOf(items, path && `${path}[]`, depth);
  const { properties = {}, required = [] } = schema as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).flatMap(([key, value]) => {
    const at = path ? `${path}.${key}` : key;
    const isRequired = required.includes(key);
    const row = { key: at, type: typeOf(value), isRequired, text: textOf(value) };
    return [row, ...(depth < DEEPEST ? rowsOf(value, at, depth + 1) : [])];
  });
}

/** For a schema "X or null": X. */
function orNull(schema: Json): Json {
  const options = (schema['anyOf'] as Json[] | undefined)?.filter(({ type }) => type !== 'null');
  return options?.length === 1 ? options[0]! : schema;
}

function typeOf(schema: Json): string {
  const { $ref: target, type, items, enum: values, anyOf, additionalProperties } = schema as Record<string, never>;
  if (target) {
    const name = String(target).split('/').at(-1)!;
    return `<a href="#schema-${name}">${name}</a>`;
  }
  if ('const' in schema) return `<code>${escape(JSON.stringify(schema['const']))}</code>`;
  if (values) return (values as unknown[]).map((value) => `<code>${escape(JSON.stringify(value))}</code>`).join(' ');
  if (anyOf) {
    const options = (anyOf as Json[]).map(typeOf);
    return [...new Set(options)].join(' or ');
  }
  if (type === 'array') return `list of ${typeOf((items as Json | undefined) ?? {})}`;
  if (type === 'object' && additionalProperties) return `map to ${typeOf(additionalProperties as Json)}`;
  return type ?? 'anything';
}

const textOf = ({ description }: Json) => (typeof description === 'string' ? description : '');
