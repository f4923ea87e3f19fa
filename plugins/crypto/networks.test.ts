import { expect, it } from 'vitest';
import { NETWORKS, networkNamed } from './networks';

it('a network is known by each name that the cashier itself shows', () => {
  for (const { id, label, badge, aliases } of NETWORKS)
    for (const name of [label, badge, ...aliases, label.toUpperCase()])
      expect([name, networkNamed(name)?.id]).toEqual([name, id]);
});

it.each([
  ['Polygon (MATIC)', 'polygon'],
  ['BSC_BNB', 'bep20'],
  ['BNB Smart Chain (BEP20)', 'bep20'],
  ['ETH-ERC20', 'erc20'],
  ['TRX-TRC20', 'trc20'],
  ['Ethereum Mainnet', 'erc20'],
  ['TON Network', 'ton'],
  ['Arbitrum One (ARB)', 'arbitrum'],
  ['Avalanche C-Chain (AVAXC)', 'avalanche'],
])('%s is %s', (name, id) => expect(networkNamed(name)?.id).toBe(id));

it.each([
  'Bitcoin Testnet',
  'Bitcoin SV',
  'Ethereum Classic',
  'Base Sepolia',
  'BTC-Lightning',
  'Ethereum (Base)',
  'Polygon zkEVM',
  'Harmony One',
  'Smart Chain',
  'BTC 測試網',
  'bаse',
  ' ',
])('%j is none of them', (name) => expect(networkNamed(name)).toBeUndefined());
