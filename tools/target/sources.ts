/** Members of platform objects that our own sources use; the types tell which interface each belongs to. */
import type { Identifier } from '@mdn/browser-compat-data';
import ts from 'typescript';
import { bcd, found, isFeature, type Use } from './features';
import { isAsked } from './scripts';

const { api, javascript } = bcd;
const builtins = javascript.builtins!;
const LIBRARY = /\/typescript\/lib\/lib\.[\w.]+\.d\.ts$/;

/** Members of all interfaces by name, for those that TypeScript's library declares in a mixin (`ARIAMixin`). */
const members = new Map<string, Identifier[]>();
for (const parent of Object.values(api)) {
  for (const [name, feature] of Object.entries(parent)) {
    if (isFeature(feature)) members.set(name, [...(members.get(name) ?? []), feature]);
  }
}

/** @param files absolute paths; the files that they import are read, too. @returns uses by file */
export function sourceUses(files: readonly string[], options: ts.CompilerOptions): Map<string, Use[]> {
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  return new Map(
    files.map((file) => {
      const uses: Use[] = [];
      const visit = (node: ts.Node): void => {
        const use = useOf(node, checker);
        if (use && use.features.length > 0 && !isAsked(node)) uses.push(use);
        ts.forEachChild(node, visit);
      };
      visit(program.getSourceFile(file)!);
      return [file, uses];
    }),
  );
}

function useOf(node: ts.Node, checker: ts.TypeChecker): Use | undefined {
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  const declaration = checker.getSymbolAtLocation(node.name)?.declarations?.[0];
  if (!declaration || !LIBRARY.test(declaration.getSourceFile().fileName)) return undefined;
  const member = node.name.text;
  const { parent } = declaration;
  // A static member, declared as `declare var URL: { canParse(…): boolean }`.
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) {
    const owner = parent.parent.name.getText();
    return { name: `${owner}.${member}`, features: found(api[owner]?.[`${member}_static`]) };
  }
  if (!ts.isInterfaceDeclaration(parent)) return undefined;
  const name = parent.name.text.replace(/^Readonly(?=Array|Set|Map)/, '');
  const statics = name.replace(/Constructor$/, '');
  if (statics !== name) return { name: `${statics}.${member}`, features: found(builtins[statics]?.[member]) };
  const own = found(api[name]?.[member], builtins[name]?.[member]);
  const isMixin = !api[name] && /\/lib\.dom\.[\w.]*$/.test(declaration.getSourceFile().fileName);
  return { name: `${name}.${member}`, features: own.length > 0 || !isMixin ? own : (members.get(member) ?? []) };
}
