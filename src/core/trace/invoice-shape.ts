/** Five bits a character (BIP 173). */
const WORDS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const INVOICE = /^((?:lightning:)?ln[a-z]{2,5}(?:\d{1,12}[munp]?)?1)([02-9ac-hj-np-z]{117,2000})$/;
const TIMESTAMP = 7;
const SIGNATURE_AND_CHECKSUM = 104 + 6;
const EXPIRY = 'x';

/**
 * A Lightning invoice (BOLT 11) with its network, amount, time and expiry, which the page shows and which are nobody's;
 * the rest of it is blank, and the checksum is wrong. Undefined for another text.
 */
export function invoiceShape(text: string): string | undefined {
  const lower = text.toLowerCase();
  const [, start, data] = INVOICE.exec(lower) ?? [];
  if (start === undefined || data === undefined) return undefined;
  const end = data.length - SIGNATURE_AND_CHECKSUM;
  let shape = start + data.slice(0, TIMESTAMP);
  for (let at = TIMESTAMP; at < end;) {
    const [high = 0, low = 0] = [...data.slice(at + 1, at + 3)].map((character) => WORDS.indexOf(character));
    const next = Math.min(at + 3 + high * 32 + low, end);
    shape += data.slice(at, at + 3) + (data[at] === EXPIRY ? data.slice(at + 3, next) : blank(next - at - 3));
    at = next;
  }
  shape = shape.slice(0, start.length + end) + blank(SIGNATURE_AND_CHECKSUM);
  return text === lower ? shape : shape.toUpperCase();
}

const blank = (length: number): string => 'a'.repeat(Math.max(0, length));
