/** The networks for deposits: the one table behind the list, the checks and the texts. */

import type { Text } from '@/contract/primitives';

/** EIP-155 chain ids of the networks with Ethereum's addresses and payment URIs. */
export const CHAIN_IDS: Partial<Record<NetworkId, number>> = {
  erc20: 1,
  bep20: 56,
  polygon: 137,
  base: 8453,
  arbitrum: 42161,
  optimism: 10,
  avalanche: 43114,
};

interface NetworkFacts {
  /** A proper name, the same in every language, as wallets show it beside the amount. */
  label: string;
  /** Short name for a badge. */
  badge: string;
  /**
   * Minimum deposit of spec 9, which names no unit; read as US dollars, which fit all its twelve numbers. Absent for
   * networks that the specification does not name.
   */
  minimumUsd: number | undefined;
  /** Kind of the extra number or text that a transfer must contain if the gateway gives one. */
  memo: 'tag' | 'memo';
  /** Spellings that gateways may use: lower case, letters and digits only. */
  aliases: readonly string[];
}

const network = <Id extends string>(
  id: Id,
  label: string,
  badge: string,
  minimumUsd: number | undefined,
  aliases: readonly string[],
  memo: NetworkFacts['memo'] = 'memo',
) => ({ id, label, badge, minimumUsd, memo, aliases });

const TABLE = [
  network('bitcoin', 'Bitcoin', 'BTC', 15, ['bitcoin', 'btc']),
  network('monero', 'Monero', 'XMR', 10, ['monero', 'xmr']),
  network('bitcoin-cash', 'Bitcoin Cash', 'BCH', 10, ['bitcoincash', 'bch']),
  network('erc20', 'Ethereum (ERC-20)', 'ERC-20', 10, ['erc20', 'ethereum', 'eth']),
  network('trc20', 'TRON (TRC-20)', 'TRC-20', 5, ['trc20', 'tron', 'trx']),
  network('bep20', 'BNB Smart Chain (BEP-20)', 'BEP-20', 5, ['bep20', 'bsc', 'bnb', 'bnbsmartchain']),
  network('litecoin', 'Litecoin', 'LTC', 5, ['litecoin', 'ltc']),
  network('dash', 'Dash', 'DASH', 5, ['dash']),
  network('doge', 'Dogecoin', 'DOGE', 5, ['doge', 'dogecoin']),
  network('zcash', 'Zcash', 'ZEC', 5, ['zcash', 'zec']),
  network('ripple', 'XRP Ledger', 'XRP', 3, ['ripple', 'xrp', 'xrpl', 'xrpledger'], 'tag'),
  network('stellar', 'Stellar', 'XLM', 3, ['stellar', 'xlm']),
  network('polygon', 'Polygon', 'Polygon', undefined, ['polygon', 'polygonpos', 'matic', 'pol']),
  network('base', 'Base', 'Base', undefined, ['base']),
  network('arbitrum', 'Arbitrum One', 'Arbitrum', undefined, ['arbitrum', 'arbitrumone', 'arb']),
  network('optimism', 'OP Mainnet (Optimism)', 'Optimism', undefined, ['optimism', 'opmainnet', 'op']),
  network('avalanche', 'Avalanche C-Chain', 'Avalanche', undefined, [
    'avalanche',
    'avalanchecchain',
    'cchain',
    'avaxc',
    'avax',
  ]),
  network('solana', 'Solana', 'Solana', undefined, ['solana', 'sol', 'spl']),
  network('ton', 'TON', 'TON', undefined, ['ton', 'theopennetwork', 'toncoin']),
  network('cardano', 'Cardano', 'Cardano', undefined, ['cardano', 'ada']),
  network('polkadot', 'Polkadot', 'Polkadot', undefined, ['polkadot', 'dot']),
  network('lightning', 'Lightning', 'Lightning', undefined, ['lightning', 'lightningnetwork', 'ln', 'bolt11']),
];

export type NetworkId = (typeof TABLE)[number]['id'];
export type Network = NetworkFacts & { id: NetworkId };
export const NETWORKS: readonly Network[] = TABLE;

const byAlias = new Map(NETWORKS.flatMap((one) => one.aliases.map((alias) => [alias, one] as const)));

/** Letters of other alphabets stay, so that no name is made of a longer one by leaving them out. */
const named = (text: string) => byAlias.get(text.replace(/[^\p{L}\p{N}]/gu, ''));
/** What may stand beside a network's name and names no other network, as `testnet` or `classic` do. */
const COMMON = /^(?:network|mainnet|smart|chain|one)?$/;

/**
 * Finds a network by names such as `TRC-20`, `trc20` or `Tron`, and by several of its names at once: `TRON (TRC-20)`,
 * `BSC_BNB`. Undefined for a network that is not in the table, and where a word may name another one.
 */
export function networkNamed(text: string): Network | undefined {
  const lower = text.toLowerCase();
  const parts = lower.split(/[^\p{L}\p{N}-]+/u).flatMap((part) => (named(part) ? [part] : part.split('-')));
  const [found, ...others] = new Set(parts.filter((part) => !COMMON.test(part)).map(named));
  return named(lower) ?? (others.length === 0 ? found : undefined);
}

/** A network as a page shows it: one of the table, or one that the gateway alone knows, under its name for it. */
export type ShownNetwork = Pick<Network, 'label' | 'badge' | 'memo'> & {
  id?: NetworkId;
  /** The gateway's name for it, in the player's language where it has one; shown instead of `label`. */
  name?: Text | string | null | undefined;
};

export const strangeNetwork = (label: string, name: ShownNetwork['name']): ShownNetwork => ({
  label,
  badge: label,
  memo: 'memo',
  ...(name && { name }),
});
