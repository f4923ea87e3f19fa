/**
 * Properties, values, selectors and at-rules of a built style sheet. It is minified, so braces and semicolons suffice to
 * parse it.
 */
import type { Identifier } from '@mdn/browser-compat-data';
import { bcd, isFeature, type Use } from './features';

const { css } = bcd;
const atRules = css['at-rules']!;
const properties = css['properties']!;
const selectors = css['selectors']!;
/** Functions and keywords of all CSS types by name, e.g. `color-mix` of `<color>`. */
const values = new Map<string, Identifier>();
for (const [name, type] of Object.entries(css['types']!)) {
  if (isFeature(type)) values.set(name, type);
  for (const [part, feature] of Object.entries(type)) if (isFeature(feature)) values.set(part, feature);
}

/** Leaves out `@supports` conditions with their blocks: those are feature-tested. */
export function styleUsesOf(code: string): Use[] {
  const plain = withoutSupports(code.replace(/\/\*.*?\*\//gs, '').replace(/"[^"]*"|'[^']*'/g, '""'));
  const uses: Use[] = [];
  const add = (name: string, feature: Identifier | undefined) =>
    feature?.__compat && uses.push({ name, features: [feature] });

  for (const [, head = ''] of plain.matchAll(/([^{};]+)\{/g)) {
    const [, rule] = /^\s*@([\w-]+)/.exec(head) ?? [];
    if (rule) add(`@${rule}`, atRules[rule]);
    else {
      for (const [, name = ''] of head.matchAll(/:{1,2}([a-z-]+)/g)) add(`:${name}`, selectors[name]);
      if (head.includes('&')) add('nesting', selectors['nesting']);
    }
  }
  for (const [, name = '', value = ''] of plain.matchAll(/(?<=[{;])\s*([a-z-]+)\s*:([^;{}]*)(?=[;}])/g)) {
    const property = properties[name];
    add(name, property);
    for (const [word] of value.matchAll(/[a-z][a-z-]*\(?/g)) {
      const plainWord = word.replace('(', '');
      const own = property?.[plainWord];
      add(`${name}: ${plainWord}`, own?.__compat ? own : word.endsWith('(') ? values.get(plainWord) : undefined);
    }
  }
  return uses;
}

function withoutSupports(code: string): string {
  const at = code.indexOf('@supports');
  if (at < 0) return code;
  let depth = 0;
  let end = code.indexOf('{', at);
  do {
    if (code[end] === '{') depth++;
    if (code[end] === '}') depth--;
    end++;
  } while (depth > 0 && end < code.length);
  return code.slice(0, at) + withoutSupports(code.slice(end));
}
