/** Rules for tsyringe, without emitted metadata (a parameter without `@inject` would silently be undefined). */
import ts from 'typescript';

const INJECTORS = new Set(['inject', 'injectAll', 'injectWithTransform', 'injectAllWithTransform']);
/** Banned, because they register a class outside the composition root or guess its dependencies. */
const BANNED = new Set(['singleton', 'scoped', 'autoInjectable', 'registry']);
/** Files that may name the global container. Tests make child containers of it. */
const MAY_USE_CONTAINER =
  /^src\/kernel\/|^src\/main\.ts$|^tests\/|^src\/cashier\/test-kit\/|^\.storybook\/|\.(test|fake)\.tsx?$/;

/** The problems of one file, each as `line: text`. */
export function injectionProblems(fileName: string, text: string): string[] {
  if (!text.includes('tsyringe') && !text.includes('@inject')) return [];
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const problems: string[] = [];
  const report = (node: ts.Node, problem: string) =>
    problems.push(`${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${problem}`);

  const visit = (node: ts.Node): void => {
    if (ts.isClassLike(node)) checkClass(node, report);
    else if (ts.isImportDeclaration(node)) checkImport(node, fileName, report);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

type Report = (node: ts.Node, problem: string) => void;

function checkClass(node: ts.ClassLikeDeclaration, report: Report): void {
  const name = node.name?.text ?? 'class';
  const decorators = decoratorNames(node);
  for (const decorator of decorators)
    if (BANNED.has(decorator)) report(node, `${name}: @${decorator} is not used here`);
  const parameters = node.members.find(ts.isConstructorDeclaration)?.parameters ?? [];
  const isInjected = (parameter: ts.ParameterDeclaration) =>
    decoratorNames(parameter).some((each) => INJECTORS.has(each));
  if (decorators.includes('injectable')) {
    for (const parameter of parameters) {
      if (!isInjected(parameter))
        report(parameter, `${name}: parameter ${parameter.name.getText()} needs @inject(Token)`);
    }
  } else if (parameters.some(isInjected)) report(node, `${name} has @inject, so it needs @injectable()`);
}

function decoratorNames(node: ts.HasDecorators): string[] {
  return (ts.getDecorators(node) ?? []).map(({ expression }) =>
    ts.isCallExpression(expression) ? expression.expression.getText() : expression.getText(),
  );
}

function checkImport(node: ts.ImportDeclaration, fileName: string, report: Report): void {
  if (!ts.isStringLiteral(node.moduleSpecifier) || node.moduleSpecifier.text !== 'tsyringe') return;
  const bindings = node.importClause?.namedBindings;
  if (!bindings || MAY_USE_CONTAINER.test(fileName)) return;
  const names = ts.isNamedImports(bindings)
    ? bindings.elements.map((each) => (each.propertyName ?? each.name).text)
    : ['*'];
  if (names.includes('container') || names.includes('*'))
    report(node, 'the global container belongs to src/kernel and main');
}
