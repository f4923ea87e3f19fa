import { shapeOf } from './typed-shape';

/** Before `//`, or of an app's own address: it decides whether a page can be opened at all. */
const SCHEME = /^[a-z][a-z\d+.-]*:(?=\/\/)|^(bitcoin|ethereum|litecoin|dogecoin|bitcoincash|stellar|monero|tron|upi):/i;
/** A query's keys are the provider's; their values are not. */
const QUERY_KEY = /[?&][a-z_]{1,24}=/gi;

/**
 * Texts of the same length and the same kinds of characters. Nothing of the original is in them; two that differ have two
 * that differ, so that a list keeps its keys.
 */
export class Placeholders {
  private readonly byText = new Map<string, string>();
  private readonly taken = new Set<string>();

  /** What has been replaced, by what. */
  get replaced(): ReadonlyMap<string, string> {
    return this.byText;
  }

  of(text: string): string {
    const known = this.byText.get(text);
    if (known !== undefined) return known;
    let placeholder = shapeOfAddress(text);
    for (let count = 1; this.taken.has(placeholder) && count < 1000; count += 1)
      placeholder = numbered(shapeOfAddress(text), count);
    this.taken.add(placeholder);
    this.byText.set(text, placeholder);
    return placeholder;
  }
}

function shapeOfAddress(text: string): string {
  const scheme = SCHEME.exec(text)?.[0] ?? '';
  const rest = text.slice(scheme.length);
  if (scheme === '') return shapeOf(rest);
  let shape = '';
  let from = 0;
  for (const { 0: key, index } of rest.matchAll(QUERY_KEY)) {
    shape += shapeOf(rest.slice(from, index)) + key;
    from = index + key.length;
  }
  return scheme + shape + shapeOf(rest.slice(from));
}

/** The count in the last characters, as digits or letters, whichever stand there. */
function numbered(shape: string, count: number): string {
  const characters = [...shape];
  let left = count;
  for (let at = characters.length - 1; at >= 0 && left > 0; at -= 1) {
    const character = characters[at]!;
    const size = character === '0' ? 10 : character === 'a' || character === 'A' ? 26 : 1;
    if (size === 1) continue;
    characters[at] = String.fromCharCode(character.charCodeAt(0) + (left % size));
    left = Math.floor(left / size);
  }
  return characters.join('');
}
