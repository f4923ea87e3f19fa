import Big from 'big.js';
import fc from 'fast-check';
import { bech32 } from '@scure/base';
import { expect, it } from 'vitest';
import { verifiedAddress } from '../address/verified-address';
import { coinNamed } from '../coins';
import type { NetworkId } from '../networks';
import { makeAddress } from '../simulator/make-address';
import { agreeingUri, uriFor } from './payment-uri';

const LINKS: readonly [NetworkId, coin: string, memo?: string][] = [
  ['bitcoin', 'BTC'],
  ['monero', 'XMR'],
  ['erc20', 'USDT'],
  ['base', 'ETH'],
  ['polygon', 'USDC'],
  ['solana', 'USDT', 'order 1'],
  ['ton', 'USDT', '1234'],
];

it('a payment link with one character altered is refused, or pays the same address in the same coin', () => {
  const characters = [...'0123456789abcdefABCDEFqpzXYZ?&=@/:.%е٣\u200b', ''];
  fc.assert(
    fc.property(
      fc.constantFrom(...LINKS),
      fc.string(),
      fc.nat(),
      fc.constantFrom(...characters),
      ([network, coin, memo], seed, at, by) => {
        const payee = { network, coin: coinNamed(coin), address: makeAddress(network, seed), memo };
        const uri = uriFor(payee, new Big('1.25'))!;
        const place = at % uri.length;
        const found = agreeingUri(uri.slice(0, place) + by + uri.slice(place + 1), payee);
        // Nothing in a link guards its amount: that is compared with the gateway's.
        if (found?.amount) expect(found.uri).toBe(uriFor(payee, found.amount));
        else if (found) expect(uriFor(payee, new Big(1))).toContain(found.uri.replace(/\?.*/, ''));
      },
    ),
    { numRuns: 1000 },
  );
});

it('an LNURL with letters added before its last one is refused where they make no text', () => {
  const words = bech32.toWords(new TextEncoder().encode('https://service.example/pay/14'));
  const lnurl = bech32.encode('lnurl', words, false);
  expect(verifiedAddress('lightning', lnurl)).toBe(lnurl);
  expect(lnurl.endsWith('p')).toBe(true);
  for (const more of ['q', 'qq', 'qqq', 'qqqqq', 'qqqqqqqq'])
    expect(verifiedAddress('lightning', `${lnurl.slice(0, -1)}${more}p`), more).toBeUndefined();
});
