/**
 * No text may have siblings. A browser's translator wraps each text in an element of its own (`<font>`), which React does
 * not know of: React then throws when it removes that text or inserts something before it, and the page is lost. A text
 * that is its element's only child is safe, because React sets it through the element.
 */
import { join, relative } from 'node:path';
import ts from 'typescript';
import { listFiles } from '../files.mjs';
import { runAsScript } from './report';

const FILES = /^(src|plugins)\/.*(?<!\.(test|stories))\.tsx$/;

/** The problems, each as `file:line: text`. */
export function textNodeProblems(root: string, options: ts.CompilerOptions): string[] {
  const files = listFiles(root, ['src', 'plugins']).filter((file) => FILES.test(file));
  const program = ts.createProgram(
    files.map((file) => join(root, file)),
    // Node's types, and what Vite's import of them, are a third of the text and say nothing of what a component renders.
    { ...options, types: ['vite/types/importMeta.d.ts'], noEmit: true },
  );
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(join(root, file))!;
    const problems: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
        for (const text of textsBesideOthers(node, checker)) {
          const { line } = source.getLineAndCharacterOfPosition(text.getStart());
          problems.push(`${relative(root, source.fileName)}:${line + 1}: ${problemOf(text)}`);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return problems;
  });
}

const problemOf = (text: ts.Node) => `${text.getText().trim()} may be a text beside others: give it an element`;

function textsBesideOthers(parent: ts.JsxElement | ts.JsxFragment, checker: ts.TypeChecker): ts.Node[] {
  const children = parent.children.filter((child) =>
    ts.isJsxText(child) ? !child.containsOnlyTriviaWhiteSpaces : !ts.isJsxExpression(child) || child.expression,
  );
  // A fragment's children are put into the surrounding element, which may have others, so even one child counts. A
  // component decides itself where it puts its child.
  if (children.length < 2 && !ts.isJsxFragment(parent)) return [];
  return children.filter((child) => mayBeText(child, checker));
}

function mayBeText(child: ts.JsxChild, checker: ts.TypeChecker): boolean {
  if (ts.isJsxText(child)) return true;
  if (ts.isJsxExpression(child))
    return child.expression !== undefined && isTextual(checker.getTypeAtLocation(child.expression));
  return false;
}

/** Whether the type is a text or number, or may be one, as `ReactNode` may. */
function isTextual(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(isTextual);
  const { flags } = type;
  // Numbers count, because React renders the 0 of `count && <b/>` as text.
  return (flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.Any)) !== 0 && !isEmpty(type);
}

const isEmpty = (type: ts.Type) => type.isStringLiteral() && type.value === '';

export function textNodesReport(root: string) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return { problems: textNodeProblems(root, options), summary: 'Text nodes' };
}

await runAsScript(import.meta.url, textNodesReport);
