/** Numbers with check digits. Money that is sent to a number that fails them would not reach the intended account. */
import { hasIbanForm, ibanLength } from './iban-lengths';

const modulo97 = (digits: string) => [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);

/** International bank account number, ISO 13616, with the length that its country gives it; spaces are ignored. */
export function isIban(text: string): boolean {
  const iban = text.replace(/\s/g, '').toUpperCase();
  // Check digits are 02 to 98: 00, 01 and 99 would leave the same remainder as 97, 98 and 02.
  const isFramed = /^[A-Z]{2}(?!0[01]|99)\d{2}[A-Z0-9]{11,30}$/.test(iban);
  return isFramed && iban.length === (ibanLength(iban) ?? iban.length) && hasIbanForm(iban) && passesMod97(iban);
}

/** ISO 7064 MOD 97-10 of an IBAN or a creditor reference: the first four characters move to the end, letters are 10 to 35. */
export function passesMod97(text: string): boolean {
  const digits = (text.slice(4) + text.slice(0, 4)).replace(/[A-Z]/gi, (letter) => String(parseInt(letter, 36)));
  return modulo97(digits) === 1;
}

const sumOf = (digits: string, weights: readonly number[], term = (product: number) => product) =>
  [...digits].reduce((total, digit, at) => total + term((digit.charCodeAt(0) - 48) * weights[at % weights.length]!), 0);
const complement = (sum: number) => (10 - (sum % 10)) % 10;

/** Clave Bancaria Estandarizada of Mexico: 17 digits and a check digit (Banco de México); spaces are ignored. */
export function isClabe(text: string): boolean {
  const clabe = text.replace(/\s/g, '');
  return (
    /^\d{18}$/.test(clabe) && complement(sumOf(clabe.slice(0, 17), [3, 7, 1], (one) => one % 10)) === Number(clabe[17])
  );
}

/**
 * Clave Bancaria Uniforme of Argentina, and the CVU of its wallets: bank and branch with a check digit, account with
 * another (BCRA).
 */
export function isCbu(text: string): boolean {
  const cbu = text.replace(/[\s-]/g, '');
  if (!/^\d{22}$/.test(cbu)) return false;
  const isBlock = (block: string, weights: readonly number[]) =>
    complement(sumOf(block.slice(0, -1), weights)) === Number(block.at(-1));
  return isBlock(cbu.slice(0, 8), [7, 1, 3, 9]) && isBlock(cbu.slice(8), [3, 9, 7, 1]);
}

const plain = (text: string) => text.replace(/[\s./-]/g, '').toUpperCase();
/** Modulo 11 of the Receita Federal: the weights run from the right, from 2 to `most` and again from 2. */
function modulo11(text: string, most: number): string {
  const weights = [...text].map((_, at) => 2 + ((text.length - 1 - at) % (most - 1)));
  const rest = sumOf(text, weights) % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}
const endsInChecks = (text: string, most: number): boolean => {
  const head = text.slice(0, -2);
  const first = modulo11(head, most);
  return text === head + first + modulo11(head + first, most);
};

/** Cadastro de Pessoas Físicas of Brazil; eleven like digits pass the sum, and are nobody's. */
export const isCpf = (text: string): boolean =>
  /^(?!(\d)\1{10})\d{11}$/.test(plain(text)) && endsInChecks(plain(text), 11);

/** Cadastro Nacional da Pessoa Jurídica of Brazil; since 2026 its first twelve characters may be letters. */
export const isCnpj = (text: string): boolean =>
  /^(?!0{14})[A-Z\d]{12}\d{2}$/.test(plain(text)) && endsInChecks(plain(text), 9);

/** Clave Única de Identificación Tributaria of Argentina, and the CUIL. */
export function isCuit(text: string): boolean {
  const cuit = plain(text);
  return /^\d{11}$/.test(cuit) && String((11 - (sumOf(cuit.slice(0, 10), [5, 4, 3, 2, 7, 6]) % 11)) % 11) === cuit[10];
}

/** Código de Cuenta Interbancario of Peru: bank and office with one check digit, the account with the other, both at the end. */
export function isCci(text: string): boolean {
  const cci = text.replace(/[\s-]/g, '');
  if (!/^\d{20}$/.test(cci)) return false;
  const check = (block: string) =>
    String(complement(sumOf(block, [1, 2], (product) => product - (product > 9 ? 9 : 0))));
  return cci.slice(18) === check(cci.slice(0, 6)) + check(cci.slice(6, 18));
}

/** The value of A to Z in a RIB: 1 to 9, again 1 to 9, and 2 to 9. */
const RIB_LETTERS = '12345678912345678923456789';

/**
 * Relevé d'identité bancaire: 23 characters in France, Monaco and Mauritania, 24 in Morocco and the West African
 * monetary union, 20 in Tunisia and Algeria. The two digits at its end make the whole divisible by 97 (Banque de
 * France); in Algeria the three digits of the bank do not count.
 */
export function isRib(text: string): boolean {
  const rib = plain(text);
  // Letters only where they occur: in an account of France, in the code of a bank of the monetary union.
  if (!/^(?:\d{20}|\d{10}[A-Z\d]{11}\d\d|[A-Z\d]{2}\d{22})$/.test(rib)) return false;
  const digits = rib.replace(/[A-Z]/g, (letter) => RIB_LETTERS[letter.charCodeAt(0) - 65]!);
  return modulo97(digits) === 0 || (rib.length === 20 && modulo97(digits.slice(3)) === 0);
}

const CHECKS: Readonly<Record<string, (text: string) => boolean>> = {
  iban: isIban,
  clabe: isClabe,
  cbu: isCbu,
  cvu: isCbu,
  cci: isCci,
};

/** `name`: that of the requisite. True also for a name whose check digits we don't know. */
export function passesCheckDigits(name: string, value: string): boolean {
  const kind = name
    .toLowerCase()
    .split(/[^a-z]/)
    .find((word) => word in CHECKS);
  return kind === undefined || CHECKS[kind]!(value);
}
