/**
 * Returns a text as an input shows it; must keep every letter and digit. `isWhole`: the text was pasted or filled in,
 * or the player has left the field; otherwise it is being typed. Keep the function stable between renders.
 */
export type TextShape = (text: string, isWhole: boolean) => string;

/** Characters that a shape may add, remove or replace. */
const SEPARATOR = /^[\s.,\-/()'’]$/;

const count = (text: string) => [...text].filter((character) => !SEPARATOR.test(character)).length;

/** True if the texts differ only in separators, e.g. a comma instead of a dot. */
const isExchanged = (shown: string, text: string): boolean =>
  shown.replace(/[\s.,]/g, ' ') === text.replace(/[\s.,]/g, ' ');

/**
 * Returns the caret's position in the shaped text: before the same number of characters, without separators, as in
 * `text`. Counted from the end, since a shape adds more at the beginning (a calling code) than elsewhere.
 */
export function caretIn(shown: string, text: string, caret: number): number {
  if (caret >= text.length) return shown.length;
  if (isExchanged(shown, text)) return caret;
  const behind = count(text.slice(caret));
  let at = shown.length;
  for (let left = behind; at > 0 && left > 0; at -= 1) if (!SEPARATOR.test(shown[at - 1]!)) left -= 1;
  // Place the caret directly after the character it followed, and after a separator only if it followed one.
  if (SEPARATOR.test(text[caret - 1] ?? '')) return at;
  while (at > 0 && at < shown.length && SEPARATOR.test(shown[at - 1]!)) at -= 1;
  return at;
}

/**
 * Returns the text after a deletion. If the key removed only a separator, which the shape would add again, the next
 * character in its direction is removed too; otherwise the key would never have an effect.
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
