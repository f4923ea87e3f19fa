/** The check that every address must pass before it is shown: it belongs to the network, and its checksum is right. */
import type { NetworkId } from '../networks';
import { isBase58Check } from './base58check';
import { decodeCashAddr } from './cash-addr';
import { verifiedEthereumAddress } from './ethereum';
import { isMoneroAddress } from './monero';
import { isSegwit } from './segwit';
import { isStellarAddress } from './stellar';

export const CASH_PREFIX = 'bitcoincash';

/** Version bytes of main-net addresses: pay to public key hash, then pay to script hash. */
export const VERSIONS = {
  bitcoin: [[0x00], [0x05]],
  /** Without 0x05, the older script hash: it is Bitcoin's, and nothing tells the two apart. */
  litecoin: [[0x30], [0x32]],
  doge: [[0x1e], [0x16]],
  dash: [[0x4c], [0x10]],
  /** Transparent addresses only. Shielded and unified ones are refused, because their checks need much more code. */
  zcash: [
    [0x1c, 0xb8],
    [0x1c, 0xbd],
  ],
  trc20: [[0x41]],
  ripple: [[0x00]],
} as const satisfies Partial<Record<NetworkId, readonly (readonly number[])[]>>;

/** Each check returns the address in the form to show, or undefined when it must not be paid to. */
const CHECKS: Readonly<Record<NetworkId, (address: string) => string | undefined>> = {
  bitcoin: (address) => ifTrue(address, isBase58Check(address, VERSIONS.bitcoin)) ?? segwit(address, 'bc'),
  litecoin: (address) => ifTrue(address, isBase58Check(address, VERSIONS.litecoin)) ?? segwit(address, 'ltc'),
  'bitcoin-cash': cashAddr,
  erc20: verifiedEthereumAddress,
  bep20: verifiedEthereumAddress,
  trc20: (address) => ifTrue(address, isBase58Check(address, VERSIONS.trc20)),
  doge: (address) => ifTrue(address, isBase58Check(address, VERSIONS.doge)),
  dash: (address) => ifTrue(address, isBase58Check(address, VERSIONS.dash)),
  zcash: (address) => ifTrue(address, isBase58Check(address, VERSIONS.zcash)),
  ripple: (address) => ifTrue(address, isBase58Check(address, VERSIONS.ripple, 'ripple')),
  monero: (address) => ifTrue(address, isMoneroAddress(address)),
  stellar: (address) => ifTrue(address, isStellarAddress(address)),
};

/** Well above the longest known address (Monero's integrated one, 106), well below lengths that take long to decode. */
const MAX_LENGTH = 150;

/** The address as it is shown and copied; undefined when it is not one of the network's or its checksum is wrong. */
export function verifiedAddress(network: NetworkId, address: string): string | undefined {
  return address.length > MAX_LENGTH ? undefined : CHECKS[network](address);
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
