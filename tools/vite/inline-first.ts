/**
 * Puts the first script into index.html: it greets the host and asks for the list as soon as the page is there and not
 * a round trip later. A policy of scripts has to name its hash; `script-src.txt` in the build says it.
 */
import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

const SCRIPT = /\s*<script type="module" crossorigin src="\.\/(first-[\w-]{8}\.js)"><\/script>/;

const STYLES = /\s*<link (?:crossorigin )?rel="stylesheet"[^>]*>/g;
const FETCHES = /\s*<link (?:crossorigin )?rel="(?:modulepreload|preload|later)"[^>]*>/g;

export function inlineFirst(): Plugin {
  return {
    name: 'cashier-inline-first',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'] as Rolldown.OutputAsset;
        const html = String(page.source);
        const file = SCRIPT.exec(html)?.[1] ?? '';
        const chunk = bundle[file];
        if (chunk?.type !== 'chunk') throw new Error('index.html names no first script');
        if (chunk.imports.length > 0) throw new Error(`the first script would wait for ${chunk.imports.join(', ')}`);
        // As text of an element it must not end that element.
        const code = chunk.code.trim().replace(/<(?=\/script|!--)/gi, '\\x3C');
        const styles = html.match(STYLES) ?? [];
        const fetches = html.match(FETCHES) ?? [];
        // Above the style sheets: one that is still on its way would hold it up. They stay in the head, where nothing is
        // painted without them. What is fetched next is named above it: the page takes a while to come, and the script finds
        // the links for later only where they have been parsed.
        const head = `${fetches.join('')}\n    <script type="module" async>${code}</script>${styles.join('')}`;
        page.source = html
          .replace(STYLES, '')
          .replace(FETCHES, '')
          .replace(SCRIPT, () => head);
        delete bundle[file];
        const hash = createHash('sha256').update(code).digest('base64');
        this.emitFile({ type: 'asset', fileName: 'script-src.txt', source: `'self' 'sha256-${hash}'\n` });
      },
    },
  };
}
