/** Account numbers with check digits. A transfer to a number that fails them would not reach the intended payee. */

/** International bank account number, ISO 13616; spaces are ignored. */
export function isIban(text: string): boolean {
  const iban = text.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  // ISO 7064 MOD 97-10: move the first four characters to the end and read letters as 10 to 35.
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

const CLABE_WEIGHTS = [3, 7, 1];

/** Clave Bancaria Estandarizada of Mexico: 17 digits and a check digit (Banco de México); spaces are ignored. */
export function isClabe(text: string): boolean {
  const clabe = text.replace(/\s/g, '');
  if (!/^\d{18}$/.test(clabe)) return false;
  const sum = [...clabe.slice(0, 17)].reduce(
    (total, digit, at) => total + ((Number(digit) * CLABE_WEIGHTS[at % 3]!) % 10),
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(clabe[17]);
}

const CHECKS: Readonly<Record<string, (text: string) => boolean>> = { iban: isIban, clabe: isClabe };

/** `name`: that of the requisite. True also for a name whose check digits we don't know. */
export function passesCheckDigits(name: string, value: string): boolean {
  const kind = name
    .toLowerCase()
    .split(/[^a-z]/)
    .find((word) => word in CHECKS);
  return kind === undefined || CHECKS[kind]!(value);
}
