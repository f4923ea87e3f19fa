import { ANY, placesIn, type Slot } from './mask';

/** A text fitted into a mask: how it is shown, and whether every place is filled. */
export interface Fitted {
  readonly text: string;
  readonly isWhole: boolean;
}

/** Characters that people write between groups, whatever separator the mask has there. */
const SEPARATOR = /^[\s.\-/()]$/;
const LETTER_OR_DIGIT = /^[\p{L}\p{N}]$/u;

/** The characters of a text that are not separators. */
export const contentOf = (text: string): string[] => [...text].filter((character) => !SEPARATOR.test(character));

/**
 * Fits a text, complete or half typed, into the places of a mask; undefined when a character has no place there. Fixed
 * characters of the mask are added where they are missing and not doubled where they were typed. Apart from these only
 * separators are added or dropped, and nothing is cut.
 */
export function fitMask(slots: readonly Slot[], text: string): Fitted | undefined {
  return fitTyped(slots, text) ?? best(slots, text, false);
}

/** Fits a text, complete or half typed, that includes the mask's fixed letters and digits. */
export const fitTyped = (slots: readonly Slot[], text: string): Fitted | undefined => best(slots, text, true);

/** A separator in a place for any character counts as content, unless the text fills the mask without its separators. */
function best(slots: readonly Slot[], text: string, hasFixed: boolean): Fitted | undefined {
  const kept = layOut(slots, text, { hasFixed, keepsSeparators: true });
  if (kept?.isWhole) return kept;
  const dropped = layOut(slots, text, { hasFixed, keepsSeparators: false });
  return dropped?.isWhole ? dropped : (kept ?? dropped);
}

interface Reading {
  /** Whether the text includes the mask's fixed letters and digits. */
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

/** Whether a fixed character may be skipped: a text that includes the mask's fixed letters and digits includes all of them. */
const canSkip = (fixed: string, hasFixed: boolean) => !hasFixed || !LETTER_OR_DIGIT.test(fixed);

/** Index of the next place for a character, or of the next fixed character that is the typed one. */
function nextPlace(slots: readonly Slot[], from: number, isTyped: (fixed: string) => boolean): number {
  let at = from;
  while (typeof slots[at] === 'string' && !isTyped(slots[at] as string)) at += 1;
  return at;
}
