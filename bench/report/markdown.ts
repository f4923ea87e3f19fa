/** Tables in Markdown, which are readable in a terminal as well. */

/** The rule below a Markdown table's head needs at least three characters. */
const LEAST_WIDTH = 3;

export function table(head: string[], rows: string[][]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(LEAST_WIDTH, ...all.map((row) => (row[column] ?? '').length)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => pad(cell, widths[column]!, column)).join(' | ')} |`;
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}

const pad = (text: string, width: number, column: number) => (column === 0 ? text.padEnd(width) : text.padStart(width));

const DIGITS: Record<string, number> = { MB: 1, KB: 1 };

export function amount(value: number | undefined, unit: string): string {
  if (value === undefined) return '—';
  const digits = DIGITS[unit] ?? (Number.isInteger(value) || value >= 10 ? 0 : 2);
  const text = value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: DIGITS[unit] ?? 0 });
  return unit ? `${text} ${unit}` : text;
}
