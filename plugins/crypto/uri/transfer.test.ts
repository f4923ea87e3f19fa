import Big from 'big.js';
import { describe, expect, it } from 'vitest';
import { coinNamed } from '../coins';
import { makeAddress } from '../simulator/make-address';
import { agreeingUri, uriFor, type Payee } from './payment-uri';

const SOL = makeAddress('solana', 'player');
const TON = makeAddress('ton', 'player');
const USDT_MINT = 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB';
const USDC_MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const MASTER = 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs';

const on = (network: 'solana' | 'ton', coin: string, memo?: string): Payee => ({
  network,
  coin: coinNamed(coin),
  address: network === 'solana' ? SOL : TON,
  memo,
});
const read = (uri: string, payee: Payee) => {
  const found = agreeingUri(uri, payee);
  return found && [found.uri, found.amount?.toFixed()];
};

describe('Solana Pay', () => {
  it.each([
    [`solana:${SOL}`, 'SOL', `solana:${SOL}`, undefined],
    [`solana:${SOL}?amount=1.5&label=Shop&message=Thanks`, 'SOL', `solana:${SOL}?amount=1.5`, '1.5'],
    [
      `solana:${SOL}?amount=0.01&spl-token=${USDT_MINT}`,
      'USDT',
      `solana:${SOL}?amount=0.01&spl-token=${USDT_MINT}`,
      '0.01',
    ],
  ])('%s is read for %s', (uri, coin, ours, amount) => {
    expect(read(uri, on('solana', coin))).toEqual([ours, amount]);
  });

  it.each([
    ['another address', 'SOL', `solana:${makeAddress('solana', 'other')}`],
    ['another token', 'USDT', `solana:${SOL}?spl-token=${USDC_MINT}`],
    ['a token for the native coin', 'SOL', `solana:${SOL}?spl-token=${USDT_MINT}`],
    ['no token', 'USDT', `solana:${SOL}?amount=1`],
    ['more decimals than the token has', 'USDT', `solana:${SOL}?amount=0.0000001&spl-token=${USDT_MINT}`],
    ['an amount twice', 'SOL', `solana:${SOL}?amount=1&amount=2`],
    ['an unknown parameter', 'SOL', `solana:${SOL}?cluster=devnet`],
    ['a transaction to sign', 'SOL', 'solana:https://example.com/pay'],
    ['a memo that is not the reply’s', 'SOL', `solana:${SOL}?memo=2`],
  ])('with %s is not used', (_, coin, uri) => expect(read(uri, on('solana', coin, '1'))).toBeUndefined());
});

describe('a TON transfer', () => {
  it.each([
    [`ton://transfer/${TON}?amount=1500000000`, 'TON', `ton://transfer/${TON}?amount=1500000000`, '1.5'],
    [
      `ton://transfer/${TON}?jetton=${MASTER}&amount=10000`,
      'USDT',
      `ton://transfer/${TON}?amount=10000&jetton=${MASTER}`,
      '0.01',
    ],
  ])('%s is read for %s', (uri, coin, ours, amount) => expect(read(uri, on('ton', coin))).toEqual([ours, amount]));

  it('names the memo, also when the gateway’s does not', () => {
    const ours = `ton://transfer/${TON}?text=order%201`;
    expect(read(`ton://transfer/${TON}?text=order%201`, on('ton', 'TON', 'order 1'))).toEqual([ours, undefined]);
    expect(read(`ton://transfer/${TON}`, on('ton', 'TON', 'order 1'))).toEqual([ours, undefined]);
  });

  it.each([
    ['another address', 'TON', `ton://transfer/${makeAddress('ton', 'other')}`],
    ['another token', 'USDT', `ton://transfer/${TON}?jetton=${makeAddress('ton', 'other')}`],
    ['no token', 'USDT', `ton://transfer/${TON}?amount=1`],
    ['a program to run', 'TON', `ton://transfer/${TON}?bin=te6cc`],
    ['another memo', 'TON', `ton://transfer/${TON}?text=2`],
    ['a part of the smallest unit', 'TON', `ton://transfer/${TON}?amount=1.5`],
  ])('with %s is not used', (_, coin, uri) => expect(read(uri, on('ton', coin, '1'))).toBeUndefined());
});

it('asks for what is still missing, with the memo', () => {
  expect(uriFor(on('ton', 'USDT', '7'), new Big('0.5'))).toBe(
    `ton://transfer/${TON}?amount=500000&jetton=${MASTER}&text=7`,
  );
  expect(uriFor(on('solana', 'USDC'), new Big('0.5'))).toBe(`solana:${SOL}?amount=0.5&spl-token=${USDC_MINT}`);
  expect(uriFor(on('solana', 'USDC'), new Big('0.0000001'))).toBeUndefined();
});
