/** So many digits that stand for the id: the same question gets the same answer. */
export function digitsFor(id: string, length: number): string {
  let digits = '';
  for (let round = 0; digits.length < length; round++) {
    const number = [...`${round}${id}`].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000_007, 7);
    digits += String(number).padStart(9, '0');
  }
  return digits.slice(0, length);
}
