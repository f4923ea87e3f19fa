/** Which message keys a source file uses. */
import ts from 'typescript';

export interface Usage {
  /**
   * Keys that must exist: literals passed to `t` or `findMessage`, and values of properties that hold keys in manifests
   * and components. `values`: the names of the values passed to `t`, when the call shows them.
   */
  required: { key: string; line: number; values?: ReadonlySet<string> }[];
  /** Every literal of the file; a key that equals one counts as used. */
  literals: Set<string>;
  /** Beginnings of template literals that contain a dot or colon, e.g. `paymentGroup.` of `paymentGroup.${name}`. */
  prefixes: Set<string>;
}

const LOOKUPS = new Set(['t', 'findMessage']);
const KEY_PROPERTIES = new Set(['title', 'titleKey', 'labelKey', 'messageKey', 'textKey']);
/** The value must look like a key, because properties such as `title` hold other texts as well. */
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

/** The names in an object literal such as `{ amount, count: 2 }`, none without an argument; undefined for any other expression. */
function valueNames(node: ts.Expression | undefined): ReadonlySet<string> | undefined {
  if (!node) return new Set();
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const names = node.properties.map(({ name }) => name?.getText());
  return names.includes(undefined) ? undefined : new Set(names as string[]);
}

/** The expressions that a conditional may evaluate to: `t(a ? 'x.y' : 'x.z')` names two keys. */
function branches(node: ts.Expression): ts.Expression[] {
  return ts.isConditionalExpression(node) ? [...branches(node.whenTrue), ...branches(node.whenFalse)] : [node];
}

/** The called function's own name: `t` for both `t(…)` and `this.locale.t(…)`. */
function nameOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : '';
}
