/** Segregated witness addresses: bech32 for version 0 (BIP-173), bech32m for later ones (BIP-350). */
import { bech32, bech32m } from '@scure/base';

export interface WitnessProgram {
  version: number;
  program: Uint8Array;
}

/** `prefix`: the human-readable part in lower case. Undefined for everything that BIP-350 refuses. */
export function decodeSegwit(address: string, prefix: string): WitnessProgram | undefined {
  for (const [coder, isVersionZero] of [
    [bech32, true],
    [bech32m, false],
  ] as const) {
    const decoded = coder.decodeUnsafe(address);
    if (!decoded || decoded.prefix !== prefix) continue;
    const [version = -1, ...words] = decoded.words;
    const program = coder.fromWordsUnsafe(words);
    if (!program || version > 16 || (version === 0) !== isVersionZero) return undefined;
    if (program.length < 2 || program.length > 40) return undefined;
    if (version === 0 && program.length !== 20 && program.length !== 32) return undefined;
    return { version, program: Uint8Array.from(program) };
  }
  return undefined;
}

/**
 * True for the programs that wallets pay to today: P2WPKH, P2WSH, P2TR. Coins sent to a later version could be spent by
 * anyone.
 */
export function isSegwit(address: string, prefix: string): boolean {
  const decoded = decodeSegwit(address, prefix);
  return decoded !== undefined && (decoded.version === 0 || (decoded.version === 1 && decoded.program.length === 32));
}
