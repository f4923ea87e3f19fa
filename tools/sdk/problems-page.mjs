/** docs/problems.md as an HTML page beside the cashier, to which the host SDK's messages link. Built-ins only. */
import { readFileSync } from 'node:fs';

/** @param {string | URL} file the Markdown: headings, paragraphs, code, links */
export function problemsPage(file) {
  const body = readFileSync(file, 'utf8')
    .trim()
    .split(/\n{2,}/)
    .map(toHtml)
    .join('\n');
  return `<!doctype html>\n<html lang="en">\n${HEAD}\n${body}\n</html>\n`;
}

/** Styles for reading: the reader's theme, and lines of a comfortable length. */
const HEAD = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Problems of an embedded cashier</title>
<style>body { max-width: 42rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }</style>`;

function toHtml(/** @type {string} */ block) {
  const [, marks, title] = /^(#+) (.*)$/.exec(block) ?? [];
  if (marks && title) return `<h${marks.length} id="${title}">${inline(title)}</h${marks.length}>`;
  return `<p>${inline(block)}</p>`;
}

function inline(/** @type {string} */ text) {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]+)`/g, '<code>$1</code>');
}
