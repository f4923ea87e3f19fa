/** Finds out what is wrong with an address that a player typed, so that the message can name it. Pure. */
import { CHAIN_IDS, NETWORKS, type Network, type NetworkId } from '../networks';
import { isBase58Check } from './base58check';
import { verifiedAddress, VERSIONS } from './verified-address';

export type AddressMistake =
  /** A valid address, but of these other networks. */
  | { kind: 'otherNetwork'; networks: readonly Network[] }
  /** A form that the network had before its own, and that these other networks have. `begins`: how its own form begins. */
  | { kind: 'oldForm'; networks: readonly Network[]; begins: string }
  /** It looks like an address of the network, but a character is wrong. */
  | { kind: 'checksum' }
  | { kind: 'format' };

const BASE58 = '[1-9A-HJ-NP-Za-km-z]';
const BECH32 = '[02-9ac-hj-np-z]';
const HEX = /^0x[0-9a-f]{40}$/i;

/** Shape of each network's addresses, in any case; used only to tell a mistyped address from other text. */
const LOOKS: Readonly<Partial<Record<NetworkId, RegExp>>> = {
  bitcoin: new RegExp(`^(?:bc1${BECH32}{11,71}|[13]${BASE58}{25,34})$`, 'i'),
  litecoin: new RegExp(`^(?:ltc1${BECH32}{11,71}|[LM]${BASE58}{25,34})$`, 'i'),
  'bitcoin-cash': new RegExp(`^(?:bitcoincash:)?[qp]${BECH32}{41}$`, 'i'),
  trc20: new RegExp(`^T${BASE58}{33}$`),
  doge: new RegExp(`^[DA9]${BASE58}{33}$`),
  dash: new RegExp(`^[X7]${BASE58}{33}$`),
  zcash: new RegExp(`^(?:t${BASE58}{34}|(?:zs|tex|u)1${BECH32}{38,280})$`, 'i'),
  ripple: new RegExp(`^r${BASE58}{24,34}$`),
  monero: new RegExp(`^[48]${BASE58}{94}(?:${BASE58}{11})?$`),
  stellar: /^[GM][A-Z2-7]{55}(?:[A-Z2-7]{13})?$/,
  solana: new RegExp(`^${BASE58}{43,44}$`),
  ton: /^(?:[EU][Qf][\w+/-]{46}|(?:0|-1):[0-9a-f]{64})$/i,
  cardano: new RegExp(`^(?:addr1${BECH32}{53,98}|(?:Ae2|Ddz)${BASE58}{50,105})$`, 'i'),
  polkadot: new RegExp(`^1${BASE58}{45,47}$`),
  lightning: /^ln(?:bc|url1)/i,
};

/** Networks that began with Bitcoin's addresses: which of them they took, and how their own form begins. */
const OLD_FORMS: Partial<Record<NetworkId, { versions: readonly (readonly number[])[]; begins: string }>> = {
  litecoin: { versions: [[0x05]], begins: 'M' },
  'bitcoin-cash': { versions: VERSIONS.bitcoin, begins: 'bitcoincash:' },
};

/** Undefined for a valid address of the network. */
export function addressMistake(network: Network, text: string): AddressMistake | undefined {
  if (verifiedAddress(network.id, text) !== undefined) return undefined;
  // What looks like a lightning address is a mail address more often.
  const networks = text.includes('@') ? [] : NETWORKS.filter(({ id }) => verifiedAddress(id, text) !== undefined);
  const oldForm = OLD_FORMS[network.id];
  if (oldForm && isBase58Check(text, oldForm.versions)) return { kind: 'oldForm', networks, begins: oldForm.begins };
  if (networks.length > 0) return { kind: 'otherNetwork', networks };
  const looks = network.id in CHAIN_IDS ? HEX : LOOKS[network.id];
  return { kind: looks?.test(text) ? 'checksum' : 'format' };
}
