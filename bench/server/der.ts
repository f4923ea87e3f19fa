/** Distinguished Encoding Rules (ITU-T X.690), the part that a certificate needs. */

const tlv = (tag: number, content: Buffer): Buffer => {
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const bytes = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...bytes]), content]);
};

export const sequence = (...parts: Buffer[]) => tlv(0x30, Buffer.concat(parts));
export const set = (...parts: Buffer[]) => tlv(0x31, Buffer.concat(parts));
export const bitString = (content: Buffer) => tlv(0x03, Buffer.concat([Buffer.from([0]), content]));
export const octetString = (content: Buffer) => tlv(0x04, content);
export const utf8 = (text: string) => tlv(0x0c, Buffer.from(text));
/** A constructed, context-specific element. */
export const explicit = (number: number, content: Buffer) => tlv(0xa0 | number, content);
/** A primitive, context-specific element. */
export const implicit = (number: number, content: Buffer) => tlv(0x80 | number, content);

/** For positive integers only: a leading zero keeps the sign bit clear. */
export const integer = (content: Buffer) =>
  tlv(0x02, content[0]! >= 0x80 ? Buffer.concat([Buffer.from([0]), content]) : content);

/** @param id dotted, e.g. `2.5.4.3` */
export function objectId(id: string): Buffer {
  const [first = 0, second = 0, ...rest] = id.split('.').map(Number);
  return tlv(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

/** UTCTime, which reaches to 2049. */
export const utcTime = (date: Date) =>
  tlv(0x17, Buffer.from(date.toISOString().slice(2, 19).replace(/[-:T]/g, '') + 'Z'));

function base128(value: number): number[] {
  const bytes = [value & 0x7f];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
}
