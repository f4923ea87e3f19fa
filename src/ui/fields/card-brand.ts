/**
 * Brand of a card from its first digits: the ranges of ISO/IEC 7812 as the networks publish them. For the mark in the
 * field only; nothing is refused by it.
 */
const BRANDS = [
  ['mir', /^220[0-4]/],
  ['uzcard', /^(8600|5614)/],
  ['humo', /^9860/],
  ['rupay', /^(508[5-9]|60[6-8]|65|8[12])/],
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['amex', /^3[47]/],
  ['jcb', /^35(2[89]|[3-8])/],
  ['unionpay', /^62/],
  ['maestro', /^(50|5[6-9]|6[0-9])/],
] as const;

export type CardBrand = (typeof BRANDS)[number][0];

/** `digits` without spaces. */
export function cardBrand(digits: string): CardBrand | undefined {
  return BRANDS.find(([, range]) => range.test(digits))?.[0];
}
