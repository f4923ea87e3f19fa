/**
 * Writes sandbox/catalogue/icons. Needs simple-icons and cryptocurrency-icons, which the repository does not keep:
 *   npm i --prefix <folder> simple-icons cryptocurrency-icons
 *   npx tsx sandbox/catalogue/icon-maker/make-icons.ts <folder>/node_modules
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { COINS, GLYPHS, INITIALS, MARKED } from './icon-list';
import { drawLetters } from './letters';
import { drawMark } from './marks';

const target = fileURLToPath(new URL('../icons/', import.meta.url));
const packages = process.argv[2];
if (!packages) throw new Error('give the node_modules folder that has simple-icons and cryptocurrency-icons');

mkdirSync(target, { recursive: true });
const svg = (content: string, size = 48) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">${content}</svg>\n`;
const write = (id: string, content: string) => writeFileSync(join(target, `${id}.svg`), content);

/** The faint edge keeps a black tile visible on a black page and a pale tile on a white page. */
const tile = (colour: string, content: string) =>
  svg(
    `<rect width="48" height="48" rx="12" fill="#${colour}"/>${content}` +
      '<rect x=".5" y=".5" width="47" height="47" rx="11.5" fill="none" stroke="#8a8f98" stroke-opacity=".35"/>',
  );

for (const [id, [file, colour]] of Object.entries(GLYPHS)) {
  const source = readFileSync(join(packages, 'simple-icons/icons', `${file}.svg`), 'utf8');
  const path = / d="([^"]+)"/.exec(source)?.[1];
  if (!path) throw new Error(`no path in ${file}.svg`);
  write(id, tile(colour, `<path transform="translate(9 9) scale(1.25)" fill="${inkOn(colour)}" d="${path}"/>`));
}
for (const id of COINS) {
  const source = readFileSync(join(packages, 'cryptocurrency-icons/svg/color', `${id}.svg`), 'utf8');
  const inner = source.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
  write(id, svg(`<g transform="scale(1.5)">${inner}</g>`));
}
for (const [id, colour] of Object.entries(MARKED)) write(id, tile(colour, drawMark(id, inkOn(colour))));
for (const [id, look] of Object.entries(INITIALS)) {
  const [colour = '', letters = ''] = look.split(' ');
  write(id, tile(colour, drawLetters(letters, inkOn(colour))));
}
const star = 'M12 6l1.76 3.57 3.94.57-2.85 2.78.67 3.92L12 14.99l-3.52 1.85.67-3.92L6.3 10.14l3.94-.57z';
write('brand-badge', svg(`<circle cx="12" cy="12" r="12" fill="#5b3df5"/><path fill="#fff" d="${star}"/>`, 24));

/** Black or white, whichever has the greater contrast (WCAG 2 relative luminance). */
function inkOn(colour: string): string {
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return luminance > 0.45 ? '#17181b' : '#fff';
}
