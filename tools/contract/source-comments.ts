/**
 * Reads the comments beside schemas as descriptions for documents: there they add nothing to the widget's bundle and
 * stand beside the schema.
 */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

export interface Described {
  text?: string | undefined;
  keys: Record<string, Described>;
  /** Names of schemas whose keys are spread into this one, or which this one equals. */
  from: string[];
}
export type Comments = ReadonlyMap<string, Described>;

export function readComments(paths: readonly string[]): Comments {
  const found = new Map<string, Described>();
  for (const path of paths.filter((each) => /\/[\w-]+\.ts$/.test(each))) {
    const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    for (const statement of file.statements.filter(ts.isVariableStatement)) {
      const [declaration] = statement.declarationList.declarations;
      if (!declaration?.initializer || !ts.isIdentifier(declaration.name)) continue;
      found.set(declaration.name.text, describe(declaration.initializer, textOf(statement)));
    }
  }
  return found;
}

function describe(expression: ts.Expression, text?: string): Described {
  const described: Described = { text, keys: {}, from: [] };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && /^[A-Z]/.test(node.text)) described.from.push(node.text);
    if (ts.isObjectLiteralExpression(node)) return node.properties.forEach(visitKey);
    // The first argument is the schema; the others are checks, defaults and messages.
    if (ts.isCallExpression(node)) return node.arguments.slice(0, 1).forEach(visit);
    if (ts.isPropertyAccessExpression(node)) visit(node.expression);
  };
  const visitKey = (node: ts.ObjectLiteralElementLike): void => {
    if (ts.isSpreadAssignment(node)) return visit(node.expression);
    if (!ts.isPropertyAssignment(node)) return;
    described.keys[node.name.getText().replaceAll("'", '')] = describe(node.initializer, textOf(node));
  };
  visit(expression);
  return described;
}

const isPlain = ({ keys, from }: Described) => Object.keys(keys).length === 0 && from.length === 0;

/** The JSDoc comment directly before the node, without its marks, on one line. */
function textOf(node: ts.Node): string | undefined {
  const source = node.getSourceFile().text;
  const [range] = (ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []).slice(-1);
  const comment = range && source.slice(range.pos, range.end);
  if (!comment?.startsWith('/**')) return undefined;
  const lines = comment.slice(3, -2).split('\n');
  return lines
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .filter(Boolean)
    .join(' ');
}

type Json = Record<string, unknown>;

/** Adds the comments of a schema to its JSON Schema as descriptions; keeps descriptions that it has. */
export function withComments(json: Json, name: string, comments: Comments): Json {
  const described = comments.get(name);
  return described ? apply(json, described, comments, new Set([name])) : json;
}

function apply(json: Json, { text, keys, from }: Described, comments: Comments, seen: ReadonlySet<string>): Json {
  if ('$ref' in json) return json;
  let result: Json = text && !('description' in json) ? { description: text, ...json } : { ...json };
  for (const name of from.filter((each) => !seen.has(each))) {
    const other = comments.get(name);
    // Take the other schema's keys. Its own description is not about this place, unless it describes a single value
    // such as an id.
    const isValue = from.length === 1 && Object.keys(keys).length === 0 && other && isPlain(other);
    if (other)
      result = apply(result, { ...other, ...(!isValue && { text: undefined }) }, comments, new Set([...seen, name]));
  }
  const deeper = (part: unknown): unknown =>
    part && typeof part === 'object' ? apply(part as Json, { keys, from: [] }, comments, seen) : part;
  if (Array.isArray(result['anyOf'])) result['anyOf'] = result['anyOf'].map(deeper);
  if (result['items']) result['items'] = deeper(result['items']);
  const properties = result['properties'] as Record<string, Json> | undefined;
  if (!properties) return result;
  const told = Object.entries(properties).map(([key, schema]) => {
    const own = Object.hasOwn(keys, key) ? keys[key] : undefined;
    return [key, own ? apply(schema, own, comments, seen) : schema];
  });
  return { ...result, properties: Object.fromEntries(told) as Json };
}
