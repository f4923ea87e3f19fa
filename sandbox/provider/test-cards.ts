/** How the acquirer treats a card. Only test numbers are accepted, and none is stored. */

export type Outcome = 'approve' | 'decline' | 'challenge';

export interface TestCard {
  number: string;
  outcome: Outcome;
  hint: string;
}

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', outcome: 'approve', hint: 'Approved' },
  { number: '4000000000000002', outcome: 'decline', hint: 'Declined by the bank' },
  { number: '4000002760003184', outcome: 'challenge', hint: '3-D Secure: asks for a code' },
];

export const CHALLENGE_CODE = '123456';

export interface CardInput {
  number: string;
  /** Text of the form `MM/YY`. */
  expiry: string;
  cvc: string;
}

export type CardProblem = 'number' | 'testOnly' | 'expiry' | 'cvc';

/** @param now milliseconds since the epoch, UTC @returns the outcome of a test card, or what is wrong with the input */
export function judgeCard(input: CardInput, now: number): { outcome: Outcome } | { problems: CardProblem[] } {
  const number = input.number.replace(/[\s-]/g, '');
  const problems: CardProblem[] = [];
  const card = TEST_CARDS.find((each) => each.number === number);
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) problems.push('number');
  else if (!card) problems.push('testOnly');
  if (!isFuture(input.expiry, now)) problems.push('expiry');
  if (!/^\d{3,4}$/.test(input.cvc.trim())) problems.push('cvc');
  return card && problems.length === 0 ? { outcome: card.outcome } : { problems };
}

/** The check digit of ISO/IEC 7812-1, annex B. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

/** A card is valid until the last day of its month. */
function isFuture(expiry: string, now: number): boolean {
  const found = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2})$/.exec(expiry.trim());
  return found !== null && Date.UTC(2000 + Number(found[2]), Number(found[1])) > now;
}

/** The part of a card number that may be shown: `4242424242424242` becomes `Visa •••• 4242`. */
export const cardLabel = (number: string) => `Visa •••• ${number.replaceAll(/\D/g, '').slice(-4)}`;

/** Splits into blocks: `4242424242424242` becomes `4242 4242 4242 4242`. */
export const inBlocks = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ');
