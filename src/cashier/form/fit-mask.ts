import { ANY, placesIn, type Slot } from './mask';

/** A text in the places of a mask: as it is shown, and whether every place is taken. */
export interface Fitted {
  readonly text: string;
  readonly isWhole: boolean;
}

/** What people write between groups, whatever the mask writes there. */
const SEPARATOR = /^[\s.\-/()]$/;
const LETTER_OR_DIGIT = /^[\p{L}\p{N}]$/u;

/** How many characters of a text are more than separators between others. */
export const contentOf = (text: string): string[] => [...text].filter((character) => !SEPARATOR.test(character));

/**
 * Puts a text into the places of a mask, whole or half typed; undefined when a character has no place there. Nothing but
 * separators comes or goes: fixed characters of the mask are put in where they are missing, those that were typed are not
 * taken twice, and nothing is cut.
 */
export function fitMask(slots: readonly Slot[], text: string): Fitted | undefined {
  return fitTyped(slots, text) ?? best(slots, text, false);
}

/** The same for a text that was typed with the mask's fixed letters and digits, as far as it goes. */
export const fitTyped = (slots: readonly Slot[], text: string): Fitted | undefined => best(slots, text, true);

/** A separator in a place for anything is one of the text's characters, unless the text fills the mask without it. */
function best(slots: readonly Slot[], text: string, hasFixed: boolean): Fitted | undefined {
  const kept = layOut(slots, text, { hasFixed, keepsSeparators: true });
  if (kept?.isWhole) return kept;
  const dropped = layOut(slots, text, { hasFixed, keepsSeparators: false });
  return dropped?.isWhole ? dropped : (kept ?? dropped);
}

interface Reading {
  /** The mask's fixed letters and digits were typed, too. */
  readonly hasFixed: boolean;
  readonly keepsSeparators: boolean;
}

function layOut(slots: readonly Slot[], text: string, { hasFixed, keepsSeparators }: Reading): Fitted | undefined {
  let shown = '';
  let at = 0;
  const isTyped = (fixed: string) => hasFixed || !LETTER_OR_DIGIT.test(fixed);
  const takes = (slot: Slot | undefined, character: string) => {
    if (slot === undefined || typeof slot === 'string') return false;
    return slot.test(character) && (slot !== ANY || keepsSeparators || !SEPARATOR.test(character));
  };
  for (const character of text) {
    const next = nextPlace(slots, at, (fixed) => fixed === character && isTyped(fixed));
    const slot = slots[next];
    const isSkippable = slots.slice(at, next).every((fixed) => typeof fixed === 'string' && canSkip(fixed, hasFixed));
    if ((slot === character || takes(slot, character)) && isSkippable) {
      shown += slots.slice(at, next).join('') + character;
      at = next + 1;
    } else if (!SEPARATOR.test(character)) return undefined;
  }
  const isWhole = slots.slice(at).every((slot) => typeof slot === 'string' && canSkip(slot, hasFixed));
  return {
    text: isWhole && at > 0 ? shown + slots.slice(at).join('') : shown,
    isWhole: isWhole && placesIn(slots) > 0,
  };
}

/** Where a typed text has the mask's fixed letters and digits, it has all of them. */
const canSkip = (fixed: string, hasFixed: boolean) => !hasFixed || !LETTER_OR_DIGIT.test(fixed);

/** The next place for a character, or the next fixed character that is the typed one. */
function nextPlace(slots: readonly Slot[], from: number, isTyped: (fixed: string) => boolean): number {
  let at = from;
  while (typeof slots[at] === 'string' && !isTyped(slots[at] as string)) at += 1;
  return at;
}
