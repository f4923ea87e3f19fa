import { describe, expect, it } from 'vitest';
import { addressMistake } from '../address/address-mistake';
import { networkNamed, NETWORKS, type NetworkId } from '../networks';
import { makeAddress } from '../simulator/make-address';
import { linkMemo, typedAddress } from './typed-address';

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const LTC = 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9';
const SOL = makeAddress('solana', 'x');
const TON = makeAddress('ton', 'x');
const DOT = makeAddress('polkadot', 'x');
const INVOICE = makeAddress('lightning', 'x');

describe('an address', () => {
  it.each<[NetworkId, string, string]>([
    ['bitcoin', 'bc1q w508 d6qe jxtd g4y5 r3za rvar y0c5 xw7k v8f3 t4', BTC],
    ['bitcoin', `bitcoin:${BTC}?amount=0.1`, BTC],
    ['bitcoin', `BITCOIN:${BTC.toUpperCase()}?amount=0.1&label=x`, BTC.toUpperCase()],
    ['bitcoin', `bitcoin://${BTC}`, BTC],
    ['litecoin', `litecoin:${LTC}`, LTC],
    ['erc20', `ethereum:${ETH}`, ETH],
    ['erc20', `Ethereum:${ETH}@1?value=1e17`, ETH],
    ['erc20', ETH.replace('0x', '0X'), ETH],
    ['erc20', `ETHEREUM:0X${ETH.slice(2).toUpperCase()}`, `0x${ETH.slice(2).toUpperCase()}`],
    ['bep20', `ethereum:${ETH}@56`, ETH],
    ['bep20', `ethereum:${ETH}`, ETH],
    ['trc20', `tron:${TRON}`, TRON],
    ['polygon', `ethereum:${ETH}@137`, ETH],
    ['solana', `solana:${SOL}?amount=1`, SOL],
    ['ton', `ton://transfer/${TON}?amount=1`, TON],
    ['ton', `TON:${TON}`, TON],
    ['polkadot', `polkadot:${DOT}`, DOT],
    ['lightning', `LIGHTNING:${INVOICE.toUpperCase()}`, INVOICE.toUpperCase()],
    ['lightning', 'lightning:satoshi@example.com', 'satoshi@example.com'],
    ['trc20', `tron://${TRON}`, TRON],
    ['trc20', `tron:${TRON}?amount=5`, TRON],
    ['trc20', `tron:${TRON}?amount=5&amount=6`, TRON],
    ['trc20', 'TR7N Hqje KQxG TCi8 q8ZY 4pL8 otSz gjLj 6t', TRON],
  ])('on %s: %s is %s', (network, text, address) => {
    expect(typedAddress(network, text)).toBe(address);
    expect(addressMistake(networkNamed(network)!, address)).toBeUndefined();
  });

  it('of Bitcoin Cash keeps its prefix', () => {
    const address = makeAddress('bitcoin-cash', 'player');
    expect(typedAddress('bitcoin-cash', `${address}?amount=1`)).toBe(address);
    expect(typedAddress('bitcoin-cash', address.slice('bitcoincash:'.length))).toBe(
      address.slice('bitcoincash:'.length),
    );
  });

  it('of Bitcoin Cash is taken in the capitals of a QR code', () => {
    const address = makeAddress('bitcoin-cash', 'player').toUpperCase();
    const network = networkNamed('bitcoin-cash')!;
    expect(addressMistake(network, typedAddress(network.id, `${address}?amount=1`))).toBeUndefined();
  });

  it('as it is, of every network, stays as it is', () => {
    for (const { id } of NETWORKS) {
      const address = makeAddress(id, 'player');
      expect(typedAddress(id, address)).toBe(address);
    }
  });
});

it.each<[string, NetworkId, string]>([
  ['one wrong letter', 'bitcoin', `bitcoin:${BTC.slice(0, -1)}q?amount=0.1`],
  ['another chain', 'erc20', `ethereum:${ETH}@56`],
  ['another chain', 'bep20', `ethereum:${ETH}@1`],
  ['a token’s contract', 'erc20', `ethereum:${USDT}/transfer?address=${ETH}&uint256=1`],
  ['another network', 'bitcoin', `litecoin:${LTC}`],
  ['what a wallet must understand', 'bitcoin', `bitcoin:${BTC}?req-x=1`],
  ['two schemes', 'trc20', `tron:tron:${TRON}`],
  ['another scheme', 'trc20', `bitcoin:${TRON}`],
  ['another chain', 'polygon', `ethereum:${ETH}@1`],
  ['the way of another kind', 'ton', `ton://connect/${TON}`],
  ['another part', 'trc20', `tron:${TRON}:5`],
  ['slashes within', 'trc20', `tron:${TRON.slice(0, 4)}//${TRON.slice(4)}`],
])('a link with %s is no address on %s', (_, network, text) => {
  expect(addressMistake(networkNamed(network)!, typedAddress(network, text))).toBeDefined();
});

it('what is no address stays as it was typed', () => {
  expect(typedAddress('erc20', 'Ethereum:player.eth')).toBe('Ethereum:player.eth');
});

describe('a link that names a tag or memo', () => {
  const LINKS: readonly [NetworkId, string][] = [
    ['ripple', `ripple:${makeAddress('ripple', 'x')}?dt=123`],
    ['ripple', `xrp:${makeAddress('ripple', 'x')}?amount=5&dt=123`],
    ['stellar', `stellar:${makeAddress('stellar', 'x')}?memo=123`],
    ['ton', `ton://transfer/${TON}?text=123`],
    ['solana', `solana:${SOL}?memo=123`],
    ['monero', `monero:${makeAddress('monero', 'x')}?tx_payment_id=123`],
  ];

  it.each(LINKS)('on %s: %s is an address only beside the same tag', (id, link) => {
    const network = networkNamed(id)!;
    const mistake = (memo?: string) => addressMistake(network, typedAddress(id, link, memo));
    expect(mistake()).toBeDefined();
    expect(mistake('124')).toBeDefined();
    expect(mistake('123')).toBeUndefined();
    expect(mistake(' 1 23 ')).toBeUndefined();
    expect(linkMemo(id, link)).toBe('123');
    expect(linkMemo(id, [...link].join(' '))).toBe('123');
  });

  it('and can’t be read is no address', () => {
    const link = `ripple:${makeAddress('ripple', 'x')}?dt=1&dt=2`;
    expect(addressMistake(networkNamed('ripple')!, typedAddress('ripple', link))).toBeDefined();
    expect(linkMemo('ripple', link)).toBe('');
  });
});
