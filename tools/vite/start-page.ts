/**
 * Writes index.html as it is served. The first script is inline, so that it greets the host and requests the list as soon
 * as the page is there, without another round trip. A Content Security Policy must name the script's hash, which the build
 * writes to `script-src.txt`.
 *
 * Nearly every player needs the first list, so it is fetched beside the first script. The files needed between the list
 * and a form are links that fetch nothing yet: the first script turns them into preloads of the lowest priority once the
 * network is idle (src/first/fetch-later.ts).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { scriptHashes } from '../../sandbox/http/script-hashes.ts';

const FIRST = 'first';
const NOW = 'first-list';

/** Names without folder and hash, in the order in which they are needed, and the design of files that only one design uses. */
const LATER: readonly { name: string; design?: string }[] = [
  { name: 'application' },
  { name: 'renderer' },
  { name: 'current-shell', design: 'current' },
  { name: 'legacy-shell', design: 'legacy' },
  { name: 'form' },
];

/** @param root absolute path of the project */
export function startPage(root: string): Plugin {
  return {
    name: 'cashier-start-page',
    apply: 'build',
    generateBundle: {
      // After all other plugins, when the first script is final.
      order: 'post',
      handler(_, bundle) {
        const first = chunkOf(bundle, FIRST);
        if (first.imports.length > 0) throw new Error(`the first script would wait for ${first.imports.join(', ')}`);
        // Escaped, so that the code can't end its own `<script>` element.
        const code = first.code.trim().replace(/<(?=\/script|!--)/gi, '\\x3C');
        const page = bundle['index.html'] as Rolldown.OutputAsset;
        const html = String(page.source);
        const script = `<script type="module" crossorigin src="./${first.fileName}"></script>`;
        if (!html.includes(script)) throw new Error('index.html names no first script');
        // The style sheet follows the script, which would otherwise wait for it to load; it stays in the head, so that
        // nothing is painted without it. The links precede the script: the page arrives slowly, and the script finds only
        // links that are already parsed.
        const { fetches, styles } = linksOf(bundle);
        const lines = [...fetches, `<script type="module" async>${code}</script>`, ...styles];
        page.source = html.replace(script, () => lines.join('\n    '));
        delete bundle[first.fileName];
        const hashes = scriptHashes(String(page.source)).join(' ');
        this.emitFile({ type: 'asset', fileName: 'script-src.txt', source: `'self' ${hashes}\n` });
        for (const fileName of ['too-old.html', 'too-old.js'])
          this.emitFile({ type: 'asset', fileName, source: readTooOld(root, fileName) });
        for (const fileName of ['opening.html', 'opening.js'])
          this.emitFile({ type: 'asset', fileName, source: readFileSync(join(root, 'src/first/opening', fileName)) });
      },
    },
  };
}

function linksOf(bundle: Rolldown.OutputBundle): { fetches: string[]; styles: string[] } {
  const { fileName, imports, viteMetadata } = chunkOf(bundle, NOW);
  const sheets = [...(viteMetadata?.importedCss ?? [])];
  // Preload the imports as well: otherwise they would be requested a round trip later.
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

/** The page that replaces the cashier in a browser that is too old. @param file `too-old.html` or `too-old.js` */
function readTooOld(root: string, file: string): string {
  const read = (name: string) => readFileSync(join(root, 'src/first/too-old', name), 'utf8');
  return read(file).replace('WORDS', () => JSON.stringify(JSON.parse(read('too-old.json'))));
}
