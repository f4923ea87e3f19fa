import ts from 'typescript';
import { expect, it } from 'vitest';
import { textNodeProblems } from './check-text-nodes';
import { withTree } from './temp-tree';

const options = { jsx: ts.JsxEmit.Preserve, lib: ['lib.es2022.d.ts'], strict: true };
const jsx =
  'declare global { namespace JSX { interface Element { e: 1 } interface IntrinsicElements { [name: string]: object } } }';
/** The texts that the check reports. */
const find = (element: string) =>
  withTree(
    { 'src/a.tsx': `${jsx} declare const s: string, n: number, b: boolean; export const a = ${element};` },
    (root) =>
      textNodeProblems(root, options).map((problem) => problem.replace(/^src\/a\.tsx:1: (.*) may be .*$/, '$1')),
  );

it.each([
  ['<p>{s}<b /></p>', ['{s}']],
  ['<p>text <b /></p>', ['text']],
  ["<p><b />{b && 'text'}</p>", ["{b && 'text'}"]],
  ['<p><b />{n && <i />}</p>', ['{n && <i />}']],
  ['<p>+{n}</p>', ['+', '{n}']],
  ['<p><b /> <i /></p>', ['']],
  ['<>{s}</>', ['{s}']],
])('%s', async (element, texts) => {
  expect(await find(element)).toEqual(texts);
});

it.each([
  '<p>{s}</p>',
  '<p>text</p>',
  "<p>{b ? 'one' : 'other'}</p>",
  '<p><b>{s}</b><i>{n}</i></p>',
  '<p>{b && <b>{s}</b>}\n<i /></p>',
  '<p>{/* nothing */}{s}</p>',
])('but not %s', async (element) => {
  expect(await find(element)).toEqual([]);
});
