/** Check digits of FEBRABAN's documents (Especificações Técnicas, boleto and "arrecadação"). Digits in, one digit out. Pure. */

/** Weights 2, 1, 2, 1 … from the right; the digits of the products are added. */
export function modulo10(digits: string): number {
  const sum = fromTheRight(digits).reduce((total, digit, index) => {
    const product = digit * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Boleto, general digit: it is never 0, since a 0 there means another kind of document. */
export function modulo11OfBoleto(digits: string): number {
  const digit = 11 - (weighted(digits) % 11);
  return digit > 9 ? 1 : digit;
}

/** Bills of utilities and taxes: a remainder of 0 or 1 gives 0. */
export function modulo11OfBill(digits: string): number {
  const digit = 11 - (weighted(digits) % 11);
  return digit > 9 ? 0 : digit;
}

/** Weights 2 to 9 from the right, again and again. */
const weighted = (digits: string): number =>
  fromTheRight(digits).reduce((total, digit, index) => total + digit * (2 + (index % 8)), 0);

const fromTheRight = (digits: string): number[] => [...digits].reverse().map(Number);
