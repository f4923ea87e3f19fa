/** Icons must be mere pictures: they are served from the cashier's own origin, where a script in one could read the session. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const COMMENT = /<!--[\s\S]*?-->/g;
const ACTIVE_TAG = /<\s*(?:[\w-]+:)?(script|foreignObject|iframe|embed|object|handler|audio|video)\b/i;
const HANDLER = /[\s"'/](on[a-z]+)\s*=/i;
const MARKUP = /<!(DOCTYPE|ENTITY)|<\?xml-stylesheet/i;
/** References in attributes and in style sheets. */
const REFERENCES = [
  /(?:^|[\s"'/:])(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi,
  /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*))\s*\)/gi,
  /@import\s*(?:"([^"]*)"|'([^']*)')/gi,
];
/** References that stay inside the picture: to a part of it, or to a photograph in it. */
const OWN = /^\s*(?:#|data:image\/(?:png|jpeg|webp|gif);)/i;

export function iconProblems({ root, folder }: { root: string; folder: string }): string[] {
  const icons = join(root, folder, 'icons');
  if (!existsSync(icons)) return [];
  return readdirSync(icons).flatMap((file) => {
    const text = readFileSync(join(icons, file), 'utf8');
    if (!file.endsWith('.svg') || !isDrawing(text))
      return [`${folder}/icons/${file} is no SVG picture: draw it as <svg viewBox="…">, in a file {iconId}.svg.`];
    return activeParts(text).map(
      (part) => `${folder}/icons/${file} has ${part}: an icon may only be drawn. Take it out.`,
    );
  });
}

/** Whether the text is an SVG that fits any size, as a list's and a form's icons do. */
export const isDrawing = (text: string): boolean =>
  /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!DOCTYPE[^>]*>\s*)?<svg\b[^>]*\sviewBox\s*=/i.test(text.replace(COMMENT, ''));

/** The parts of an SVG that would run code or fetch something. */
export function activeParts(svg: string): string[] {
  const text = svg.replace(COMMENT, '');
  const tag = ACTIVE_TAG.exec(text)?.[1];
  const handler = HANDLER.exec(text)?.[1];
  const markup = MARKUP.exec(text)?.[0];
  const references = REFERENCES.flatMap((pattern) => [...text.matchAll(pattern)])
    .map((found) => found.slice(1).find((value) => value !== undefined) ?? '')
    .filter((value) => !OWN.test(value));
  return [
    ...(tag ? [`a <${tag}>`] : []),
    ...(handler ? [`the event handler ${handler}`] : []),
    ...(markup ? [`a ${markup}`] : []),
    ...references.map((value) => `a reference to ${value.slice(0, 60)}`),
  ];
}
