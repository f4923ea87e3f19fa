/** The frame of each page: one self-contained file, without scripts, fonts or external addresses. */
import { escape } from '../conformance/reports/escape';
import { inline } from './markdown';

export const PAGES = {
  'index.html': 'Guide',
  'realtime.html': 'Realtime',
  'http.html': 'HTTP',
  'conformance.html': 'Conformance',
} as const;
export type PageName = keyof typeof PAGES;

const STYLE = `
:root { color-scheme: light dark; --page: light-dark(#f6f7f9, #14171c); --card: light-dark(#fff, #1d2128);
  --text: light-dark(#1c2530, #e6e9ee); --quiet: light-dark(#55606e, #a3adba); --line: light-dark(#d9dee5, #343b46);
  --code: light-dark(#eceff3, #262b34); --link: light-dark(#0b57d0, #8ab4f8) }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.55 system-ui, sans-serif; overflow-wrap: break-word }
header { border-bottom: 1px solid var(--line); background: var(--card) }
header nav, main { max-width: 60rem; margin: 0 auto; padding: 0 1rem }
header nav { display: flex; flex-wrap: wrap; gap: 0 1.25rem }
header a { padding: .75rem 0; text-decoration: none }
header a[aria-current] { color: var(--text); font-weight: 600 }
main { padding-bottom: 4rem }
h1 { margin: 2rem 0 1rem; font-size: 1.875rem; line-height: 1.2 } h2 { margin: 2.5rem 0 .5rem; font-size: 1.375rem }
h3 { margin: 1.5rem 0 .25rem; font-size: 1.0625rem } p { margin: .5rem 0; max-width: 46rem }
a { color: var(--link) } a:focus-visible, summary:focus-visible, [tabindex]:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
code { padding: .1em .3em; border-radius: .25rem; background: var(--code); font: .875em ui-monospace, monospace; overflow-wrap: anywhere }
pre { margin: .5rem 0; padding: .75rem; overflow: auto; border: 1px solid var(--line); border-radius: .5rem; background: var(--code);
  font: 13px/1.45 ui-monospace, monospace }
.table { overflow-x: auto; margin: .75rem 0; border: 1px solid var(--line); border-radius: .5rem; background: var(--card) }
table { width: 100%; border-collapse: collapse; font-size: .9375rem } th, td { padding: .5rem .75rem; text-align: left; vertical-align: top }
th { color: var(--quiet); font-weight: 600 } tr + tr td, tbody tr:first-child td { border-top: 1px solid var(--line) }
td code { overflow-wrap: normal } td:first-child code { white-space: nowrap } td:last-child { min-width: 12rem }
details { margin: .5rem 0; border: 1px solid var(--line); border-radius: .5rem; background: var(--card) }
summary { padding: .625rem 1rem; cursor: pointer; border-radius: .5rem }
summary span { margin-left: .5rem; color: var(--quiet) } details > :not(summary) { margin-left: 1rem; margin-right: 1rem }
details > .table { margin: .5rem 1rem 1rem } details > :last-child { margin-bottom: 1rem }
.toc { columns: 18rem; padding: 0; list-style: none; font-size: .9375rem } .toc li { break-inside: avoid }
.toc a { display: inline-block; padding: .1875rem 0 } .quiet { color: var(--quiet) }
`;

export function page(name: PageName, title: string, body: string): string {
  const links = Object.entries(PAGES).map(
    ([file, words]) => `<a href="${file}"${file === name ? ' aria-current="page"' : ''}>${words}</a>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<style>${STYLE}</style>
<body>
<header><nav aria-label="Pages">${links.join('')}</nav></header>
<main>
${body}
</main>
</body>
</html>
`;
}

export const words = (text: string): string => inline(text, () => null);
