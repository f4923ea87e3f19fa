/** The page's word before a payment, as the visitor has chosen it, and its code for the reader's own page. */
import type { BeforePaymentAnswer } from '@/host-sdk';
import type { Choices } from './choices';

const REFUSAL = 'This page takes no payments today.';

export function answerOf(word: Choices['word']): BeforePaymentAnswer | Promise<BeforePaymentAnswer> {
  if (word === 'refuse') return { refuse: REFUSAL };
  return word === 'silent' ? new Promise(() => undefined) : true;
}

/** The function as code; `undefined` where the page has no word. */
export function answerCode(word: Choices['word']): string | undefined {
  if (word === 'none') return undefined;
  if (word === 'refuse') return `() => ({ refuse: '${REFUSAL}' })`;
  return word === 'silent' ? '() => new Promise(() => undefined)' : '() => true';
}
