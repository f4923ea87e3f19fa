/**
 * Removes the player's data from a trace. An allow-list: a text stays only where the contract has a code, a time, an
 * amount or the gateway's own wording. Any other text is replaced by one of the same length and kinds of characters, so
 * that the screens still render.
 */
import { scrubText } from '../monitoring/scrub';
import { isPersonal, isThing } from './personal-keys';
import { Placeholders } from './placeholders';
import { PrivateWords } from './private-words';

/**
 * Where a value stands. `method`: in the list of methods, the same for all players. `field`: in a form's fields or in
 * the values that a page shows.
 */
type Place = 'data' | 'field' | 'method';

/** Keys whose values are codes of the contract. `reason` and `label` may hold texts by language instead. */
const CODE_KEYS =
  /^(status|state|level|kind|format|type|flow|period|reason|category|pageId|network|bank_type|currency|country|payment_?(type|method|system)|passedCurrency|payment_currency|method|group|messageType|eventType|version|actions|unreadableKeys|limit|back|theme|lang|next)$/i;
const ICON_KEYS = /^iconIds?$/;
const CODE = /^\/?[A-Za-z][A-Za-z\d]*([_.:/-][A-Za-z\d]+)*$/;
const CHOICE = /^[\w.:/-]{1,64}$/;
/** Ids of transactions stay: support asks for them anyway. */
const REFERENCE = /^(deposit|withdrawal|event|transaction)Id$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/;
const AMOUNT_KEY =
  /^(?!.*(At|Id)$).*(amount|min|max|fee|rate|received|expected|confirm|required|balance|primary|used|limit|percent|price|seconds)/i;
const DECIMAL = /^\d{1,12}(\.\d{1,18})?$/;
const WORDING = /^(text|title|label|steps|reason|tooltip|placeholder_text)$/;
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/;
const FIELD_LISTS = /^(fields|inputs|items|requisites)$/;
/** Keys with which the gateway describes a field, as opposed to the field's value. */
const FIELD_CODES = /^(name|regex_error_key|placeholder_key)$/;
const PATTERNS = /^(mask|regex)$/;

export class TraceScrubber {
  readonly placeholders = new Placeholders();
  private readonly privateWords = new PrivateWords();
  /** Values that the method lists offer to choose. When a player has entered one, it is still not personal. */
  private readonly choices = new Set<string>();

  /** @param languages the languages whose texts are kept, e.g. `en` and the player's */
  constructor(private readonly languages: readonly string[]) {}

  /**
   * Adds personal texts that are not in the trace but may occur in its wording. Texts that were scrubbed are known
   * already.
   */
  learn(texts: readonly string[]): void {
    for (const text of texts) if (!this.choices.has(text)) this.privateWords.add(text, true);
  }

  /** Scrubs the data of a call, a push or a message. */
  data(value: unknown): unknown {
    return this.value(value, '', 'data');
  }

  /** Scrubs a response with methods or suggested amounts. */
  listing(value: unknown): unknown {
    const { data, ...rest } = value as { data?: unknown };
    return { data: this.value(data, 'data', 'method'), ...(this.data(rest) as object) };
  }

  private value(value: unknown, key: string, place: Place, owner: object = {}): unknown {
    if (typeof value === 'string') return this.text(value, key, place, owner);
    if (typeof value === 'number') return this.number(value, key, owner);
    if (Array.isArray(value)) {
      const inner = place === 'data' && FIELD_LISTS.test(key) ? 'field' : place;
      return value.map((entry: unknown) => this.value(entry, key, inner, owner));
    }
    if (typeof value !== 'object' || value === null) return value;
    return this.object(value, key, place);
  }

  private object(value: object, key: string, place: Place): unknown {
    const entries = Object.entries(value).filter(([, entry]) => entry !== undefined && entry !== null);
    if (WORDING.test(key) && entries.every(([name, text]) => LANGUAGE.test(name) && typeof text === 'string'))
      return this.wording(entries as [string, string][], place);
    const clean = entries.map(([name, entry]) => {
      // The response's key is in the trace too, and together the two would reveal the card's number.
      if (name === 'encoded') return ['number', '0000000000000000'];
      return [this.key(name), this.value(entry, name, place, value)];
    });
    return Object.fromEntries(clean) as unknown;
  }

  private wording(texts: readonly [string, string][], place: Place): Record<string, string> {
    const wanted = texts.filter(([language]) => this.languages.includes(language));
    return Object.fromEntries(
      (wanted.length > 0 ? wanted : texts.slice(0, 1)).map(([at, text]) => [at, this.worded(text, place)]),
    );
  }

  private text(text: string, key: string, place: Place, owner: object): string {
    if (text === '' || TIME.test(text) || REFERENCE.test(key) || isReference(key, owner)) return text;
    if (place !== 'data' && PATTERNS.test(key)) return this.open(text);
    if (place !== 'data' && WORDING.test(key)) return this.worded(text, place);
    if (isCode(text, key, place)) return this.open(text);
    // Choices of a list are the same for all players; the value that fills a field is personal.
    const isChoice = place === 'method' && 'text' in owner && /^(value|hint|securityRulesGroup|banner)$/.test(key);
    if (isChoice && CHOICE.test(text)) {
      this.choices.add(text);
      return this.open(text);
    }
    if (AMOUNT_KEY.test(key) && DECIMAL.test(text)) return text;
    this.privateWords.add(text, isOfPerson(key, place, owner));
    return this.placeholders.of(text);
  }

  /** Scrubs the gateway's own wording, which may contain a person's words. */
  private worded(text: string, place: Place): string {
    if (scrubText(text) !== text) return this.placeholders.of(text);
    if (place === 'method') this.privateWords.addOrdinary(text);
    return this.privateWords.hide(text, this.placeholders);
  }

  /** A word of the gateway's own stays unless it looks like a number, an address or a secret. */
  private open(text: string): string {
    return scrubText(text) === text ? text : this.placeholders.of(text);
  }

  private key(name: string): string {
    return /^[\w.-]{1,48}$/.test(name) ? this.open(name) : this.placeholders.of(name);
  }

  private number(value: number, key: string, owner: object): number {
    if (AMOUNT_KEY.test(key) || REFERENCE.test(key) || isReference(key, owner)) return value;
    const isTime = value >= 1e12 && value < 3e12;
    const isLong = Number.isInteger(value) && Math.abs(value) >= 1e8 && !isTime;
    return isLong || /id$|phone|passport|pan|code|pin/i.test(key) ? Number(this.placeholders.of(`${value}`)) : value;
  }
}

function isCode(text: string, key: string, place: Place): boolean {
  if (ICON_KEYS.test(key) && CHOICE.test(text)) return true;
  return (CODE_KEYS.test(key) || (place !== 'data' && FIELD_CODES.test(key))) && CODE.test(text);
}

/** A transaction's own id, which its list entry and its pushes call just `id`. */
function isReference(key: string, owner: object): boolean {
  return key === 'id' && ('status' in owner || 'received' in owner);
}

/** The name of a bank is not personal; its everyday words must not be removed from the wording. */
function isOfPerson(key: string, place: Place, owner: { name?: unknown }): boolean {
  if (place === 'data') return isPersonal(key) && !('bank_type' in owner);
  return key === 'value' && !(typeof owner.name === 'string' && isThing(owner.name));
}
