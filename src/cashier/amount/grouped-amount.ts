const COMMA_GROUPS = /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}\.\d*$/;
const DOT_GROUPS = /^[1-9]\d{0,2}(?:\.\d{2,3})*\.\d{3},\d*$/;

/**
 * `1,234.50`, `1.234,50` and `1,23,456.50` as `1234,50` …: with both signs in one text the last one is the decimal
 * separator and the other one groups, so nothing is left to guess. Any other text comes back unchanged.
 * A single sign is never a group: `1,000` is one, since the comma is the decimal separator (spec 5).
 */
export function ungroup(text: string): string {
  if (COMMA_GROUPS.test(text)) return text.replaceAll(',', '').replace('.', ',');
  if (DOT_GROUPS.test(text)) return text.replaceAll('.', '');
  return text;
}
