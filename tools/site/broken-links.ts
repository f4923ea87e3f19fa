import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listFiles } from '../files.mjs';

/**
 * Links of a built site that lead nowhere: to a file that is not there, or to an anchor that its page lacks. @param base
 * path below which the site is served @returns `page: link`
 */
export function brokenLinks(folder: string, base = '/'): string[] {
  const idsOf = new Map<string, ReadonlySet<string>>();
  const ids = (file: string) => {
    const known = idsOf.get(file) ?? new Set(attributes(readFileSync(join(folder, file), 'utf8'), 'id'));
    idsOf.set(file, known);
    return known;
  };
  return listFiles(folder, ['.'])
    .filter((file) => file.endsWith('.html') && !file.startsWith('demo/'))
    .flatMap((file) => {
      const html = readFileSync(join(folder, file), 'utf8');
      const isBroken = (link: string) => {
        const { pathname, hash } = new URL(link, `https://site${base}${file}`);
        const below = posix.relative(base, decodeURIComponent(pathname));
        const target = [below || 'index.html', `${below}.html`, posix.join(below, 'index.html')].find(
          (name) => /\.\w+$/.test(name) && existsSync(join(folder, name)),
        );
        if (target === undefined) return true;
        return hash !== '' && target.endsWith('.html') && !ids(target).has(decodeURIComponent(hash.slice(1)));
      };
      return [...new Set([...attributes(html, 'href'), ...attributes(html, 'src')])]
        .filter((link) => !/^[a-z]+:|^\/\//i.test(link) && isBroken(link))
        .map((link) => `${file}: ${link}`);
    });
}

const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value!.replaceAll('&amp;', '&'));
