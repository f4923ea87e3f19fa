/** `npm run contact-sheets`: a page for designers with all pictures of tests/pictures, light and dark side by side. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CONTACT_SHEETS, PICTURES } from './paths';

const STYLE = `
  body { margin: 24px; background: #d5d8de; color: #111; font: 14px/1.3 system-ui, sans-serif }
  main { display: flex; flex-wrap: wrap; gap: 18px }
  figure { margin: 0 } img { width: 184px; box-shadow: 0 1px 4px #0006 } figcaption { padding: 4px 0; font-weight: 600 }`;

const folder = relative(CONTACT_SHEETS, PICTURES);
const names = readdirSync(PICTURES).flatMap((file) => /^(.*)-light\.png$/.exec(file)?.[1] ?? []);
const figures = names.map((name) => {
  const images = ['light', 'dark'].map((theme) => `<img src="${folder}/${name}-${theme}.png" alt="${theme}">`);
  return `<figure><figcaption>${name}</figcaption>${images.join(' ')}</figure>`;
});
mkdirSync(CONTACT_SHEETS, { recursive: true });
const page = join(CONTACT_SHEETS, 'index.html');
writeFileSync(
  page,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheets</title><style>${STYLE}</style><main>${figures.join('')}</main></html>`,
);
console.log(`${page}: ${names.length} stories in both themes`);
