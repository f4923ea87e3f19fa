import { describe, expect, it } from 'vitest';
import { NETWORKS, networkNamed } from '../networks';
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
    ['trc20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', ['erc20', 'bep20']],
    ['trc20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', 'checksum'],
    ['bitcoin', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', ['litecoin']],
    ['bitcoin', 'name@example.com', 'format'],
    ['ripple', '', 'format'],
  ])('on %s: %s is %j', (network, address, expected) => expect(mistake(network, address)).toEqual(expected));

  it('of each network is good there; with a slip of the pen it is named as one', () => {
    for (const { id } of NETWORKS) {
      const address = makeAddress(id, 'player');
      expect([id, mistake(id, address)]).toEqual([id, undefined]);
      expect([id, mistake(id, breakAddress(address))]).toEqual([id, 'checksum']);
    }
  });
});
