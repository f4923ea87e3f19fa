/**
 * first.ts imports main.tsx lazily so that the host handshake and the first requests start before anything else has
 * arrived. This names main's chunks in the HTML, so that they download beside first.ts instead of after it.
 */
import type { Plugin, Rolldown } from 'vite';

type OutputBundle = Rolldown.OutputBundle;
type OutputChunk = Rolldown.OutputChunk;

export function preloadMain(source: string): Plugin {
  return {
    name: 'cashier-preload-main',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk: entry }) {
        if (!bundle || !entry) return html;
        const chunks = Object.values(bundle).filter((file): file is OutputChunk => file.type === 'chunk');
        const main = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(source)));
        if (!main) throw new Error(`no chunk was made of ${source}`);
        const already = staticClosure(entry as OutputChunk, bundle);
        const closure = [...staticClosure(main, bundle)].filter((file) => !already.has(file));
        const styles = closure.flatMap((file) => stylesOf(bundle[file] as OutputChunk));
        return [
          ...closure.map((file) => tag({ rel: 'modulepreload', crossorigin: true, href: `./${file}` })),
          ...styles.map((file) => tag({ rel: 'stylesheet', crossorigin: true, href: `./${file}` })),
        ];
      },
    },
  };
}

const tag = (attrs: Record<string, string | boolean>) => ({ tag: 'link', attrs, injectTo: 'head' as const });

function staticClosure(chunk: OutputChunk, bundle: OutputBundle, seen = new Set<string>()): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk') staticClosure(next, bundle, seen);
  }
  return seen;
}

function stylesOf(chunk: OutputChunk): string[] {
  const meta = (chunk as OutputChunk & { viteMetadata?: { importedCss: Set<string> } }).viteMetadata;
  return [...(meta?.importedCss ?? [])];
}
