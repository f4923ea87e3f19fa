/**
 * Writes run-time values into a built page's `<script type="application/json" id="…">` block, so that one build serves
 * every deployment. Escapes `<`, because `</script>` in a text would end the block.
 * @throws Error when the page has no such block
 */
export function fillJsonBlock(html: string, id: string, value: unknown): string {
  const block = new RegExp(`(<script\\b[^>]*\\bid="?${id}"?[^>]*>)[^<]*(</script>)`);
  if (!block.test(html)) throw new Error(`The page has no block with the id ${id}`);
  const text = JSON.stringify(value).replace(/</g, '\\u003c');
  return html.replace(block, (_, open: string, close: string) => open + text + close);
}
