/** The networks that deposits come in on: one table for the list, the checks and the texts. */

export type NetworkId =
  | 'bitcoin'
  | 'monero'
  | 'bitcoin-cash'
  | 'erc20'
  | 'trc20'
  | 'bep20'
  | 'litecoin'
  | 'dash'
  | 'doge'
  | 'zcash'
  | 'ripple'
  | 'stellar';

export interface Network {
  id: NetworkId;
  /** A proper name, the same in every language, as wallets show it beside the amount. */
  label: string;
  /** Short, for a badge. */
  badge: string;
  /** Least deposit of spec 9, whose unit is not shown: read as US dollars, which all twelve numbers fit. */
  minimumUsd: number;
  /** What a transfer must carry besides the address, when the gateway gives one. */
  memo: 'tag' | 'memo';
  /** How gateways may write it, in letters and digits only, lower case. */
  aliases: readonly string[];
}

const network = (
  id: NetworkId,
  label: string,
  badge: string,
  minimumUsd: number,
  aliases: readonly string[],
  memo: Network['memo'] = 'memo',
): Network => ({ id, label, badge, minimumUsd, memo, aliases });

export const NETWORKS: readonly Network[] = [
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
];

const byAlias = new Map(NETWORKS.flatMap((one) => one.aliases.map((alias) => [alias, one] as const)));

/** `TRC-20`, `trc20`, `Tron` and the like; undefined for a network that the table does not know. */
export function networkNamed(text: string): Network | undefined {
  return byAlias.get(text.toLowerCase().replace(/[^a-z0-9]/g, ''));
}
