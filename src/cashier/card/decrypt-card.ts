import type { EncodedCard } from '../../contract/api-response';
import { AppError } from '../../core/errors/app-error';
import { decryptAesGcm } from './decrypt-aes-gcm';

/** Digits of a card number by ISO/IEC 7812-1. */
const PAN = /^\d{12,19}$/;

/**
 * The number of a payee's card, digits only. Rejects with an AppError 'Error while decrypting data', code
 * `card.decryptFailed`, also when the decrypted text is no card number; the error contains no card data. The number
 * must never be stored or logged.
 */
export async function decryptCard(encoded: EncodedCard): Promise<string> {
  let number: string;
  try {
    number = new TextDecoder('utf-8', { fatal: true }).decode(await decryptAesGcm(encoded)).trim();
  } catch (cause) {
    throw decryptFailed(cause);
  }
  if (!PAN.test(number)) throw decryptFailed('not a card number');
  return number;
}

const decryptFailed = (cause: unknown) =>
  new AppError('Error while decrypting data', { code: 'card.decryptFailed', cause });
