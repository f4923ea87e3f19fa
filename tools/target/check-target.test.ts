import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { checkTarget, problemsOf, usesIn } from './check-target';
import { readTarget } from './features';
import { sourceUses } from './sources';
import { withTree } from '../check/temp-tree';

const target = readTarget(['chrome111', 'safari16.4', 'firefox114']);
const namesIn = (file: string, text: string) => [...problemsOf(usesIn(file, text), target).keys()];

describe('a built script names what the target lacks', () => {
  it.each([
    ['a(URL.canParse(b))', 'URL.canParse'],
    ['let a=Promise.withResolvers()', 'Promise.withResolvers'],
    ['a(Object.groupBy(b,c))', 'Object.groupBy'],
    ['AbortSignal.any([a])', 'AbortSignal.any'],
    ['new Intl.Segmenter(a)', 'Intl.Segmenter'],
    ['requestIdleCallback(a)', 'requestIdleCallback'],
    ['window.requestIdleCallback(a)', 'window.requestIdleCallback'],
    ['a.toSorted()', '.toSorted'],
    ['a.b.isSubsetOf(c)', '.isSubsetOf'],
    ['a(/[\\p{L}--[a-z]]/v)', 'RegExp.unicodeSets'],
  ])('%s: %s', (code, name) => {
    expect(namesIn('a.js', code)).toEqual([name]);
    expect(namesIn('index.html', `<script type="module" async>${code}</script>`)).toEqual([name]);
  });

  it.each([
    'structuredClone(a)',
    'a.at(-1)',
    'a.replaceAll(b,c)',
    'Object.hasOwn(a,b)',
    'Array.from(a)',
    'let toSorted=a.toSorted',
    'navigator.share?.(a)',
    'typeof requestIdleCallback',
    'a({requestIdleCallback:b})',
  ])('but not %s', (code) => {
    expect(namesIn('a.js', code)).toEqual([]);
  });
});

it.each([
  ['.a{text-wrap:balance}', ['text-wrap', 'text-wrap: balance']],
  ['.a:has(b){color:red}', [':has']],
  ['.a{color:light-dark(red,blue)}', ['color: light-dark']],
  ['@starting-style{.a{opacity:0}}', ['@starting-style']],
  ['.a{& b{color:red}}', ['nesting']],
  ['.a{animation-timeline:scroll()}', ['animation-timeline', 'animation-timeline: scroll']],
  ['@supports (text-wrap:balance){.a{text-wrap:balance}}.b{color:red}', []],
  ['@media (min-width:1px){.a{color:color-mix(in srgb,red,blue);inset:0}}', []],
  ['.a::before{content:":has(";background:url("text-wrap:balance")}', []],
])('a style sheet: %s', (code, names) => {
  expect(namesIn('a.css', code)).toEqual(names);
});

describe('in a project', () => {
  it('members of the platform are told from our own by their types', async () => {
    const code = `
      export const sorted = (list: readonly number[]) => list.toSorted();
      export const own = { toSorted: () => 1 }.toSorted();
      export const hide = (element: HTMLElement) => void (element.ariaHidden = 'true');
      export const share = () => navigator.clipboard?.writeText('');`;
    const names = await withTree({ 'src/a.ts': code }, (root) => {
      const file = join(root, 'src/a.ts');
      const uses = sourceUses([file], { lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'], target: ts.ScriptTarget.ESNext });
      return [...problemsOf(uses.get(file)!, target).keys()];
    });
    expect(names).toEqual(['Array.toSorted', 'ARIAMixin.ariaHidden']);
  });

  it('the host SDK is held against browsers of its own', async () => {
    const files = {
      'dist/host-sdk.js': 'Object.hasOwn(a,b)',
      'dist/a.js': 'Object.hasOwn(a,b)',
      'src/host-sdk/a.ts': 'export const own = Object.hasOwn({}, "a");',
      'tsconfig.json': '{"compilerOptions":{"lib":["esnext","dom"],"target":"esnext"}}',
    };
    const problems = await withTree(files, (root) => checkTarget(root, target, [], readTarget(['chrome92'])));
    expect(problems).toEqual([
      expect.stringMatching(/^dist\/host-sdk\.js: Object\.hasOwn is not in chrome 92/),
      expect.stringMatching(/^src\/host-sdk\/a\.ts: Object\.hasOwn is not in chrome 92/),
    ]);
  });

  it('what is allowed is allowed in its files alone, and only as long as it is there', async () => {
    const code = 'URL.canParse(a)';
    const allowed = [{ names: ['URL.canParse', 'Iterator'], files: ['a'], why: 'asked for' }];
    const files = { 'dist/assets/a-12345678.js': code, 'dist/assets/b-12345678.js': code, 'tsconfig.json': '{}' };
    expect(await withTree(files, (root) => checkTarget(root, target, allowed))).toEqual([
      expect.stringMatching(/^dist\/assets\/b-12345678\.js: URL\.canParse is not in chrome 111 \(has it from 120\)/),
      'tools/target/allowed.ts: nothing uses Iterator any more',
    ]);
  });
});
