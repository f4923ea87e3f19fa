import { describe, expect, it } from 'vitest';
import { coinNamed } from '../coins';
import { networkNamed } from '../networks';
import { breakAddress, makeAddress } from '../simulator/make-address';
import { readInvoice, type CryptoInvoice } from './read-invoice';

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const expecting = (coin?: string, network?: string) => ({
  coin: coin === undefined ? undefined : coinNamed(coin),
  network: network === undefined ? undefined : networkNamed(network),
});
const read = (invoice: CryptoInvoice, coin?: string, network?: string) =>
  readInvoice(invoice, expecting(coin, network));

describe('a crypto reply', () => {
  it('is payable by its verified address', () => {
    const reading = read({ address: tron, network: 'TRC-20', minAmount: 5 }, 'USDT', 'trc20');
    expect(reading).toMatchObject({
      kind: 'payable',
      invoice: { address: tron, network: { label: 'TRON (TRC-20)' }, uri: undefined, minAmount: 5, memo: undefined },
      isUriIgnored: false,
    });
  });

  it.each([
    ['address', { address: breakAddress(tron), network: 'trc20' }],
    ['address', { address: '', network: 'trc20' }],
    ['address', { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', network: 'trc20' }],
    ['otherNetwork', { address: tron, network: 'solana' }],
    ['otherNetwork', { address: tron, network: 'newchain' }],
    ['unknownNetwork', { address: tron, network: '' }],
    ['otherNetwork', { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', network: 'erc20' }],
  ])('is refused: %s', (reason, invoice) => {
    expect(read(invoice, 'USDT', 'trc20')).toEqual({ kind: 'refused', reason });
  });

  it('is taken on its word about the network when nothing else is known', () => {
    expect(read({ address: tron, network: 'tron' })).toMatchObject({ kind: 'payable', invoice: { coin: undefined } });
  });

  it.each([
    ['ripple', '0', true],
    ['ripple', '4294967295', true],
    ['ripple', '4294967296', false],
    ['ripple', '-1', false],
    ['ripple', '1e5', false],
    ['ripple', 'abc', false],
    ['stellar', 'Payment 12', true],
    ['stellar', 'я'.repeat(14), true],
    ['stellar', 'я'.repeat(15), false],
  ])('%s with memo %s: payable %s', (network, memo, isPayable) => {
    const reading = read({ address: makeAddress(networkNamed(network)!.id, 'x'), network, memo });
    if (isPayable) expect(reading).toMatchObject({ kind: 'payable', invoice: { memo } });
    else expect(reading).toEqual({ kind: 'refused', reason: 'memo' });
  });

  it('keeps the address and drops a URI that pays someone else', () => {
    const address = makeAddress('bitcoin', 'mine');
    const uri = `bitcoin:${makeAddress('bitcoin', 'another')}`;
    const reading = read({ address, network: 'bitcoin', uri }, 'BTC', 'bitcoin');
    expect(reading).toMatchObject({ kind: 'payable', invoice: { address, uri: undefined }, isUriIgnored: true });
  });

  it('does not mind a URI on a network that has none', () => {
    const reading = read({ address: tron, network: 'trc20', uri: `tron:${tron}` }, 'USDT', 'trc20');
    expect(reading).toMatchObject({ kind: 'payable', invoice: { uri: undefined }, isUriIgnored: false });
  });
});
