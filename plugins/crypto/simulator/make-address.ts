/** Makes addresses that pass every check but whose keys do not exist; the same seed gives the same address. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base32nopad, base58, base58xmr, base58xrp, bech32 } from '@scure/base';
import { base58Checksum } from '../address/base58check';
import { encodeCashAddr } from '../address/cash-addr';
import { toChecksumAddress } from '../address/ethereum';
import { moneroChecksum } from '../address/monero';
import { ss58Checksum } from '../address/polkadot';
import { crc16Xmodem } from '../address/stellar';
import { friendly } from '../address/ton';
import { CASH_PREFIX, VERSIONS } from '../address/verified-address';
import { CHAIN_IDS, type NetworkId } from '../networks';
import { makeBolt11 } from './make-bolt11';

type Alphabet = { encode(bytes: Uint8Array): string };

export function makeAddress(network: NetworkId, seed: string): string {
  const bytes = (length: number) => stretch(`${network}:${seed}`, length);
  if (network in CHAIN_IDS) return toChecksumAddress(`0x${bytesToHex(bytes(20))}`);
  const make: Partial<Record<NetworkId, () => string>> = {
    bitcoin: () => segwit('bc', bytes(20)),
    litecoin: () => segwit('ltc', bytes(20)),
    'bitcoin-cash': () => encodeCashAddr(CASH_PREFIX, 0, bytes(20)),
    trc20: () => base58check(VERSIONS.trc20[0], bytes(20)),
    doge: () => base58check(VERSIONS.doge[0], bytes(20)),
    dash: () => base58check(VERSIONS.dash[0], bytes(20)),
    zcash: () => base58check(VERSIONS.zcash[0], bytes(20)),
    ripple: () => base58check(VERSIONS.ripple[0], bytes(20), base58xrp),
    monero: () => monero(bytes(64)),
    stellar: () => stellar(bytes(32)),
    solana: () => base58.encode(bytes(32)),
    ton: () => friendly(Uint8Array.of(0x51, 0, ...bytes(32))),
    cardano: () => bech32.encode('addr', bech32.toWords(Uint8Array.of(0x61, ...bytes(28)))),
    polkadot: () => polkadot(bytes(32)),
    lightning: () => makeBolt11({ seed, madeAt: Date.UTC(2025, 0, 1), expiry: CENTURY }),
  };
  return make[network]!();
}

/** Seconds. The same seed gives the same invoice, whatever the time. */
const CENTURY = 100 * 365 * 86_400;

/** An address on a network that nobody knows. */
export const makeStrangeAddress = (seed: string): string => `new1${bytesToHex(stretch(`strange:${seed}`, 20))}`;

/** Changes the last character, as a typing mistake would, so that every checksum fails. */
export function breakAddress(address: string): string {
  const last = address.at(-1) ?? '';
  if (address.startsWith('0x')) return address.replace(/[a-f](?=[^a-f]*$)|[A-F](?=[^A-F]*$)/, swapCase);
  return address.slice(0, -1) + (last === '2' ? '3' : last === last.toUpperCase() ? '2' : last === 'q' ? 'p' : 'q');
}

/** A destination tag or memo, for networks on which one address serves many players. */
export function makeMemo(network: NetworkId, seed: string): string | undefined {
  if (!['ripple', 'stellar', 'ton'].includes(network)) return undefined;
  return String(new DataView(stretch(`memo:${seed}`, 4).buffer).getUint32(0));
}

const swapCase = (letter: string) => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase());

function stretch(seed: string, length: number): Uint8Array {
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, index) => sha256(utf8ToBytes(`${seed}:${index}`)));
  return concatBytes(...blocks).slice(0, length);
}

function base58check(version: readonly number[], hash: Uint8Array, alphabet: Alphabet = base58): string {
  const payload = concatBytes(Uint8Array.from(version), hash);
  return alphabet.encode(concatBytes(payload, base58Checksum(payload)));
}

function segwit(prefix: string, program: Uint8Array): string {
  return bech32.encode(prefix, [0, ...bech32.toWords(program)]);
}

function monero(keys: Uint8Array): string {
  const payload = concatBytes(Uint8Array.of(18), keys);
  return base58xmr.encode(concatBytes(payload, moneroChecksum(payload)));
}

function polkadot(key: Uint8Array): string {
  const payload = Uint8Array.of(0, ...key);
  return base58.encode(concatBytes(payload, ss58Checksum(payload)));
}

function stellar(key: Uint8Array): string {
  const payload = concatBytes(Uint8Array.of(6 << 3), key);
  const crc = crc16Xmodem(payload);
  return base32nopad.encode(concatBytes(payload, Uint8Array.of(crc & 0xff, crc >> 8)));
}
