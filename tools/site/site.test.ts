import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { REQUESTS } from '../../src/contract/realtime';
import { RULES } from '../conformance/rules/index';
import { listFiles } from '../files.mjs';
import { brokenLinks } from './broken-links';
import { withSiteLinks } from './links';
import { llmsText } from './llms';
import { PAGES, SECTIONS } from './pages';
import { pageTexts } from './stage';

const texts = await pageTexts();

it('has a page for each document', () => {
  const documents = listFiles('.', ['docs']).filter((file) => file.endsWith('.md'));
  const shown = new Set(PAGES.map(({ file }) => file));
  expect(documents.filter((file) => !shown.has(file))).toEqual(
    ['docs/index.md', 'docs/plugin-api.md'].filter((file) => documents.includes(file)),
  );
});

it('every request and every rule has its place', () => {
  const realtime = texts.get('reference/realtime')!;
  expect(Object.keys(REQUESTS).filter((type) => !realtime.includes(`### \`${type}\``))).toEqual([]);
  expect(RULES.filter(({ id }) => !texts.get('reference/rules')!.includes(`{#${id}}`))).toEqual([]);
});

it.each([
  ['another page', '[words](settings.md#a)', '[words](/settings.md#a)'],
  ['a page that lies elsewhere', '[words](../CONTRIBUTING.md)', '[words](/contributing.md)'],
  ['a file to download', '[words](examples/plain.html)', '[words](/examples/plain.html){target="_blank"}'],
  ['a source', '[words](../src/main.ts)', 'words'],
  ['an address', '[words](https://example.com)', '[words](https://example.com)'],
  ['code', '`[words](settings.md)`', '`[words](settings.md)`'],
])('leads to %s', (_, text, expected) => {
  expect(withSiteLinks(text, 'docs/embedding.md', undefined)).toBe(expected);
});

it('leads to sources where they can be read', () => {
  expect(withSiteLinks('[words](../src/main.ts)', 'docs/embedding.md', 'https://git.example.com')).toBe(
    '[words](https://git.example.com/src/main.ts)',
  );
});

it('names links to files and anchors that are not there, and no others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cashier-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'a.html'), '<a href="/b.html#here"></a><a href="./b#gone"></a><img src="/none.png">');
  writeFileSync(join(folder, 'b.html'), '<h2 id="here"><a href="#here"></a><a href="https://example.com"></a></h2>');
  expect(brokenLinks(folder)).toEqual(['a.html: ./b#gone', 'a.html: /none.png']);
});

it('lists every page with what it begins with', () => {
  const list = llmsText(SECTIONS, texts);
  expect(PAGES.filter(({ title, address }) => !list.includes(`- [${title}](${address}.md): `))).toEqual([]);
  expect(list).not.toMatch(/: $/m);
});
