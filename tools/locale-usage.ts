/** Which message keys a source file uses. */
import ts from 'typescript';

export interface Usage {
  /**
   * Keys that must exist: literals given to `t` or `findMessage`, and the manifest's and components' key properties.
   * `values`: the names of the values that `t` is given, where they can be read.
   */
  required: { key: string; line: number; values?: ReadonlySet<string> }[];
  /** Every literal of the file: a key that stands in one is used. */
  literals: Set<string>;
  /** Beginnings of template texts with a dot or colon, e.g. `paymentGroup.` of `paymentGroup.${name}`. */
  prefixes: Set<string>;
}

const LOOKUPS = new Set(['t', 'findMessage']);
const KEY_PROPERTIES = new Set(['title', 'titleKey', 'labelKey', 'messageKey', 'textKey']);
/** Other things are called title, too. */
const LOOKS_LIKE_KEY = /^([\w-]+:[\w-]+|[A-Za-z][\w-]*\.[\w-]+)(\.[\w-]+)*$/;

export function usageOf(fileName: string, text: string): Usage {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const usage: Usage = { required: [], literals: new Set(), prefixes: new Set() };

  const require = (node: ts.Node, isKey = true, values?: ReadonlySet<string>) => {
    const inner = ts.isJsxExpression(node) ? node.expression : node;
    if (!inner || !ts.isStringLiteralLike(inner) || !(isKey || LOOKS_LIKE_KEY.test(inner.text))) return;
    const { line } = source.getLineAndCharacterOfPosition(inner.getStart());
    usage.required.push({ key: inner.text, line: line + 1, ...(values && { values }) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) usage.literals.add(node.text);
    else if (ts.isTemplateExpression(node) && /[.:]/.test(node.head.text)) usage.prefixes.add(node.head.text);
    else if (ts.isCallExpression(node) && LOOKUPS.has(nameOf(node.expression))) {
      const values = nameOf(node.expression) === 't' ? valueNames(node.arguments[1]) : undefined;
      for (const key of node.arguments.slice(0, 1).flatMap(branches)) require(key, true, values);
    } else if (ts.isPropertyAssignment(node) && KEY_PROPERTIES.has(node.name.getText())) {
      for (const key of branches(node.initializer)) require(key, false);
    } else if (ts.isJsxAttribute(node) && KEY_PROPERTIES.has(node.name.getText()) && node.initializer) {
      require(node.initializer, false);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return usage;
}

/** `{ amount, count: 2 }` names two values, no argument none; what else is given can't be read here. */
function valueNames(node: ts.Expression | undefined): ReadonlySet<string> | undefined {
  if (!node) return new Set();
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const names = node.properties.map(({ name }) => name?.getText());
  return names.includes(undefined) ? undefined : new Set(names as string[]);
}

/** `t(a ? 'x.y' : 'x.z')` names two keys. */
function branches(node: ts.Expression): ts.Expression[] {
  return ts.isConditionalExpression(node) ? [...branches(node.whenTrue), ...branches(node.whenFalse)] : [node];
}

/** `t` of `t(…)` and of `this.locale.t(…)`. */
function nameOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : '';
}
