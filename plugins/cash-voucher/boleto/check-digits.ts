/**
 * Check digits of FEBRABAN's documents (Especificações Técnicas, boleto and "arrecadação"). Each function takes digits
 * and returns one digit. Pure.
 */

/** Weights 2, 1, 2, 1 … from the right; adds up the digits of the products. */
export function modulo10(digits: string): number {
  const sum = fromTheRight(digits).reduce((total, digit, index) => {
    const product = digit * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** General digit of a boleto. It is never 0, because a 0 in its place marks another kind of document. */
export function modulo11OfBoleto(digits: string): number {
  const digit = 11 - (weighted(digits) % 11);
  return digit > 9 ? 1 : digit;
}

/** Digit of bills of utilities and taxes: a remainder of 0 or 1 gives 0. */
export function modulo11OfBill(digits: string): number {
  const digit = 11 - (weighted(digits) % 11);
  return digit > 9 ? 0 : digit;
}

/** Sum with the weights 2 to 9 from the right, repeated. */
const weighted = (digits: string): number =>
  fromTheRight(digits).reduce((total, digit, index) => total + digit * (2 + (index % 8)), 0);

const fromTheRight = (digits: string): number[] => [...digits].reverse().map(Number);
