/** `<cashier-frame>` for editors: `custom-elements.json` (Custom Elements Manifest) and `web-types.json` (JetBrains). */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { ELEMENT_EVENTS } from '../../src/host-sdk/element-events';

const NAME = 'cashier-frame';
const WHAT = 'The cashier in a frame of its own.';
const source = (name: string) =>
  ts.createSourceFile(name, readFileSync(`src/host-sdk/${name}.ts`, 'utf8'), ts.ScriptTarget.Latest, true);

interface Part {
  name: string;
  type: string;
  description: string;
}

/** The attributes with what an editor proposes; element-manifest.test.ts compares the names with the element's own. */
const ATTRIBUTES: readonly Part[] = [
  { name: 'widget-url', type: 'string', description: 'Address of the folder that `dist/` is served from.' },
  { name: 'flow', type: "'deposit' | 'withdrawal'", description: 'Which list is opened; `deposit` by default.' },
  { name: 'frame-title', type: 'string', description: 'Title of the frame, for screen readers.' },
  { name: 'frame-height', type: "'fill' | 'auto'", description: '`auto`: as high as the cashier’s page.' },
  {
    name: 'preload',
    type: 'boolean',
    description: 'Loads the cashier and keeps it hidden until the attribute is gone.',
  },
  { name: 'redirect', type: "'auto'", description: 'Where no window opens, the provider’s page opens in this tab.' },
  { name: 'currency', type: 'string', description: '`currency` of the payload: ISO 4217.' },
  { name: 'payment-geo', type: 'string', description: '`paymentGeo` of the payload: the player’s country.' },
  { name: 'lang', type: 'string', description: '`lang` of the payload: the language of the texts.' },
  { name: 'theme', type: "'light' | 'dark' | 'auto'", description: '`theme` of the payload.' },
];

/** The accessors of the class that can be set, with the comment of their setter. */
function properties(): Part[] {
  const found: Part[] = [];
  const file = source('element');
  const visit = (node: ts.Node): void => {
    if (ts.isSetAccessor(node)) {
      const [parameter] = node.parameters;
      const description = commentOf(node) || 'The player’s token. A property only: any script can read attributes.';
      found.push({ name: node.name.getText(), type: parameter!.type!.getText(), description });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The events with the comments of the cashier's messages. */
function events(): Part[] {
  const comments = new Map<string, string>();
  source('events').forEachChild((node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'CashierEvents') return;
    for (const member of node.members) comments.set(member.name!.getText(), commentOf(member));
  });
  const named = Object.entries(ELEMENT_EVENTS).map(([message, name]) => ({
    name,
    type: `CustomEvent<CashierEvent<'${message}'>>`,
    description: comments.get(message) ?? '',
  }));
  const problem = 'Something is misconfigured, for the engineer. Without a listener the console says it.';
  return [...named, { name: 'cashier-problem', type: 'CustomEvent<CashierProblem>', description: problem }];
}

const commentOf = (node: ts.Node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .map((it) => ts.getTextOfJSDocComment(it.comment) ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ');

export function customElements(): object {
  const typed = ({ name, type, description }: Part) => ({ name, type: { text: type }, description });
  const declaration = { name: 'CashierFrame', module: 'element.js' };
  return {
    schemaVersion: '1.0.0',
    modules: [
      {
        kind: 'javascript-module',
        path: 'element.js',
        declarations: [
          {
            ...{ kind: 'class', name: 'CashierFrame', tagName: NAME, customElement: true, description: WHAT },
            superclass: { name: 'HTMLElement' },
            attributes: ATTRIBUTES.map(typed),
            members: properties().map((part) => ({ kind: 'field', ...typed(part) })),
            events: events().map(typed),
          },
        ],
        exports: [
          { kind: 'js', name: 'CashierFrame', declaration },
          { kind: 'custom-element-definition', name: NAME, declaration },
        ],
      },
    ],
  };
}

export function webTypes(version: string): object {
  const typed = ({ name, type, description }: Part) => ({ name, description, value: { type } });
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    ...{ name: 'cashier-host-sdk', version, 'description-markup': 'markdown' },
    contributions: {
      html: {
        elements: [
          {
            ...{ name: NAME, description: WHAT },
            attributes: ATTRIBUTES.map(typed),
            js: {
              properties: properties().map(({ type, ...part }) => ({ ...part, type })),
              events: events().map(({ name, description }) => ({ name, description })),
            },
          },
        ],
      },
    },
  };
}
