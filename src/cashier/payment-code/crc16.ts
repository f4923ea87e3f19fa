/** CRC-16/CCITT-FALSE: polynomial 0x1021, initial value 0xFFFF, no reflection (ISO/IEC 13239; EMV QRCPS-MPM 4.7.3). */
export function crc16(bytes: Uint8Array): number {
  let crc = 0xffff;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021;
    crc &= 0xffff;
  }
  return crc;
}

/** CRC of a text in UTF-8, as four upper-case hexadecimal digits. */
export function crc16Hex(text: string): string {
  return crc16(new TextEncoder().encode(text)).toString(16).toUpperCase().padStart(4, '0');
}
