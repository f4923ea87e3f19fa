/**
 * Platform APIs that a built script uses: globals, their own members, methods that only a built-in object has, regular
 * expressions.
 */
import type { Identifier } from '@mdn/browser-compat-data';
import ts from 'typescript';
import { bcd, found, isFeature, type Use } from './features';

const { api, javascript } = bcd;
const builtins = javascript.builtins!;
/** Global objects with the interface of each. */
const INSTANCES: Readonly<Record<string, string>> = {
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  location: 'Location',
  history: 'History',
  performance: 'Performance',
  crypto: 'Crypto',
  screen: 'Screen',
  visualViewport: 'VisualViewport',
  sessionStorage: 'Storage',
  localStorage: 'Storage',
};

/** Methods of the language's built-in objects by name: minified code does not show the type of the object before the dot. */
const methods = new Map<string, Identifier[]>();
for (const parent of Object.values(builtins)) {
  for (const [name, feature] of Object.entries(parent)) {
    if (isFeature(feature)) methods.set(name, [...(methods.get(name) ?? []), feature]);
  }
}

/** The APIs used without a feature test: `typeof` or an optional call (`navigator.share?.()`). */
export function usesOf(code: string): Use[] {
  const source = ts.createSourceFile('built.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const uses: Use[] = [];
  const visit = (node: ts.Node): void => {
    const use = useOf(node);
    if (use && use.features.length > 0 && !isAsked(node)) uses.push(use);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

function useOf(node: ts.Node): Use | undefined {
  if (ts.isPropertyAccessExpression(node)) return memberUse(node);
  if (ts.isRegularExpressionLiteral(node)) return regExpUse(node.text);
  if (!ts.isIdentifier(node) || !isReference(node)) return undefined;
  const { text } = node;
  return { name: text, features: found(builtins[text], api[text], api['Window']?.[text]).slice(0, 1) };
}

function memberUse(node: ts.PropertyAccessExpression): Use | undefined {
  const member = node.name.text;
  const { expression } = node;
  if (ts.isIdentifier(expression)) {
    const owner = expression.text;
    const name = `${owner}.${member}`;
    const instance = INSTANCES[owner];
    if (instance) return { name, features: found(api[instance]?.[member], api[member], builtins[member]).slice(0, 1) };
    // Static members: `Intl.Segmenter`, `Promise.withResolvers`, `URL.canParse`, `CSS.supports`.
    const own = found(builtins[owner]?.[member], api[owner]?.[`${member}_static`]);
    if (own.length > 0) return { name, features: own };
    if (isFeature(builtins[owner])) return undefined;
  }
  const isCalled = ts.isCallExpression(node.parent) && node.parent.expression === node;
  return isCalled ? { name: `.${member}`, features: methods.get(member) ?? [] } : undefined;
}

function regExpUse(text: string): Use | undefined {
  const flags = text.slice(text.lastIndexOf('/') + 1);
  const name = flags.includes('v') ? 'unicodeSets' : flags.includes('d') ? 'hasIndices' : undefined;
  if (name) return { name: `RegExp.${name}`, features: found(builtins['RegExp']?.[name]) };
  const parts = javascript.regular_expressions!;
  if (/\(\?<[=!]/.test(text)) return { name: 'lookbehind', features: found(parts['lookbehind_assertion']) };
  return /\(\?[ims-]+:/.test(text) ? { name: 'RegExp modifier', features: found(parts['modifier']) } : undefined;
}

/** Whether the identifier refers to a variable: it is not the name of a declaration, a key or a member. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isBindingElement(parent)) return false;
  return !('name' in parent && parent.name === node);
}

/** Whether the node is feature-tested: `typeof X`, `x.y?.()`. */
export function isAsked(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isTypeOfExpression(parent)) return true;
  if (ts.isCallExpression(parent) && parent.expression === node) return parent.questionDotToken !== undefined;
  return ts.isPropertyAccessExpression(parent) && parent.expression === node && parent.questionDotToken !== undefined;
}
