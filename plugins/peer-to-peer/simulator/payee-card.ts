/** Card of a deposit's payee: the same deposit id always gives the same number, key and iv. */
import type { EncodedCard } from '@/contract/api-response';
import { banksOf, type PayeeBank } from './banks';

const TAG_BYTES = 16;

/** The payee's bank and card number: 16 digits in a made-up range that pass the Luhn check. */
export async function payeeCard(methodName: string, depositId: string): Promise<{ bank: PayeeBank; number: string }> {
  const seed = await digest(`card ${depositId}`);
  const banks = banksOf(methodName);
  const bank = banks[seed[0]! % banks.length]!;
  const account = [...seed.slice(1, 8)].map((byte) => byte % 10).join('');
  return { bank, number: withCheckDigit(bank.bin + account) };
}

/** AES-256-GCM, 96-bit iv, 128-bit tag (NIST SP 800-38D). A broken card gets a wrong tag. */
export async function encodeCard(number: string, depositId: string, isBroken = false): Promise<EncodedCard> {
  const keyBytes = await digest(`key ${depositId}`);
  const iv = (await digest(`iv ${depositId}`)).slice(0, 12);
  const key = await crypto.subtle.importKey('raw', keyBytes, 'AES-GCM', false, ['encrypt']);
  const clear = new TextEncoder().encode(number);
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt({ name: 'AES-GCM', iv, tagLength: 8 * TAG_BYTES }, key, clear),
  );
  const tag = sealed.slice(-TAG_BYTES);
  if (isBroken) tag[0]! ^= 0xff;
  return { data: base64(sealed.slice(0, -TAG_BYTES)), tag: base64(tag), key: base64(keyBytes), iv: base64(iv) };
}

/** Appends the Luhn digit of ISO/IEC 7812-1, annex B. */
function withCheckDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = index % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

async function digest(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
