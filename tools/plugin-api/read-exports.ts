/** A module's exports as a reference needs them: each signature with the comment above it. */
import ts from 'typescript';

export interface ExportedName {
  readonly name: string;
  /** The declaration as TypeScript, without bodies. */
  readonly signature: string;
  /** The comment above the declaration, without its stars; empty when there is none. */
  readonly comment: string;
}

/** `source`: the text of a module. Re-exports are left out: they are listed at the module that declares them. */
export function readExports(source: string): ExportedName[] {
  const file = ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const names = new Map<string, ExportedName>();
  for (const statement of file.statements.filter(isExported)) {
    const comment = commentOf(statement);
    for (const { name, signature } of declared(statement, file)) {
      // Declarations that share a name are one entry: a schema and its type, or an interface and its token.
      const before = names.get(name);
      names.set(name, {
        name,
        signature: [before?.signature, tidy(signature)].filter(Boolean).join('\n'),
        comment: before?.comment || comment,
      });
    }
  }
  return [...names.values()];
}

function declared(statement: ts.Statement, file: ts.SourceFile): { name: string; signature: string }[] {
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) || ts.isEnumDeclaration(statement)) {
    return [{ name: statement.name.text, signature: statement.getText(file) }];
  }
  if (ts.isFunctionDeclaration(statement) && statement.name) {
    return [{ name: statement.name.text, signature: withoutBody(statement, file) }];
  }
  if (ts.isClassDeclaration(statement) && statement.name) {
    return [{ name: statement.name.text, signature: classText(statement, file) }];
  }
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap((declaration) => {
      if (!ts.isIdentifier(declaration.name)) return [];
      return [{ name: declaration.name.text, signature: constText(declaration, file) }];
    });
  }
  return [];
}

/** The longest value, in lines, that is shown: a schema describes itself best, a long table does not. */
const LONGEST_VALUE = 40;

function constText({ name, type, initializer }: ts.VariableDeclaration, file: ts.SourceFile): string {
  const head = `const ${name.getText(file)}`;
  if (type) return `${head}: ${type.getText(file)}`;
  const component = initializer && ts.isCallExpression(initializer) ? initializer.arguments[0] : initializer;
  if (component && (ts.isArrowFunction(component) || ts.isFunctionExpression(component))) {
    return `${head}: ${arrowText(component, file)}`;
  }
  const value = initializer?.getText(file);
  return value && value.split('\n').length <= LONGEST_VALUE ? `${head} = ${value}` : head;
}

function arrowText(node: ts.ArrowFunction | ts.FunctionExpression, file: ts.SourceFile): string {
  const { parameters, type, typeParameters } = node;
  const list = (nodes: readonly ts.Node[]) => nodes.map((node) => node.getText(file)).join(', ');
  const generics = typeParameters ? `<${list(typeParameters)}>` : '';
  return `${generics}(${list(parameters)}) => ${type ? type.getText(file) : 'inferred'}`;
}

/** The class's public members. Its constructor is left out: dependency injection calls it, not the plugin's author. */
function classText(node: ts.ClassDeclaration, file: ts.SourceFile): string {
  const heritage = node.heritageClauses?.map((clause) => ` ${clause.getText(file)}`).join('') ?? '';
  const members = node.members.filter(isPublic).map((member) => {
    const comment = commentOf(member);
    const above = comment ? `  /** ${comment.replaceAll('\n', ' ')} */\n` : '';
    return `${above}  ${withoutBody(member, file)};`;
  });
  return `class ${node.name!.text}${heritage} {\n${members.join('\n')}\n}`;
}

function isPublic(member: ts.ClassElement): boolean {
  if (!member.name || ts.isPrivateIdentifier(member.name) || ts.isConstructorDeclaration(member)) return false;
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return (ts.getCombinedModifierFlags(member) & hidden) === 0;
}

/** A declaration's text up to its body or its value. */
function withoutBody(node: ts.Node, file: ts.SourceFile): string {
  const text = node.getText(file);
  const { body, initializer, type } = node as { body?: ts.Node; initializer?: ts.Node; type?: ts.Node };
  if (body) return text.slice(0, body.getStart(file) - node.getStart(file)).trim();
  if (!initializer) return text.replace(/;$/, '');
  if (ts.isArrowFunction(initializer) && !type) {
    const head = text.slice(0, initializer.getStart(file) - node.getStart(file)).replace(/\s*=\s*$/, '');
    return `${head}: ${arrowText(initializer, file)}`;
  }
  return text.slice(0, initializer.getStart(file) - node.getStart(file)).replace(/\s*=\s*$/, '');
}

/** Removes decorators and `export`, which mean nothing to a reader of the reference. */
const tidy = (text: string) => text.replace(/^(?:@\w+\([^)]*\)\s*)+/gm, '').replace(/^export (?:default )?/, '');

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function commentOf(node: ts.Node): string {
  const docs = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text =
    docs
      .at(-1)
      ?.getText()
      .replace(/^\/\*\*|\*\/$/g, '') ?? '';
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim();
}
