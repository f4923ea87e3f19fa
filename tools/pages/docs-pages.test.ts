import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REQUESTS } from '../../src/contract/realtime';
import { RULES } from '../conformance/rules/index';
import { pages } from './docs-pages';

const all = pages();

describe.each(Object.entries(all))('%s', (name, text) => {
  it('loads nothing and runs nothing', () => {
    expect(text).not.toMatch(/<(?:script|link|img|iframe)\b|@import|url\(/);
  });

  it('leads only to what is there', () => {
    const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...text.matchAll(/ href="([^"]+)"/g)].map(([, target]) => target!);
    expect(links.filter((target) => (target.startsWith('#') ? !ids.has(target.slice(1)) : !(target in all)))).toEqual(
      [],
    );
    expect(name in all).toBe(true);
  });
});

it('every request and every rule has its place', () => {
  expect(Object.keys(REQUESTS).filter((type) => !all['realtime.html'].includes(`<code>${type}</code>`))).toEqual([]);
  expect(RULES.filter(({ id }) => !all['conformance.html'].includes(`id="${id}"`))).toEqual([]);
});

it('the guide is set: headings, tables, no marks of Markdown', () => {
  const guide = all['index.html'];
  expect(guide.match(/<h2 /g)?.length).toBeGreaterThan(3);
  expect(guide.match(/<table>/g)).toHaveLength(readFileSync('docs/gateway.md', 'utf8').match(/^\| -+ \|/gm)!.length);
  expect(guide.replaceAll(/<code>[^<]*<\/code>/g, '')).not.toMatch(/\*\*|^#|^\||`/m);
});
