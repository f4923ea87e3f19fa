/** Cadastro de Pessoas Físicas: nine digits and two check digits modulo 11 (Receita Federal). Punctuation is ignored. */
export function isCpf(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  return checkDigit(digits.slice(0, 9)) === digits[9] && checkDigit(digits.slice(0, 10)) === digits[10];
}

function checkDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (digits.length + 1 - index), 0);
  return String(((sum * 10) % 11) % 10);
}
