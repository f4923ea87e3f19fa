/** Links between files of the project as links between pages of the site. */
import { posix } from 'node:path';
import { PAGES } from './pages';

const ADDRESS_OF: ReadonlyMap<string, string> = new Map([
  ...PAGES.flatMap(({ file, address }) => (file ? [[file, address] as const] : [])),
  ['docs/plugin-api.md', 'reference/plugin-api'],
  ['docs/contract.asyncapi.json', 'reference/realtime'],
  ['docs/contract.openapi.json', 'reference/http'],
  ['docs/decisions', 'decisions/files'],
]);

/** Files that are part of the site as they are. */
export const isDownload = (file: string): boolean => file.startsWith('docs/examples/');

/**
 * @param file the file that has the text, from the project's root @param repository address below which the project's
 * files are seen; without one, a link to a file that is no page keeps its words alone
 */
export function withSiteLinks(text: string, file: string, repository: string | undefined): string {
  return outsideOfCode(text, (prose) =>
    prose.replaceAll(/\[([^\]]+)\]\(\s*([^)\s]+)\s*\)/g, (link, words: string, target: string) => {
      if (/^(?:[a-z]+:|#)/i.test(target)) return link;
      const [path = '', heading] = target.split('#');
      // VitePress lets no id begin with a digit.
      const anchor = heading?.replace(/^(?=\d)/, '_');
      const named = posix.normalize(posix.join(posix.dirname(file), path)).replace(/\/$/, '');
      const address = ADDRESS_OF.get(named);
      // What the README says under its headings stands on pages of its own.
      if (named === 'README.md') return `[${words}](/index.md)`;
      if (address !== undefined) return `[${words}](/${address}.md${anchor ? `#${anchor}` : ''})`;
      if (named === 'docs/examples') return `[${words}](/frameworks.md)`;
      if (isDownload(named)) return `[${words}](/${named.slice('docs/'.length)}){target="_blank"}`;
      return repository ? `[${words}](${repository}/${named})` : words;
    }),
  );
}

function outsideOfCode(text: string, map: (prose: string) => string): string {
  return text
    .split(/(^```[\s\S]*?^```|`[^`\n]+`)/m)
    .map((part) => (part.startsWith('`') ? part : map(part)))
    .join('');
}
