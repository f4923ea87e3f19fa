import { shapeOf } from './typed-shape';

/** Before `//`, or of an app's own address: it decides whether a page can be opened at all. */
const ADDRESS =
  /^((?:bitcoin|ethereum|litecoin|dogecoin|bitcoincash|stellar|monero|tron):|upi:\/\/pay|[a-z][a-z\d+.-]*:\/\/)([^?]*)(?:\?(.*))?$/is;
/** Amount and currency of the payment; no other value of a query stays. */
const OPEN_VALUE = /^(am|amount|value|cu)=(\d{1,12}(\.\d{1,18})?|[A-Z]{3})$/;

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
    const shape = this.shape(text);
    let placeholder = shape;
    for (let count = 1; this.taken.has(placeholder) && count < 1000; count += 1) placeholder = numbered(shape, count);
    this.taken.add(placeholder);
    this.byText.set(text, placeholder);
    return placeholder;
  }

  private shape(text: string): string {
    const [, scheme, path = '', query] = ADDRESS.exec(text) ?? [];
    if (scheme === undefined) return shapeOf(text);
    const address = scheme + shapeOf(path.replace(/%[\da-f]{2}/gi, 'a'));
    if (query === undefined) return address;
    return `${address}?${query
      .split('&')
      .map((pair) => this.pair(pair))
      .join('&')}`;
  }

  /** The same value has the same placeholder here as by itself: pages compare the two. */
  private pair(pair: string): string {
    const [, key = '', value = ''] = /^([a-z_.-]{0,24})=?(.*)$/is.exec(pair) ?? [];
    if (OPEN_VALUE.test(pair)) return pair;
    // A key without a value may be anything.
    if (value === '') return pair.endsWith('=') ? pair : shapeOf(pair);
    return `${key}=${encodeURIComponent(this.of(decoded(value)))}`;
  }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value.replace(/\+/g, ' '));
  } catch {
    return value;
  }
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
