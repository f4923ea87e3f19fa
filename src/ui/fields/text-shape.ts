/**
 * What an input shows of a text; it takes no letter and no digit away. `isWhole`: the text was pasted or filled in, or the
 * player has left it; else it is being typed. Keep the function stable between renders.
 */
export type TextShape = (text: string, isWhole: boolean) => string;

/** What a shape may put in, take out or exchange. */
const SEPARATOR = /^[\s.,\-/()'’]$/;

const count = (text: string) => [...text].filter((character) => !SEPARATOR.test(character)).length;

/** Only separators have become others, e.g. a dot a comma. */
const isExchanged = (shown: string, text: string): boolean =>
  shown.replace(/[\s.,]/g, ' ') === text.replace(/[\s.,]/g, ' ');

/**
 * Where the caret of a text is in its shape: before as many characters as it was. They are counted from the end, since a shape
 * puts more in at the beginning (a calling code) than elsewhere.
 */
export function caretIn(shown: string, text: string, caret: number): number {
  if (caret >= text.length) return shown.length;
  if (isExchanged(shown, text)) return caret;
  const behind = count(text.slice(caret));
  let at = shown.length;
  for (let left = behind; at > 0 && left > 0; at -= 1) if (!SEPARATOR.test(shown[at - 1]!)) left -= 1;
  // Right behind the character that it was behind; behind a separator only where it was behind one.
  if (SEPARATOR.test(text[caret - 1] ?? '')) return at;
  while (at > 0 && at < shown.length && SEPARATOR.test(shown[at - 1]!)) at -= 1;
  return at;
}

/**
 * The text after a key that deletes. Where the key took nothing but a separator that the shape puts back, it takes the
 * character next to it, too: otherwise the key would do nothing for ever.
 */
export function afterDeletion(
  before: string,
  text: string,
  caret: number,
  isForward: boolean,
  shape: TextShape,
): { text: string; caret: number } {
  let [left, right] = [text.slice(0, caret), text.slice(caret)];
  while (shape(left + right, false) === before && (isForward ? right : left) !== '') {
    if (isForward) right = right.slice(1);
    else left = left.slice(0, -1);
  }
  return { text: left + right, caret: left.length };
}
