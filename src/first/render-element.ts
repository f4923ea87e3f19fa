/**
 * Renders React elements to DOM without React: the first list is made of the very components that React shows later, so
 * that React can hydrate its elements (`hydrateRoot`). Supports only components without hooks, state or refs.
 */
import type { ReactElement, ReactNode } from 'react';

const SVG = 'http://www.w3.org/2000/svg';
const FRAGMENT = Symbol.for('react.fragment');
/** Rendered between two comments, by which React finds where an Activity begins and ends. */
const ACTIVITY = Symbol.for('react.activity');

type Props = Readonly<Record<string, unknown>>;

/** Appends the DOM of `node` to `parent`. */
export function renderInto(parent: Element, node: ReactNode): void {
  if (node === null || node === undefined || typeof node === 'boolean') return;
  if (typeof node === 'string' || typeof node === 'number') return parent.append(String(node));
  if (isList(node)) return node.forEach((child) => renderInto(parent, child));
  const { type, props } = node as ReactElement<Props>;
  if (typeof type === 'function') return renderInto(parent, (type as (props: Props) => ReactNode)(props));
  if ((type as unknown) === FRAGMENT) return renderInto(parent, props.children as ReactNode);
  if ((type as unknown) === ACTIVITY) {
    parent.append(document.createComment('&'));
    renderInto(parent, props.children as ReactNode);
    return parent.append(document.createComment('/&'));
  }
  parent.append(element(String(type), props, parent));
}

function element(name: string, { children, ...attributes }: Props, parent: Element): Element {
  const isSvg = name === 'svg' || (parent.namespaceURI === SVG && parent.nodeName !== 'foreignObject');
  const made = isSvg ? document.createElementNS(SVG, name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) setProp(made, key, value);
  renderInto(made, children as ReactNode);
  return made;
}

function setProp(made: Element, key: string, value: unknown): void {
  if (value === null || value === undefined) return;
  if (key === 'style') return void Object.assign((made as HTMLElement).style, value);
  if (/^on[A-Z]/.test(key)) return made.addEventListener(key.slice(2).toLowerCase(), value as EventListener);
  const isWord = /^(aria-|data-|draggable$|spellCheck$)/.test(key);
  const text = typeof value === 'boolean' && !isWord ? value && '' : String(value as string | number | boolean);
  if (text !== false) made.setAttribute(ATTRIBUTES[key] ?? key, text);
}

/**
 * React's names that differ from the attribute's. HTML attributes are case-insensitive, so `tabIndex` needs no entry.
 */
const ATTRIBUTES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

const isList = (node: ReactNode): node is ReactNode[] => Array.isArray(node);
