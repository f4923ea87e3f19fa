/** Formats a card number for display (spec 2): `4242424242424242` is `4242 4242 4242 4242`. Takes any text; keeps only its digits. */
export function blocksOfFour(number: string): string {
  return (number.replace(/\D/g, '').match(/\d{1,4}/g) ?? []).join(' ');
}
