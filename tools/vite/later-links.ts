/**
 * What index.html has fetched beside the first script, and what it only names.
 *
 * The first list is needed by nearly every player, so it does not wait for the script that imports it. What every way
 * from the list to a form needs stands in links that fetch nothing yet: the first script makes preloads of them, at the
 * lowest priority, while the line has nothing better to do (src/first/fetch-later.ts).
 */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const FIRST = 'first';
const NOW = 'first-list';

/** Names without folder and hash, and the design that a file is of. In the order in which they are needed. */
const LATER: readonly { name: string; design?: string }[] = [
  { name: 'application' },
  { name: 'renderer' },
  { name: 'current-shell', design: 'current' },
  { name: 'legacy-shell', design: 'legacy' },
  { name: 'form' },
];

export function laterLinks(): Plugin {
  return {
    name: 'cashier-later-links',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => [
        ...fetchedNow(chunkOf(bundle, NOW), chunkOf(bundle, FIRST).fileName),
        ...LATER.map(({ name, design }) => fetchedLater(chunkOf(bundle, name), design)),
      ],
    },
  };
}

/** @throws Error when the build has no such file, or several */
function chunkOf(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const isIt = ({ fileName }: { fileName: string }) =>
    new RegExp(`^(?:assets/)?${name}-[\\w-]{8}\\.js$`).test(fileName);
  const [chunk, ...others] = Object.values(bundle).filter(isIt);
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`the build has no file ${name}, or several`);
  return chunk;
}

/** With what it imports, or that would be asked for a round trip later. */
function fetchedNow({ fileName, imports, viteMetadata }: Rolldown.OutputChunk, first: string): HtmlTagDescriptor[] {
  const styles = [...(viteMetadata?.importedCss ?? [])];
  const scripts = [fileName, ...imports.filter((file) => file !== first)];
  return [
    ...scripts.map((file) => link({ rel: 'modulepreload', href: `./${file}` })),
    ...styles.flatMap((file) => [
      link({ rel: 'preload', as: 'style', href: `./${file}` }),
      link({ rel: 'stylesheet', href: `./${file}` }),
    ]),
  ];
}

const fetchedLater = ({ fileName }: Rolldown.OutputChunk, design: string | undefined): HtmlTagDescriptor =>
  link({ rel: 'later', fetchpriority: 'low', ...(design && { 'data-design': design }), href: `./${fileName}` });

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { crossorigin: true, ...attrs },
  injectTo: 'head',
});
