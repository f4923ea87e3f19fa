/**
 * Counts the steps that a backtracking matcher takes at most on a text, by the text's length, from the pattern alone:
 * as if each character could be matched by each part of the pattern.
 */

/** Index: number of characters. Counts above `ENOUGH` are cut to it, so that none becomes infinite. */
type Counts = Float64Array<ArrayBuffer>;

interface Part {
  /** In how many ways the part takes that many characters. */
  ways: Counts;
  /** How often a character that many places from the part's beginning is taken. */
  steps: Counts;
}

const ENOUGH = 1e100;
/** A group's beginning, perhaps of one that looks around and takes no characters; a class, an escape, a character. */
const ATOM =
  /^(?:\((?:\?(?:<[^=!>][^>]*>|[-ims]*:|(<?[=!])))?|\[(?:\\.|[^\]\\])*\]?|\\(?:p\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|k<[^>]*>|.)?|.)/isu;
const QUANTIFIER = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/;
/** Characters and classes, one by one. */
const ATOMS = /\[(?:\\.|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|.)|[^\\[\]()|?*+^$]/gsu;
const PRINTABLE = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

/** For each length up to `longest`, the steps for a text of that length. `source` need not be valid. */
export function patternSteps(source: string, longest: number): number[] {
  const { steps } = new PatternReader(source, longest).read();
  // A pattern without an anchor is tried anew at each character.
  return Array.from(/^\/?(?:\^|\\A)/.test(source) ? sums(steps) : sums(sums(steps)));
}

/** Reads a pattern from left to right, and counts the steps of each part. */
class PatternReader {
  private at = 0;
  private readonly empty: Part;
  private readonly character: Part;
  private readonly separators: ReadonlySet<string>;

  constructor(
    private readonly source: string,
    private readonly longest: number,
  ) {
    this.empty = { ways: this.single(0), steps: this.none() };
    this.character = { ways: this.single(1), steps: this.single(1) };
    this.separators = separatorsOf(source);
  }

  read(): Part {
    let part = this.alternatives();
    // An unmatched bracket: the pattern is not valid, but what follows counts, too.
    while (this.at < this.source.length) {
      this.at += 1;
      part = this.inSequence(part, this.alternatives());
    }
    return part;
  }

  private none(): Counts {
    return new Float64Array(this.longest + 1);
  }

  private single(length: number): Counts {
    return this.none().fill(1, length, length + 1);
  }

  private inSequence(first: Part, next: Part): Part {
    if (next !== this.character)
      return { ways: product(first.ways, next.ways), steps: sum(first.steps, product(first.ways, next.steps)) };
    // Most of a long pattern.
    const ways = this.none();
    ways.set(first.ways.subarray(0, -1), 1);
    return { ways, steps: sum(first.steps, ways) };
  }

  private alternatives(): Part {
    let part = this.sequence();
    while (this.source[this.at] === '|') {
      this.at += 1;
      const next = this.sequence();
      part = { ways: sum(part.ways, next.ways), steps: sum(part.steps, next.steps) };
    }
    return part;
  }

  private sequence(): Part {
    let part = this.empty;
    const { source } = this;
    while (this.at < source.length && !'|)'.includes(source[this.at]!)) part = this.inSequence(part, this.quantified());
    return part;
  }

  private quantified(): Part {
    const from = this.at;
    const part = this.atom();
    const isSeparator = this.separators.has(this.source.slice(from, this.at));
    const [text, sign, least, comma, most] = QUANTIFIER.exec(this.source.slice(this.at, this.at + 20)) ?? [];
    if (text === undefined) return part;
    this.at += text.length;
    // What nothing else in the pattern can match leaves no choice whether it is there.
    if (sign === '?') return isSeparator ? this.empty : this.repeated(part, 0, 1);
    if (sign !== undefined) return this.repeated(part, sign === '*' ? 0 : 1, this.longest);
    return this.repeated(part, Number(least), Number(comma === '' ? least : most || this.longest));
  }

  private atom(): Part {
    const rest = this.source.slice(this.at);
    const [text = '', around] = ATOM.exec(rest) ?? [];
    this.at += text.length;
    if (rest[0] === '(') {
      const part = this.alternatives();
      this.at += 1;
      return around === undefined ? part : { ways: this.empty.ways, steps: part.steps };
    }
    if (/^(?:[\^$]|\\b)$/i.test(text)) return this.empty;
    // A text that was matched before, of any length.
    return /^\\[1-9k]/.test(text) ? { ways: this.none().fill(1), steps: this.single(1) } : this.character;
  }

  private repeated({ ways, steps }: Part, least: number, most: number): Part {
    // A round that takes nothing ends the repetition, once there are as many rounds as there must be.
    const round = ways.slice();
    round[0] = 0;
    let taken = this.empty.ways;
    let begun = this.none();
    let done = 0;
    for (; done < Math.min(least, this.longest); done += 1) {
      begun = sum(begun, taken);
      taken = product(taken, ways);
    }
    if (most >= this.longest) {
      taken = product(taken, endless(round));
      return { ways: taken, steps: product(sum(begun, taken), steps) };
    }
    let ended = taken;
    for (; done < most && taken.some(Boolean); done += 1) {
      begun = sum(begun, taken);
      taken = product(taken, round);
      ended = sum(ended, taken);
    }
    return { ways: ended, steps: product(begun, steps) };
  }
}

/**
 * The characters and classes of a pattern that match punctuation only, and nothing that another part of it matches, as
 * the space in `(\d{4} ?){4}`.
 */
function separatorsOf(source: string): ReadonlySet<string> {
  const atoms = [...new Set(source.replace(/\{\d*,?\d*\}/g, '').match(ATOMS))];
  const matched = atoms.map(matchedBy);
  const isAlone = (signs: string, index: number) =>
    matched.every((others, at) => at === index || ![...signs].some((sign) => others.includes(sign)));
  return new Set(
    atoms.filter((_, index) => {
      const signs = matched[index]!;
      return signs !== '' && !/[a-z0-9]/i.test(signs) && isAlone(signs, index);
    }),
  );
}

/** All of them for a part that can't be tried by itself. */
function matchedBy(atom: string): string {
  try {
    const rule = new RegExp(`^(?:${atom})$`, 'u');
    return PRINTABLE.filter((character) => rule.test(character)).join('');
  } catch {
    return PRINTABLE.join('');
  }
}

function sum(a: Counts, b: Counts): Counts {
  const counts = a.slice();
  for (let length = 0; length < counts.length; length += 1) counts[length]! += b[length]!;
  return counts;
}

/** For each length, the counts of `a` and `b` one after the other. */
function product(a: Counts, b: Counts): Counts {
  const counts = new Float64Array(a.length);
  for (let first = 0; first < a.length; first += 1) {
    const count = a[first]!;
    if (count > 0) for (let next = 0; first + next < a.length; next += 1) counts[first + next]! += count * b[next]!;
  }
  for (let length = 0; length < counts.length; length += 1) {
    if (counts[length]! > ENOUGH) counts[length] = ENOUGH;
  }
  return counts;
}

/** Any number of rounds, none among them. A round takes at least one character. */
function endless(round: Counts): Counts {
  const counts = new Float64Array(round.length);
  counts[0] = 1;
  for (let length = 1; length < counts.length; length += 1) {
    let count = 0;
    for (let last = 1; last <= length; last += 1) count += round[last]! * counts[length - last]!;
    counts[length] = Math.min(ENOUGH, count);
  }
  return counts;
}

/** At each length, the counts of all lengths up to it. */
function sums(counts: Counts): Counts {
  let all = 0;
  return counts.map((count) => (all = Math.min(ENOUGH, all + count)));
}
