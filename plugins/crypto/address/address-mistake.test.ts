import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { base58, base58xrp, bech32 } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAIN_IDS, NETWORKS, networkNamed, type NetworkId } from '../networks';
import { lacksCheckDigits } from './check-digits';
import { breakAddress, makeAddress } from '../simulator/make-address';
import { addressMistake } from './address-mistake';

const mistake = (network: string, address: string) => {
  const found = addressMistake(networkNamed(network)!, address);
  return found?.kind === 'otherNetwork' ? found.networks.map(({ id }) => id) : found?.kind;
};

describe('an address that a player typed', () => {
  it.each([
    ['erc20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', undefined],
    // One letter in the wrong case makes the ERC-55 checksum wrong.
    ['erc20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed', 'checksum'],
    ['erc20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'format'],
    ['erc20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', ['trc20']],
    ['trc20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', Object.keys(CHAIN_IDS)],
    ['trc20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', 'checksum'],
    ['bitcoin', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', ['litecoin']],
    // Its hash is the same as that of Bitcoin's 3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy, so nothing tells whose it is.
    ['litecoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'oldForm'],
    ['litecoin', 'MQMcJhpWHYVeQArcZR3sBgyPZxxRtnH441', undefined],
    ['litecoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', ['bitcoin']],
    ['bitcoin-cash', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'oldForm'],
    ['bitcoin-cash', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'oldForm'],
    ['bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', undefined],
    ['ripple', '', 'format'],
    ['solana', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', ['trc20']],
    ['trc20', 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB', ['solana']],
    ['ton', 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDt', 'checksum'],
    ['polkadot', '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY', 'format'],
    ['lightning', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', ['bitcoin']],
    ['bitcoin', 'name@example.com', 'format'],
  ])('on %s: %s is %j', (network, address, expected) => expect(mistake(network, address)).toEqual(expected));

  it('of each network is good there; with a slip of the pen it is named as one', () => {
    for (const { id } of NETWORKS) {
      const address = makeAddress(id, 'player');
      expect([id, mistake(id, address)]).toEqual([id, undefined]);
      const broken = breakAddress(address);
      if (!lacksCheckDigits(id, broken)) expect([id, mistake(id, broken)]).toEqual([id, 'checksum']);
    }
  });
});

/** Every form of address that wallets of the networks write, by its prefix in the chain's own parameters. */
const BASE58_FORMS: readonly [NetworkId, number[], typeof base58?][] = [
  ['bitcoin', [0x00]],
  ['bitcoin', [0x05]],
  ['litecoin', [0x30]],
  ['litecoin', [0x32]],
  ['doge', [0x1e]],
  ['doge', [0x16]],
  ['dash', [0x4c]],
  ['dash', [0x10]],
  ['zcash', [0x1c, 0xb8]],
  ['zcash', [0x1c, 0xbd]],
  ['trc20', [0x41]],
  ['ripple', [0x00], base58xrp],
];
const inBase58 = (version: readonly number[], hash: Uint8Array, alphabet = base58) => {
  const payload = concatBytes(Uint8Array.from(version), hash);
  return alphabet.encode(concatBytes(payload, sha256(sha256(payload)).subarray(0, 4)));
};

const hash = fc.uint8Array({ minLength: 20, maxLength: 20 });
const written = fc.oneof(
  fc
    .tuple(fc.constantFrom(...BASE58_FORMS), hash)
    .map(([[id, version, alphabet], bytes]) => ({ id, address: inBase58(version, bytes, alphabet) })),
  fc
    .tuple(fc.constantFrom(['bitcoin', 'bc'] as const, ['litecoin', 'ltc'] as const), hash)
    .map(([[id, prefix], bytes]) => ({ id, address: bech32.encode(prefix, [0, ...bech32.toWords(bytes)]) })),
  fc.tuple(fc.constantFrom(...NETWORKS), fc.string()).map(([{ id }, seed]) => ({ id, address: makeAddress(id, seed) })),
);

it('an address of one network is good on no other, and whose it may be is said', () => {
  fc.assert(
    fc.property(written, fc.constantFrom(...NETWORKS), ({ id, address }, network) => {
      // On each of the chains it is by design an account of the same key.
      const isGood = id === network.id || (id in CHAIN_IDS && network.id in CHAIN_IDS);
      const found = addressMistake(network, address);
      expect(found === undefined, `${address} of ${id} on ${network.id}`).toBe(isGood);
      if (found) expect('networks' in found && found.networks.map((one) => one.id)).toContain(id);
    }),
    { numRuns: 2000 },
  );
});
