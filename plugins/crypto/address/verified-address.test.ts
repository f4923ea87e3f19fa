import { base58, base58xmr, bech32m } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAIN_IDS, NETWORKS, type NetworkId } from '../networks';
import { makeAddress } from '../simulator/make-address';
import { base58Checksum } from './base58check';
import { lacksCheckDigits } from './check-digits';
import { moneroChecksum } from './monero';
import { BAD, GOOD } from './vectors.fixture';
import { verifiedAddress } from './verified-address';

const hash = (length: number) => new Uint8Array(length).fill(7);
const base58Of = (version: number[], length: number) => {
  const payload = Uint8Array.from([...version, ...hash(length)]);
  return base58.encode(Uint8Array.from([...payload, ...base58Checksum(payload)]));
};
const moneroOf = (version: number, length: number) => {
  const payload = Uint8Array.from([version, ...hash(length)]);
  return base58xmr.encode(Uint8Array.from([...payload, ...moneroChecksum(payload)]));
};

/** Their checksums are right. */
const OTHERS: [NetworkId, string, why: string][] = [
  ['bitcoin', base58Of([0x00], 19), 'a byte less'],
  ['bitcoin', base58Of([0x00], 21), 'a byte more'],
  ['bitcoin', bech32m.encode('bc', [2, ...bech32m.toWords(hash(32))]), 'a later version as long as taproot'],
  ['zcash', base58Of([0x1c, 0xba], 20), 'the test net’s script hash'],
  ['monero', moneroOf(18, 72), 'as long as one with a payment id, and of the kind without'],
  ['monero', moneroOf(24, 64), 'the stage net'],
];

describe('published addresses', () => {
  it.each(GOOD)('%s %s is shown', (network, address, shown = address) => {
    expect(verifiedAddress(network, address)).toBe(shown);
  });

  it.each([...BAD, ...OTHERS])('%s %s is refused: %s', (network, address) => {
    expect(verifiedAddress(network, address)).toBeUndefined();
  });

  it('covers every network', () => {
    expect([...new Set(GOOD.map(([network]) => network))].sort()).toEqual(NETWORKS.map(({ id }) => id).sort());
  });
});

/** Addresses that pass as checked, in the form in which they are shown. */
const CHECKED = GOOD.filter(([network, address, shown]) => {
  if (lacksCheckDigits(network, address)) return false;
  return shown === undefined || network === 'bitcoin-cash' || network === 'lightning';
});
const LETTERS = [...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0'];

describe.each(CHECKED.map(([network, address]) => ({ network, address })))(
  '$network $address',
  ({ network, address }) => {
    it('is refused after any change of one character', () => {
      const places = fc.integer({ min: 0, max: address.length - 1 });
      fc.assert(
        fc.property(places, fc.constantFrom(...LETTERS), (place, letter) => {
          const isSame = address[place]!.toLowerCase() === letter.toLowerCase();
          fc.pre(address[place] !== letter);
          const changed = address.slice(0, place) + letter + address.slice(place + 1);
          // A letter in the other case breaks an ERC-55 checksum, and makes a bech32 address mixed case.
          expect(verifiedAddress(network, changed), isSame ? 'other case' : 'other character').toBeUndefined();
        }),
        { numRuns: 60, seed: 55 },
      );
    });

    it('is refused when two neighbours change places', () => {
      for (let place = 0; place + 1 < address.length; place++) {
        const [a, b] = [address[place]!, address[place + 1]!];
        if (a === b) continue;
        const changed = address.slice(0, place) + b + a + address.slice(place + 2);
        expect(verifiedAddress(network, changed), changed).toBeUndefined();
      }
    });

    it('is refused with a space, a line break, a character more or less', () => {
      for (const changed of [` ${address}`, `${address} `, `${address}\n`, `${address}1`, address.slice(0, -1), ''])
        expect(verifiedAddress(network, changed), changed).toBeUndefined();
    });

    it('is an address of no other network, but for the chains that share their addresses', () => {
      const others = NETWORKS.filter(({ id }) => verifiedAddress(id, address) !== undefined).map(({ id }) => id);
      expect(others).toEqual(address.startsWith('0x') ? Object.keys(CHAIN_IDS) : [network]);
    });
  },
);

it('anything at all is refused without throwing, and quickly when it is long', () => {
  const anything = fc.string({ unit: 'binary', maxLength: 200 });
  fc.assert(
    fc.property(anything, fc.constantFrom(...NETWORKS), (text, { id }) => {
      expect(verifiedAddress(id, text)).toBeUndefined();
    }),
  );
  for (const { id } of NETWORKS) expect(verifiedAddress(id, '1'.repeat(1_000_000))).toBeUndefined();
});

it.each<[NetworkId, string, boolean]>([
  ['solana', 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB', true],
  ['erc20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', false],
  ['erc20', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', true],
  ['base', '0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED', true],
  ['ton', 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs', false],
  ['ton', '0:b113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe', true],
  ['lightning', 'satoshi@example.com', true],
  ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', false],
])('%s %s has nothing to check it by: %s', (network, address, isUnchecked) => {
  expect(lacksCheckDigits(network, address)).toBe(isUnchecked);
});

/** With a fixed seed: EIP-55 and SS58 miss one change in thousands, as their standards say. */
it('a made address of any network, changed by one character, never passes as checked', () => {
  const letters = fc.constantFrom(...LETTERS);
  fc.assert(
    fc.property(fc.constantFrom(...NETWORKS), fc.string(), fc.nat(), letters, ({ id }, seed, at, letter) => {
      const address = makeAddress(id, seed);
      const place = at % address.length;
      const changed = address.slice(0, place) + letter + address.slice(place + 1);
      fc.pre(changed !== address);
      if (!lacksCheckDigits(id, changed)) expect(verifiedAddress(id, changed), changed).toBeUndefined();
    }),
    { numRuns: 1000, seed: 57 },
  );
});
