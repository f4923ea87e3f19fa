/** docs/problems.md as a page that stands beside the cashier: the links of the host SDK lead there. Built-ins only. */
import { readFileSync } from 'node:fs';

/** @param {string | URL} file the Markdown: headings, paragraphs, code, links */
export function problemsPage(file) {
  const body = readFileSync(file, 'utf8')
    .trim()
    .split(/\n{2,}/)
    .map(toHtml)
    .join('\n');
  return `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>Problems of an embedded cashier</title>\n${body}\n</html>\n`;
}

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
