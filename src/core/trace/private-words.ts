/**
 * Finds a person's words inside the gateway's own wording: "Pay Ana Silva" when a payee, a player or a typed field has
 * that name. Words are compared without case and accents.
 */
import type { Placeholders } from './placeholders';
import { shapeOf } from './typed-shape';

const TOKEN = /[\p{L}\p{M}\p{N}]+/gu;
/** Scripts that are written without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const OTHER_SCRIPT = /[^\p{sc=Latin}\p{N}]/u;
const LEAST = 3;
/** Most letters of an ending that an inflecting language may add to a name. */
const MOST_OF_ENDING = 3;
const ADDRESS = /^[a-z][a-z\d+.-]*:\S+$/i;
/** Fewest digits of a number that is looked for: a shorter one may be a year or an amount. */
const LEAST_DIGITS = 5;
const NUMBER = /^[\p{Nd}\s().-]+$/u;

export class PrivateWords {
  private readonly words = new Set<string>();
  private readonly unspaced = new Set<string>();
  private readonly phrases = new Set<string>();
  /** Words that the method lists, which are the same for all players, have in lower case: no names. */
  private readonly ordinary = new Set<string>();

  /** @param isPersonal whether each single word may be a name; otherwise only the whole text is looked for */
  add(text: string, isPersonal: boolean): void {
    // A text that equals its own shape is a placeholder: what the player typed was replaced already.
    if (ADDRESS.test(text) || text === shapeOf(text)) return;
    const [local = ''] = text.split('@');
    const tokens = folded(local).match(TOKEN) ?? [];
    if (isPhrase(text, tokens)) this.phrases.add(text.trim());
    if (!isPersonal) return;
    for (const token of tokens) {
      if (UNSPACED.test(token) && token.length >= 2) this.unspaced.add(token);
      else if (token.length >= LEAST && /\p{L}/u.test(token)) this.words.add(token);
    }
  }

  addOrdinary(text: string): void {
    for (const token of text.match(TOKEN) ?? []) if (token === token.toLowerCase()) this.ordinary.add(folded(token));
  }

  /** Returns the wording with placeholders in place of the person's words and phrases. */
  hide(wording: string, placeholders: Placeholders): string {
    let text = wording;
    for (const pattern of this.patterns(text)) text = text.replace(pattern, (found) => placeholders.of(found));
    return text.replace(TOKEN, (token) => (this.isPrivate(token) ? placeholders.of(token) : token));
  }

  private *patterns(text: string): Generator<RegExp> {
    const plain = squeezed(text);
    for (const phrase of this.phrases) {
      if (!plain.includes(squeezed(phrase))) continue;
      // The wording may group the digits differently or have other punctuation between the words.
      const parts = NUMBER.test(phrase) ? [...squeezed(phrase)] : (phrase.match(TOKEN) ?? []);
      yield new RegExp(`(?<![\\p{L}\\p{N}])${parts.join('[^\\p{L}\\p{N}]{0,3}')}(?![\\p{L}\\p{N}])`, 'giu');
    }
    for (const word of this.unspaced) if (text.includes(word)) yield new RegExp(word, 'gu');
  }

  private isPrivate(token: string): boolean {
    const word = folded(token);
    if (token === token.toLowerCase() && this.ordinary.has(word)) return false;
    if (this.words.has(word)) return true;
    if (!OTHER_SCRIPT.test(word)) return false;
    const endings = Array.from({ length: MOST_OF_ENDING }, (_, index) => word.slice(0, -index - 1));
    return endings.some((stem) => stem.length >= LEAST && this.words.has(stem));
  }
}

function isPhrase(text: string, tokens: readonly string[]): boolean {
  if (NUMBER.test(text)) return squeezed(text).length >= LEAST_DIGITS;
  return squeezed(text).length > LEAST && (tokens.length > 1 || /\p{N}/u.test(text));
}

/**
 * `José`, `JOSE` and `jose` count as one word. Marks of scripts other than Latin, Greek and Cyrillic are part of the
 * letter and stay.
 */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ı', 'i');

const squeezed = (text: string) => folded(text).replace(/[^\p{L}\p{N}]/gu, '');
