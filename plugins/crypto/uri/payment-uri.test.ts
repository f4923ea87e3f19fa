import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifiedAddress } from '../address/verified-address';
import { coinNamed, COINS } from '../coins';
import { NETWORKS, type NetworkId } from '../networks';
import { makeAddress } from '../simulator/make-address';
import { makeBolt11 } from '../simulator/make-bolt11';
import { tokenNetworks, tokenOn } from '../tokens';
import { coinUri, parseCoinUri } from './bip321';
import { ethereumUri, parseEthereumUri } from './erc681';
import { agreeingUri, plainUri, uriFor } from './payment-uri';
import Big from 'big.js';

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const OTHER_ETH = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const USDT_BSC = '0x55d398326f99059fF775485246999027B3197955';
const payee = (network: NetworkId, coin: string, address: string) => ({ network, coin: coinNamed(coin), address });
const textOf = (found: ReturnType<typeof agreeingUri>) => found && { uri: found.uri, amount: found.amount?.toFixed() };

describe('BIP-321', () => {
  const bitcoin = (uri: string) => textOf(agreeingUri(uri, payee('bitcoin', 'BTC', BTC)));

  it.each([
    [`bitcoin:${BTC}`, `bitcoin:${BTC}`, undefined],
    [`BITCOIN:${BTC.toUpperCase()}?amount=0.00123`, `bitcoin:${BTC}?amount=0.00123`, '0.00123'],
    [`bitcoin:${BTC}?amount=50&label=Luke-Jr&message=Donation%20for`, `bitcoin:${BTC}?amount=50`, '50'],
    [`bitcoin:${BTC}?somethingyoudontunderstand=50&lightning=LNBC1`, `bitcoin:${BTC}`, undefined],
  ])('%s: nothing but address and amount goes on', (uri, ours, amount) => {
    expect(bitcoin(uri)).toEqual({ uri: ours, amount });
  });

  it.each([
    ['an unknown req-', `bitcoin:${BTC}?req-somethingyoudontunderstand=50`],
    ['an unknown REQ-', `bitcoin:${BTC}?amount=1&REQ-x=1`],
    ['an amount twice', `bitcoin:${BTC}?amount=1&amount=2`],
    ['an amount twice in another case', `bitcoin:${BTC}?amount=1&AMOUNT=2`],
    ['a label twice', `bitcoin:${BTC}?label=a&label=b`],
    ['another address', 'bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['a wrong checksum', 'bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W'],
    ['no address', 'bitcoin:?lightning=LNBC1'],
    ['another scheme', `litecoin:${BTC}`],
    ['no scheme', BTC],
    ['words before the scheme', `pay bitcoin:${BTC}`],
    ['a fragment', `bitcoin:${BTC}?amount=1#req-x`],
    ['a web address', `https://example.com/${BTC}`],
    ['a comma', `bitcoin:${BTC}?amount=1,5`],
    ['two amounts in one', `bitcoin:${BTC}?amount=1=2`],
    ['zero', `bitcoin:${BTC}?amount=0`],
    ['less than zero', `bitcoin:${BTC}?amount=-1`],
    ['an exponent', `bitcoin:${BTC}?amount=1e3`],
    ['less than a satoshi', `bitcoin:${BTC}?amount=0.000000001`],
    ['broken encoding', `bitcoin:${BTC}?label=%E0%A4%A`],
    ['nothing', ''],
  ])('is not believed with %s', (_, uri) => {
    expect(bitcoin(uri)).toBeUndefined();
  });

  it('Monero names its amount in its own way, CashAddr has its scheme as prefix', () => {
    const xmr = makeAddress('monero', 'a');
    const uri = `monero:${xmr}?tx_amount=0.123456789012&recipient_name=x`;
    expect(agreeingUri(uri, payee('monero', 'XMR', xmr))?.amount?.toFixed()).toBe('0.123456789012');
    const bch = makeAddress('bitcoin-cash', 'a');
    expect(agreeingUri(`${bch}?amount=1.5`, payee('bitcoin-cash', 'BCH', bch))?.uri).toBe(`${bch}?amount=1.5`);
  });
});

describe('ERC-681', () => {
  const native = (uri: string) => textOf(agreeingUri(uri, payee('erc20', 'ETH', ETH)));
  const tether = (uri: string) => textOf(agreeingUri(uri, payee('erc20', 'USDT', ETH)));
  const onBsc = (uri: string) => textOf(agreeingUri(uri, payee('bep20', 'USDT', ETH)));

  it('reads the standard’s examples', () => {
    const uri = 'ethereum:0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359?value=2.014e18';
    expect(parseEthereumUri(uri)?.units?.toFixed()).toBe('2014000000000000000');
    const token =
      'ethereum:0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7/transfer?address=0x8e23ee67d1332ad560396262c48ffbb01f93d052&uint256=1';
    expect(parseEthereumUri(token)).toMatchObject({
      chainId: 1,
      address: '0x8e23ee67d1332ad560396262c48ffbb01f93d052',
      contract: '0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7',
    });
  });

  it.each([
    [native, `ethereum:${ETH}?value=1e17`, `ethereum:${ETH}?value=100000000000000000`, '0.1'],
    [native, `ethereum:pay-${ETH.toLowerCase()}@1?gasPrice=5`, `ethereum:${ETH}`, undefined],
    [tether, `ethereum:${USDT}/transfer?address=${ETH}&gas=5`, `ethereum:${USDT}/transfer?address=${ETH}`, undefined],
    [
      tether,
      `ethereum:${USDT}/transfer?address=${ETH}&uint256=25500000`,
      `ethereum:${USDT}/transfer?address=${ETH}&uint256=25500000`,
      '25.5',
    ],
    [
      onBsc,
      `ethereum:${USDT_BSC.toLowerCase()}@56/transfer?uint256=25.5e18&address=${ETH}`,
      `ethereum:${USDT_BSC}@56/transfer?address=${ETH}&uint256=25500000000000000000`,
      '25.5',
    ],
  ])('%# is made anew of what was checked', (read, uri, ours, amount) => {
    expect(read(uri)).toEqual({ uri: ours, amount });
  });

  it.each([
    ['another payee', native, `ethereum:${OTHER_ETH}`],
    ['no payee of the token', tether, `ethereum:${USDT}/transfer?uint256=1`],
    ['another payee of the token', tether, `ethereum:${USDT}/transfer?address=${OTHER_ETH}`],
    ['the address as contract', tether, `ethereum:${ETH}/transfer?address=${ETH}`],
    ['another contract', tether, `ethereum:${OTHER_ETH}/transfer?address=${ETH}`],
    ['the coin instead of the token', tether, `ethereum:${ETH}?value=1`],
    ['the token instead of the coin', native, `ethereum:${USDT}/transfer?address=${ETH}`],
    ['another chain', native, `ethereum:${ETH}@56`],
    ['no chain where one is needed', onBsc, `ethereum:${USDT_BSC}/transfer?address=${ETH}`],
    ['the other chain’s contract', onBsc, `ethereum:${USDT}@56/transfer?address=${ETH}`],
    ['an approval', tether, `ethereum:${USDT}/approve?address=${ETH}&uint256=1`],
    ['a name', native, 'ethereum:vitalik.eth'],
    ['half a unit', native, `ethereum:${ETH}?value=0.5`],
    ['zero', native, `ethereum:${ETH}?value=0`],
    ['an amount twice', native, `ethereum:${ETH}?value=1&value=2`],
    ['a payee twice', tether, `ethereum:${USDT}/transfer?address=${ETH}&address=${OTHER_ETH}`],
    ['an unknown parameter', native, `ethereum:${ETH}?data=0x00`],
    ['a wrong checksum', native, `ethereum:${ETH.slice(0, -1)}D`],
    ['a huge exponent', native, `ethereum:${ETH}?value=1e999999999`],
  ])('is not believed with %s', (_, read, uri) => {
    expect(read(uri)).toBeUndefined();
  });

  it('is not believed for a coin that nobody knows', () => {
    expect(agreeingUri(`ethereum:${ETH}`, { network: 'erc20', coin: undefined, address: ETH })).toBeUndefined();
  });
});

it.each<[string, string, NetworkId]>([
  ['of another chain', 'BNB', 'erc20'],
  ['of a network without such links', 'TRX', 'trc20'],
  ['of a token there', 'USDT', 'trc20'],
])('no ERC-681 link is made for a coin %s', (_, coin, network) => {
  expect(ethereumUri(coinNamed(coin)!, network, makeAddress(network, 'a'))).toBeUndefined();
});

describe('unified QR: BIP-21 with `lightning=`', () => {
  const invoice = (sats?: number) =>
    makeBolt11({ seed: 'x', amount: sats === undefined ? undefined : new Big(sats).div(1e8), madeAt: 0, expiry: 900 });
  const found = (uri: string) => agreeingUri(uri, payee('bitcoin', 'BTC', BTC));

  it.each([
    ['the same amount', '?amount=0.001', invoice(100_000)],
    ['an invoice without an amount', '?amount=0.001', invoice()],
    ['no amount on the chain', '', invoice(100_000)],
  ])('with %s is kept until the invoice expires', (_, query, lightning) => {
    const uri = `bitcoin:${BTC}${query}${query ? '&' : '?'}lightning=`;
    const unified = { uri: uri + lightning, expiresAt: 900_000 };
    expect(found(uri + lightning.toUpperCase())).toMatchObject({ uri: `bitcoin:${BTC}${query}`, unified });
  });

  it.each([
    ['over another amount', invoice(100_001)],
    ['with a wrong checksum', `${invoice(100_000).slice(0, -1)}b`],
    ['of the test net', 'lntb20m1pvjluez'],
  ])('leaves out an invoice %s', (_, lightning) => {
    const reading = found(`bitcoin:${BTC}?amount=0.001&lightning=${lightning}`);
    expect(reading).toMatchObject({ uri: `bitcoin:${BTC}?amount=0.001`, isPartial: true });
    expect(reading?.unified).toBeUndefined();
  });
});

describe('ERC-681 by chain id', () => {
  it.each<[NetworkId, string, string]>([
    ['polygon', 'USDT', '0xc2132D05D31c914a87C6611C10748AEb04B58e8F@137'],
    ['base', 'USDC', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913@8453'],
    ['arbitrum', 'USDT', '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9@42161'],
    ['optimism', 'USDC', '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85@10'],
    ['avalanche', 'USDT', '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7@43114'],
  ])('on %s: %s is %s', (network, coin, target) => {
    const uri = `ethereum:${target}/transfer?address=${ETH}&uint256=1500000`;
    expect(textOf(agreeingUri(uri, payee(network, coin, ETH)))).toEqual({ uri, amount: '1.5' });
    expect(agreeingUri(uri, payee('erc20', coin, ETH))).toBeUndefined();
  });

  it('has Ether on the chains that pay their fees in it, and no token whose contract is not certain', () => {
    const onBase = `ethereum:${ETH}@8453?value=1000000000000000000`;
    expect(textOf(agreeingUri(onBase, payee('base', 'ETH', ETH)))).toEqual({ uri: onBase, amount: '1' });
    expect(uriFor(payee('polygon', 'ETH', ETH), new Big(1))).toBeUndefined();
    expect(uriFor(payee('base', 'USDT', ETH), new Big(1))).toBeUndefined();
  });
});

it('contracts are addresses of their networks, in the form that has checksums', () => {
  const tokens = COINS.flatMap((coin) =>
    tokenNetworks(coin).map((network) => [network, tokenOn(coin, network)!] as const),
  );
  expect(tokens).toHaveLength(17);
  for (const [network, { contract }] of tokens) expect(verifiedAddress(network, contract)).toBe(contract);
});

it('without one from the gateway only chains whose wallets all read it get one', () => {
  expect(plainUri(payee('bitcoin', 'BTC', BTC))?.uri).toBe(`bitcoin:${BTC}`);
  expect(plainUri(payee('erc20', 'USDT', ETH))).toBeUndefined();
  expect(plainUri(payee('trc20', 'USDT', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'))).toBeUndefined();
});

it('the rest of an amount is asked for by the same coin, network and address', () => {
  const rest = (to: Parameters<typeof uriFor>[0], amount: string) => uriFor(to, new Big(amount));
  const btc = payee('bitcoin', 'BTC', BTC);
  expect(rest(btc, '0.12500001')).toBe(`bitcoin:${BTC}?amount=0.12500001`);
  const token = payee('erc20', 'USDT', ETH);
  expect(rest(token, '1.5')).toBe(`ethereum:${USDT}/transfer?address=${ETH}&uint256=1500000`);
  // An amount below the coin's smallest part (twice), a network without URIs, an unknown coin.
  expect(rest(btc, '0.125000001')).toBeUndefined();
  expect(rest(token, '0.0000005')).toBeUndefined();
  expect(rest(payee('trc20', 'USDT', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'), '1')).toBeUndefined();
  expect(rest({ network: 'erc20', coin: undefined, address: ETH }, '1')).toBeUndefined();
});

it('what is made can be read back, with every digit', () => {
  const satoshis = fc.bigInt({ min: 1n, max: 2_100_000_000_000_000n });
  fc.assert(
    fc.property(satoshis, fc.string({ minLength: 1 }), (units, seed) => {
      const amount = new Big(String(units)).div(1e8);
      const btc = makeAddress('bitcoin', seed);
      expect(parseCoinUri(coinUri('bitcoin', btc, amount), 'bitcoin')?.amount?.eq(amount)).toBe(true);
      const eth = makeAddress('erc20', seed);
      const made = payee('erc20', 'ETH', eth);
      expect(agreeingUri(ethereumUri(made.coin!, 'erc20', eth, amount)!, made)?.amount?.eq(amount)).toBe(true);
    }),
    { numRuns: 50 },
  );
});

it('anything at all is read or refused without throwing', () => {
  const prefixes = fc.constantFrom(
    '',
    'bitcoin:',
    `bitcoin:${BTC}?`,
    'ethereum:',
    `ethereum:${ETH}?`,
    `ethereum:${USDT}/`,
  );
  fc.assert(
    fc.property(prefixes, fc.string({ unit: 'binary' }), fc.constantFrom(...NETWORKS), (prefix, rest, { id }) => {
      const found = agreeingUri(prefix + rest, payee(id, 'ETH', ETH));
      if (found) expect(found.uri.startsWith(`ethereum:${ETH}`)).toBe(true);
    }),
  );
});
