/** The check that every address must pass before it is shown: it belongs to the network, and its checksum is right. */
import { CHAIN_IDS, type NetworkId } from '../networks';
import { isBase58Check } from './base58check';
import { verifiedCardanoAddress } from './cardano';
import { decodeCashAddr } from './cash-addr';
import { verifiedEthereumAddress } from './ethereum';
import { verifiedLightning } from './lightning';
import { isMoneroAddress } from './monero';
import { isPolkadotAddress } from './polkadot';
import { isSegwit } from './segwit';
import { isSolanaAddress } from './solana';
import { isStellarAddress } from './stellar';
import { verifiedTonAddress } from './ton';
import { isZcashBech32 } from './zcash';

export const CASH_PREFIX = 'bitcoincash';

/** Version bytes of main-net addresses: pay to public key hash, then pay to script hash. */
export const VERSIONS = {
  bitcoin: [[0x00], [0x05]],
  /** Without 0x05, the older script hash: it is Bitcoin's, and nothing tells the two apart. */
  litecoin: [[0x30], [0x32]],
  doge: [[0x1e], [0x16]],
  dash: [[0x4c], [0x10]],
  /** Transparent addresses. */
  zcash: [
    [0x1c, 0xb8],
    [0x1c, 0xbd],
  ],
  trc20: [[0x41]],
  ripple: [[0x00]],
} as const satisfies Partial<Record<NetworkId, readonly (readonly number[])[]>>;

/**
 * Each check returns the address in the form to show, or undefined when it must not be paid to. The networks of
 * `CHAIN_IDS` share one.
 */
const CHECKS: Readonly<Partial<Record<NetworkId, (address: string) => string | undefined>>> = {
  bitcoin: (address) => ifTrue(address, isBase58Check(address, VERSIONS.bitcoin)) ?? segwit(address, 'bc'),
  litecoin: (address) => ifTrue(address, isBase58Check(address, VERSIONS.litecoin)) ?? segwit(address, 'ltc'),
  'bitcoin-cash': cashAddr,
  trc20: (address) => ifTrue(address, isBase58Check(address, VERSIONS.trc20)),
  doge: (address) => ifTrue(address, isBase58Check(address, VERSIONS.doge)),
  dash: (address) => ifTrue(address, isBase58Check(address, VERSIONS.dash)),
  zcash: (address) =>
    ifTrue(address, isBase58Check(address, VERSIONS.zcash)) ?? ifTrue(address.toLowerCase(), isZcashBech32(address)),
  ripple: (address) => ifTrue(address, isBase58Check(address, VERSIONS.ripple, 'ripple')),
  monero: (address) => ifTrue(address, isMoneroAddress(address)),
  stellar: (address) => ifTrue(address, isStellarAddress(address)),
  solana: (address) => ifTrue(address, isSolanaAddress(address)),
  ton: verifiedTonAddress,
  cardano: verifiedCardanoAddress,
  polkadot: (address) => ifTrue(address, isPolkadotAddress(address)),
};

/**
 * Well above the longest known address (Zcash's unified one with all receivers, 213), well below lengths that take long
 * to decode from base58. Lightning has bech32 alone, which takes no longer for more.
 */
const MAX_LENGTH = 300;
const MAX_LIGHTNING = 2000;

/** The address as it is shown and copied; undefined when it is not one of the network's or its checksum is wrong. */
export function verifiedAddress(network: NetworkId, address: string): string | undefined {
  if (network === 'lightning') return address.length > MAX_LIGHTNING ? undefined : verifiedLightning(address);
  if (address.length > MAX_LENGTH) return undefined;
  return network in CHAIN_IDS ? verifiedEthereumAddress(address) : CHECKS[network]?.(address);
}

const ifTrue = (address: string, isRight: boolean): string | undefined => (isRight ? address : undefined);

/** Returned in lower case, which bech32 requires for text that people read. */
const segwit = (address: string, prefix: string) => ifTrue(address.toLowerCase(), isSegwit(address, prefix));

/**
 * Returned with its prefix, without which it could be mistaken for an address of another chain. The older form is
 * Bitcoin's, so it is refused.
 */
function cashAddr(address: string): string | undefined {
  const decoded = decodeCashAddr(address, CASH_PREFIX);
  if (!decoded || decoded.type > 1) return undefined;
  const lower = address.toLowerCase();
  return lower.startsWith(`${CASH_PREFIX}:`) ? lower : `${CASH_PREFIX}:${lower}`;
}
