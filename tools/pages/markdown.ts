/** The part of Markdown that docs/gateway.md uses: headings, paragraphs, tables, lists; code, bold and links inline. */
import { escape } from '../conformance/reports/escape';

export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** `toAddress`: maps a link of the text to its address in the pages; null keeps only the link's text. */
export function markdown(text: string, toAddress: (target: string) => string | null): string {
  const blocks = text.trim().split(/\n{2,}/);
  return blocks.map((block) => blockOf(block, (words) => inline(words, toAddress))).join('\n');
}

function blockOf(block: string, line: (text: string) => string): string {
  const [, marks, title] = /^(#+) (.*)$/.exec(block) ?? [];
  if (marks && title) return `<h${marks.length} id="${slug(title)}">${line(title)}</h${marks.length}>`;
  if (block.startsWith('|')) return tableOf(block.split('\n'), line);
  if (block.startsWith('- ')) {
    const items = block.split(/\n(?=- )/).map((item) => `<li>${line(item.slice(2))}</li>`);
    return `<ul>${items.join('')}</ul>`;
  }
  return `<p>${line(block)}</p>`;
}

function tableOf([head = '', , ...rows]: string[], line: (text: string) => string): string {
  const cells = (row: string) => row.split('|').slice(1, -1);
  const headings = cells(head).map((cell) => `<th scope="col">${line(cell.trim())}</th>`);
  const body = rows.map(
    (row) =>
      `<tr>${cells(row)
        .map((cell) => `<td>${line(cell.trim())}</td>`)
        .join('')}</tr>`,
  );
  return `<div class="table" tabindex="0"><table><thead><tr>${headings.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

/** Splits off code first, because Markdown marks inside it are literal. */
export function inline(text: string, toAddress: (target: string) => string | null): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith('`') ? `<code>${escape(part.slice(1, -1))}</code>` : phrase(part, toAddress)))
    .join('');
}

function phrase(text: string, toAddress: (target: string) => string | null): string {
  return escape(text)
    .replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^\]]+)\]\(([^)]*)\)/g, (_, words: string, target: string) => {
      const address = toAddress(target);
      return address === null ? words : `<a href="${address}">${words}</a>`;
    });
}
