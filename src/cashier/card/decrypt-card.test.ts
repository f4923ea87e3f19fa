import { describe, expect, it } from 'vitest';
import type { EncodedCard } from '../../contract/api-response';
import { AppError } from '../../core/errors/app-error';
import { decryptAesGcm } from './decrypt-aes-gcm';
import { decryptCard } from './decrypt-card';

const base64 = (hex: string) => Buffer.from(hex, 'hex').toString('base64');
const card = (parts: EncodedCard): EncodedCard => ({
  data: base64(parts.data),
  tag: base64(parts.tag),
  key: base64(parts.key),
  iv: base64(parts.iv),
});

/** AES-256 without additional data: test cases 13 to 15 of the GCM specification behind NIST SP 800-38D. */
const VECTORS = [
  {
    encoded: {
      key: '00'.repeat(32),
      iv: '00'.repeat(12),
      data: '',
      tag: '530f8afbc74536b9a963b4f1c4cb738b',
    },
    clear: '',
  },
  {
    encoded: {
      key: '00'.repeat(32),
      iv: '00'.repeat(12),
      data: 'cea7403d4d606b6e074ec5d3baf39d18',
      tag: 'd0d1c8a799996bf0265b98b5d48ab919',
    },
    clear: '00'.repeat(16),
  },
  {
    encoded: {
      key: 'feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308',
      iv: 'cafebabefacedbaddecaf888',
      data:
        '522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa' +
        '8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662898015ad',
      tag: 'b094dac5d93471bdec1a502270e3cc6c',
    },
    clear:
      'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72' +
      '1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b391aafd255',
  },
];

const KEY = '00'.repeat(31) + '01';
const IV = '00'.repeat(11) + '02';

/** Encrypts a card number as a gateway does. */
async function seal(clear: string): Promise<EncodedCard> {
  const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));
  const key = await crypto.subtle.importKey('raw', bytes(KEY), 'AES-GCM', false, ['encrypt']);
  const algorithm = { name: 'AES-GCM', iv: bytes(IV), tagLength: 128 };
  const sealed = Buffer.from(await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(clear)));
  return {
    data: sealed.subarray(0, -16).toString('base64'),
    tag: sealed.subarray(-16).toString('base64'),
    key: base64(KEY),
    iv: base64(IV),
  };
}

describe('decryptAesGcm', () => {
  it.each(VECTORS)('satisfies the vector with $encoded.tag', async ({ encoded, clear }) => {
    expect(Buffer.from(await decryptAesGcm(card(encoded))).toString('hex')).toBe(clear);
  });
});

describe('decryptCard', () => {
  it.each(['4242424242424242', '378282246310005', '6200000000000000003'])('gives the number %s', async (number) => {
    expect(await decryptCard(await seal(number))).toBe(number);
  });

  const flipped = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
  const zeros = (bytes: number) => base64('00'.repeat(bytes));
  it.each<[string, (good: EncodedCard) => EncodedCard | Promise<EncodedCard>]>([
    ['a changed number', (good) => ({ ...good, data: flipped(good.data) })],
    ['a changed tag', (good) => ({ ...good, tag: flipped(good.tag) })],
    ['another key', (good) => ({ ...good, key: flipped(good.key) })],
    ['another iv', (good) => ({ ...good, iv: flipped(good.iv) })],
    ['a short tag', (good) => ({ ...good, tag: zeros(12) })],
    ['a key of 128 bits', (good) => ({ ...good, key: zeros(16) })],
    ['a part that is no base64', (good) => ({ ...good, data: '*' })],
    ['nothing', () => ({ data: '', tag: '', key: '', iv: '' })],
    ['what is no number', () => seal('4242-no-number')],
    ['too few digits', () => seal('42424242424')],
    ['what is no text', () => card(VECTORS[2]!.encoded)],
  ])('refuses %s without telling the number', async (_what, change) => {
    const encoded = await change(await seal('4242424242424242'));
    const error: unknown = await decryptCard(encoded).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ message: 'Error while decrypting data', code: 'card.decryptFailed' });
    expect(String((error as AppError).cause)).not.toMatch(/\d{6}/);
  });
});
