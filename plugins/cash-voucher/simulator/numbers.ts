/** `length` digits derived from the id, so that the same id always gives the same digits. */
export function digitsFor(id: string, length: number): string {
  let digits = '';
  for (let round = 0; digits.length < length; round++) {
    const number = [...`${round}${id}`].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000_007, 7);
    digits += String(number).padStart(9, '0');
  }
  return digits.slice(0, length);
}
