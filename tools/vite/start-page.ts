/**
 * index.html as it is served: the first script stands in it, so that it greets the host and asks for the list as soon as
 * the page is there and not a round trip later. A policy of scripts has to name its hash; `script-src.txt` in the build
 * says it.
 *
 * The first list is needed by nearly every player, so it is fetched beside the first script. What every way from the list
 * to a form needs stands in links that fetch nothing yet: the first script makes preloads of them, at the lowest priority,
 * while the line has nothing better to do (src/first/fetch-later.ts).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { scriptHashes } from '../../sandbox/http/script-hashes.ts';

const FIRST = 'first';
const NOW = 'first-list';

/** Names without folder and hash, and the design that a file is of. In the order in which they are needed. */
const LATER: readonly { name: string; design?: string }[] = [
  { name: 'application' },
  { name: 'renderer' },
  { name: 'legacy-shell', design: 'legacy' },
  { name: 'form' },
];

/** @param root absolute path of the project */
export function startPage(root: string): Plugin {
  return {
    name: 'cashier-start-page',
    apply: 'build',
    generateBundle: {
      // When the first script has its last form.
      order: 'post',
      handler(_, bundle) {
        const first = chunkOf(bundle, FIRST);
        if (first.imports.length > 0) throw new Error(`the first script would wait for ${first.imports.join(', ')}`);
        // As text of an element it must not end that element.
        const code = first.code.trim().replace(/<(?=\/script|!--)/gi, '\\x3C');
        const page = bundle['index.html'] as Rolldown.OutputAsset;
        const html = String(page.source);
        const script = `<script type="module" crossorigin src="./${first.fileName}"></script>`;
        if (!html.includes(script)) throw new Error('index.html names no first script');
        // The style sheet comes after it: one that is still on its way would hold it up; it stays in the head, where nothing
        // is painted without it. What is fetched is named before it: the page takes a while to come, and the script finds
        // the links for later only where they have been parsed.
        const { fetches, styles } = linksOf(bundle);
        const lines = [...fetches, `<script type="module" async>${code}</script>`, ...styles];
        page.source = html.replace(script, () => lines.join('\n    '));
        delete bundle[first.fileName];
        const hashes = scriptHashes(String(page.source)).join(' ');
        this.emitFile({ type: 'asset', fileName: 'script-src.txt', source: `'self' ${hashes}\n` });
        for (const fileName of ['too-old.html', 'too-old.js'])
          this.emitFile({ type: 'asset', fileName, source: readTooOld(root, fileName) });
      },
    },
  };
}

function linksOf(bundle: Rolldown.OutputBundle): { fetches: string[]; styles: string[] } {
  const { fileName, imports, viteMetadata } = chunkOf(bundle, NOW);
  const sheets = [...(viteMetadata?.importedCss ?? [])];
  // With what it imports, or that would be asked for a round trip later.
  const now = [fileName, ...imports].map((file) => link('rel="modulepreload"', file));
  const later = LATER.map(({ name, design }) => {
    const attributes = `rel="later" fetchpriority="low"${design ? ` data-design="${design}"` : ''}`;
    return link(attributes, chunkOf(bundle, name).fileName);
  });
  return {
    fetches: [...now, ...sheets.map((file) => link('rel="preload" as="style"', file)), ...later],
    styles: sheets.map((file) => link('rel="stylesheet"', file)),
  };
}

const link = (attributes: string, file: string) => `<link crossorigin ${attributes} href="./${file}">`;

/** @throws Error when the build has no such file, or several */
function chunkOf(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const isIt = ({ fileName }: { fileName: string }) =>
    new RegExp(`^(?:assets/)?${name}-[\\w-]{8}\\.js$`).test(fileName);
  const [chunk, ...others] = Object.values(bundle).filter(isIt);
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`the build has no file ${name}, or several`);
  return chunk;
}

/** What stands in for the cashier where the browser is too old. @param file `too-old.html` or `too-old.js` */
function readTooOld(root: string, file: string): string {
  const read = (name: string) => readFileSync(join(root, 'src/first/too-old', name), 'utf8');
  return read(file).replace('WORDS', () => JSON.stringify(JSON.parse(read('too-old.json'))));
}
