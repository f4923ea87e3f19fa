import type { EncodedCard } from '../../contract/api-response';

const BYTES = { key: 32, iv: 12, tag: 16 } as const;

/**
 * AES-256-GCM with a 96-bit iv, a 128-bit tag and no additional data (NIST SP 800-38D); all parts base64. Rejects when
 * key, iv or tag has another length, when the tag does not verify, and where WebCrypto is missing (pages served over
 * plain http).
 */
export async function decryptAesGcm(encoded: EncodedCard): Promise<Uint8Array> {
  const [data, key, iv, tag] = [encoded.data, encoded.key, encoded.iv, encoded.tag].map(fromBase64) as Part[] as Parts;
  for (const [name, part] of [['key', key] as const, ['iv', iv] as const, ['tag', tag] as const]) {
    if (part.length !== BYTES[name]) throw new Error(`${name} has ${part.length} bytes`);
  }
  // WebCrypto expects the tag appended to the data.
  const sealed = new Uint8Array([...data, ...tag]);
  const cryptoKey = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv, tagLength: 128 }, cryptoKey, sealed));
}

type Part = Uint8Array<ArrayBuffer>;
type Parts = [data: Part, key: Part, iv: Part, tag: Part];

function fromBase64(text: string): Part {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
