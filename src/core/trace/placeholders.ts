import { invoiceShape } from './invoice-shape';
import { shapeOf } from './typed-shape';

/**
 * The scheme, or the start of a wallet app's address, stays readable: it decides whether a page can be opened at all.
 */
const ADDRESS =
  /^((?:bitcoin|ethereum|litecoin|dogecoin|bitcoincash|stellar|monero|tron|solana):|upi:\/\/pay|[a-z][a-z\d+.-]*:\/\/)([^?]*)(?:\?(.*))?$/is;
/** The payment's amount and currency: the only query values that stay. */
const OPEN_VALUE = /^(am|amount|value|cu)=(\d{1,12}(\.\d{1,18})?|[A-Z]{3})$/;

/**
 * Replaces each text by one of the same length and kinds of characters that holds nothing of the original. Different
 * texts get different placeholders, so that list keys stay unique.
 */
export class Placeholders {
  private readonly byText = new Map<string, string>();
  private readonly taken = new Set<string>();

  /** Each replaced text, with its placeholder. */
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
    if (scheme === undefined) return invoiceShape(text) ?? shapeOf(text);
    const address = scheme + shapeOf(path.replace(/%[\da-f]{2}/gi, 'a'));
    if (query === undefined) return address;
    return `${address}?${query
      .split('&')
      .map((pair) => this.pair(pair))
      .join('&')}`;
  }

  /** Inside a query a value gets the same placeholder as outside it, because pages compare the two. */
  private pair(pair: string): string {
    const [, key = '', value = ''] = /^([a-z_.-]{0,24})=?(.*)$/is.exec(pair) ?? [];
    if (OPEN_VALUE.test(pair)) return pair;
    // A part without `=` may be anything, so replace all of it.
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

/** Writes `count` into the last digits and letters of `shape`, so that the placeholder becomes unique. */
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
