/** A JSON Schema as a Markdown table of its keys; shared shapes become links. */
import type { Json } from '../contract/json-schema';

const DEEPEST = 4;

interface Row {
  key: string;
  type: string;
  isRequired: boolean;
  text: string;
}

export function schemaTable(schema: Json): string {
  const rows = rowsOf(schema, '', 0);
  if (rows.length === 0) return typeOf(schema);
  return table(
    ['Key', 'Type', 'Meaning'],
    rows.map(({ key, type, isRequired, text }) => [`\`${key}\`${isRequired ? '' : ' optional'}`, type, text]),
  );
}

/** As Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cellOf).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Free text may name an element, which the site would take for one. */
export const plain = (text: string): string => text.replaceAll(/`[^`]*`|</g, (part) => (part === '<' ? '&lt;' : part));

const cellOf = (text: string) =>
  plain(text)
    .replaceAll('|', String.raw`\|`)
    .replaceAll(/\s*\n\s*/g, ' ');

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
    return `[${name}](#schema-${name})`;
  }
  if ('const' in schema) return `\`${JSON.stringify(schema['const'])}\``;
  if (values) return (values as unknown[]).map((value) => `\`${JSON.stringify(value)}\``).join(' ');
  if (anyOf) {
    const options = (anyOf as Json[]).map(typeOf);
    return [...new Set(options)].join(' or ');
  }
  if (type === 'array') return `list of ${typeOf((items as Json | undefined) ?? {})}`;
  if (type === 'object' && additionalProperties) return `map to ${typeOf(additionalProperties as Json)}`;
  return type ?? 'anything';
}

const textOf = ({ description }: Json) => (typeof description === 'string' ? description : '');
