import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { activeParts, isDrawing } from './icon-problems';

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${content}</svg>`;

it.each([
  ['<script>fetch("/")</script>', 'a <script>'],
  ['<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>', 'a <script>'],
  ['<path d="M0 0"\nonload = "go()"/>', 'the event handler onload'],
  ['<path d="M0 0"onClick="go()"/>', 'the event handler onClick'],
  ['<foreignObject><p>Hi</p></foreignObject>', 'a <foreignObject>'],
  ['<image href="https://track.example/a.png"/>', 'a reference to https://track.example/a.png'],
  ["<use xlink:href='other.svg#a'/>", 'a reference to other.svg#a'],
  ['<a href="javascript:go()"><path/></a>', 'a reference to javascript:go()'],
  ['<path fill="url(//cdn.example/a.svg#b)"/>', 'a reference to //cdn.example/a.svg#b'],
  ['<style>@import "https://cdn.example/a.css";</style>', 'a reference to https://cdn.example/a.css'],
  ['<image href="data:image/svg+xml;base64,PHN2Zz4="/>', 'a reference to data:image/svg+xml;base64,PHN2Zz4='],
])('%s is refused', (content, part) => {
  expect(activeParts(svg(content))).toEqual([part]);
});

it('an entity is refused', () => {
  expect(activeParts(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`)).toEqual(['a <!DOCTYPE']);
});

it('a picture, and a photograph in it, is an icon', () => {
  const drawn = '<defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0"/><use href="#a"/><!-- <script> -->';
  expect(activeParts(svg(`${drawn}<image href="data:image/png;base64,AA=="/>`))).toEqual([]);
});

it.each(['\u0089PNG', '', '<svg width="8" height="8"/>', '<html><svg viewBox="0 0 8 8"/></html>'])(
  '%j is no drawing',
  (text) => {
    expect(isDrawing(text)).toBe(false);
  },
);

const ours = ['plugins', 'sandbox'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => `${folder}/${file}`),
);
it.each(ours)('%s is only drawn', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(activeParts(text)).toEqual([]);
  expect(isDrawing(text)).toBe(true);
});
