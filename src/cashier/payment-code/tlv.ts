/** Data objects of EMV QRCPS-MPM 3.1: id and length of two digits each, then the value. */
export type DataObjects = ReadonlyMap<string, string>;

const HEADER_LENGTH = 4;

/** Data objects by id, in the order of the text. Undefined when the text is truncated, malformed, or repeats an id. */
export function readDataObjects(text: string): DataObjects | undefined {
  const objects = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    const header = text.slice(at, at + HEADER_LENGTH);
    if (!/^\d{4}$/.test(header)) return undefined;
    const [id, length] = [header.slice(0, 2), Number(header.slice(2))];
    const value = text.slice(at + HEADER_LENGTH, at + HEADER_LENGTH + length);
    if (length === 0 || value.length < length || objects.has(id)) return undefined;
    objects.set(id, value);
    at += HEADER_LENGTH + length;
  }
  return objects;
}
