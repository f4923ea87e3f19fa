/** Colours are of one lightness per scheme, so that text on them has a contrast of 4.5 at least. */
export const STYLE = `
:root { color-scheme: light dark; --page: light-dark(#f6f7f9, #14171c); --card: light-dark(#fff, #1d2128);
  --text: light-dark(#1c2530, #e6e9ee); --quiet: light-dark(#55606e, #a3adba); --line: light-dark(#d9dee5, #343b46);
  --pass: light-dark(#136c3a, #6fd39b); --fail: light-dark(#b3261e, #ff9c92); --skipped: light-dark(#5d6672, #a3adba);
  --code: light-dark(#f0f2f5, #14171c); --link: light-dark(#0b57d0, #8ab4f8) }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2 }
h2 { margin: 2.5rem 0 0; font-size: 1.25rem; text-transform: capitalize }
h2 + p { margin: .25rem 0 .75rem; color: var(--quiet) }
.facts { margin: .5rem 0 1rem; color: var(--quiet) }
.counts { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0; padding: 0; list-style: none }
.counts li { padding: .25rem .75rem; border: 1px solid var(--line); border-radius: 2rem; background: var(--card) }
.counts b { font-size: 1.125rem }
.pass > summary .mark, .counts .pass b { color: var(--pass) }
.fail > summary .mark, .counts .fail b { color: var(--fail) }
.skipped > summary .mark, .counts .skipped b { color: var(--skipped) }
nav ul { margin: 1rem 0 0; padding: 1rem; list-style: none; border: 1px solid var(--fail); border-radius: .5rem; background: var(--card) }
nav li + li { margin-top: .75rem }
nav span { display: block; color: var(--quiet) }
a { color: var(--link) }
main > section > details { margin-top: .5rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--card) }
main > section > details.fail { border-color: var(--fail) }
summary { cursor: pointer; border-radius: .5rem }
summary:focus-visible, a:focus-visible, pre:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
section > details > summary { display: flex; gap: .25rem 1rem; align-items: baseline; padding: .625rem 1rem }
.mark { flex: none; width: 5.5rem; font-weight: 600 }
.title { flex: 1; min-width: 0 }
section > details > summary > .mark::before { content: '▸ ' / ''; color: var(--quiet) }
section > details[open] > summary > .mark::before { content: '▾ ' / '' }
summary code { color: var(--quiet); font-size: .8125rem }
dl { display: grid; grid-template-columns: 10rem 1fr; gap: .5rem 1rem; margin: 0; padding: .25rem 1rem 1rem }
dt { color: var(--quiet) }
dd { margin: 0 }
.source { display: block; color: var(--quiet); font-size: .875rem }
.wire { margin: 0 1rem 1rem; border-top: 1px solid var(--line); padding-top: .5rem }
.wire summary { color: var(--link); width: max-content; min-height: 1.5rem }
.wire ol { margin: .5rem 0 0; padding: 0; list-style: none }
.wire li { margin-top: .5rem; font-size: .875rem }
.wire i { color: var(--quiet); font-style: normal }
.wire b { scroll-margin-top: 1rem }
.wire b:target { outline: 2px solid var(--link); outline-offset: 2px; border-radius: .25rem }
.wire code { color: var(--quiet) }
pre { margin: .25rem 0 0; padding: .75rem; max-height: 20rem; overflow: auto; background: var(--code); border: 1px solid var(--line);
  border-radius: .375rem; font: 13px/1.45 ui-monospace, monospace; white-space: pre-wrap }
@media (max-width: 40rem) {
  section > details > summary { flex-wrap: wrap } .title { flex: 1 0 50% } summary code { width: 100% }
  dl { grid-template-columns: 1fr; gap: 0 } dd { margin-bottom: .75rem }
}
@media print { details { break-inside: avoid } }
`;
