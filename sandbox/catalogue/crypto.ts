/** Cryptocurrencies. Minimums are the business constants of the networks, in US dollars. */
import type { MethodField } from '@/contract/method';
import { field } from './fields';
import type { SharedEntry } from './shared';
import { shared } from './shared';
import { labels } from './words';

const evm = { regex: '^0x[0-9a-fA-F]{40}$', example: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' };
const tron = { regex: '^T[1-9A-HJ-NP-Za-km-z]{33}$', example: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' };
const bitcoin = {
  regex: '^(?:bc1[02-9ac-hj-np-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$',
  example: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
};
const litecoin = {
  regex: '^(?:ltc1[02-9ac-hj-np-z]{11,71}|[LM][1-9A-HJ-NP-Za-km-z]{25,34})$',
  example: 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9',
};
const doge = { regex: '^[DA9][1-9A-HJ-NP-Za-km-z]{33}$', example: 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L' };
const ripple = { regex: '^r[1-9A-HJ-NP-Za-km-z]{24,34}$', example: 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH' };

const address = (coin: { regex: string; example: string }): MethodField =>
  field('address', { ...coin, label: labels.address, error: 'cryptoAddress', wallet: true });

const tetherNetworks: MethodField = {
  name: 'network',
  type: 'networks',
  label: labels.network,
  values: [
    { value: 'trc20', text: 'TRON (TRC-20)' },
    { value: 'erc20', text: 'Ethereum (ERC-20)' },
    { value: 'bep20', text: 'BNB Smart Chain (BEP-20)' },
  ],
};
const tetherAddress = address({ regex: `(?:${tron.regex}|${evm.regex})`, example: tron.example });

function coin(name: string, text: string, icons: string, minimum: number, form?: MethodField[]): SharedEntry {
  const payout = form ? { withdrawal: [minimum * 2, 20_000] as const, payoutFields: form } : {};
  return { name, text, icons, category: 'crypto', deposit: [minimum, 50_000], ...payout };
}

export const crypto = shared(900, [
  { ...coin('crypto_usdt_trc20', 'Tether TRC-20', 'usdt', 5, [address(tron)]), badge: 'fast', popular: true },
  { ...coin('crypto_btc', 'Bitcoin', 'btc', 15, [address(bitcoin)]), badge: 'brand', popular: true },
  coin('crypto_eth', 'Ethereum', 'eth', 10, [address(evm)]),
  coin('crypto_usdt_erc20', 'Tether ERC-20', 'usdt', 10, [address(evm)]),
  coin('crypto_usdt_bep20', 'Tether BEP-20', 'usdt', 5, [address(evm)]),
  coin('crypto_ltc', 'Litecoin', 'ltc', 5, [address(litecoin)]),
  coin('crypto_trx', 'TRON', 'trx', 5, [address(tron)]),
  coin('crypto_doge', 'Dogecoin', 'doge', 5, [address(doge)]),
  coin('crypto_xrp', 'Ripple', 'xrp', 3, [address(ripple)]),
  coin('crypto_bch', 'Bitcoin Cash', 'bch', 10),
  coin('crypto_xmr', 'Monero', 'xmr', 10),
  coin('crypto_dash', 'Dash', 'dash', 5),
  coin('crypto_zec', 'Zcash', 'zec', 5),
  coin('crypto_xlm', 'Stellar', 'xlm', 3),
  {
    name: 'crypto_usdt',
    text: 'Tether',
    category: 'crypto',
    icons: 'usdt',
    withdrawal: [10, 20_000],
    payoutFields: [tetherNetworks, tetherAddress],
  },
]);
