/** Solana: a key of 32 bytes in base58, without a checksum, so that a wrong character is not noticed. */
import { base58 } from '@scure/base';

export function isSolanaAddress(address: string): boolean {
  try {
    return base58.decode(address).length === 32;
  } catch {
    return false;
  }
}
