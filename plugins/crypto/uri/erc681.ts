/** `ethereum:…` payment URIs (ERC-681): the native coin, or a token's `transfer`; `@56` is the chain's id (EIP-155). */
import Big from 'big.js';
import { isNative, type Coin } from '../coins';
import { CHAIN_IDS, type NetworkId } from '../networks';
import { isSameContract, tokenOn } from '../tokens';
import { readUnits } from './decimal';
import { readQuery } from './query';

/** Decimals of the native coin on all of these chains: one coin is 10^18 wei. */
const NATIVE_DECIMALS = 18;
const GAS = ['gas', 'gaslimit', 'gasprice'];
const ADDRESS = '0x[0-9a-fA-F]{40}';
const FORM = new RegExp(`^ethereum:(?:pay-)?(${ADDRESS})(?:@(\\d{1,10}))?(?:/([a-zA-Z]+))?(?:\\?([^#]*))?$`);

export interface EthereumRequest {
  /** The payee; as written, not yet checked. */
  address: string;
  chainId: number;
  /** The token's contract; absent for the native coin. */
  contract?: string;
  /** Count of the smallest unit. */
  units?: Big;
}

export const hasEthereumScheme = (network: NetworkId): boolean => network in CHAIN_IDS;

/**
 * Undefined for everything that we would not vouch for: names instead of addresses, other functions, unknown or
 * repeated parameters.
 */
export function parseEthereumUri(uri: string, defaultChain = 1): EthereumRequest | undefined {
  const [, target, chain = String(defaultChain), method, search = ''] = FORM.exec(uri) ?? [];
  const query = target === undefined ? undefined : readQuery(search);
  if (!target || !query || (method !== undefined && method !== 'transfer')) return undefined;
  const [payee, amount] = method ? ['address', 'uint256'] : [undefined, 'value'];
  const known = [amount, ...GAS, ...(payee ? [payee] : [])];
  if ([...query.keys()].some((name) => !known.includes(name))) return undefined;
  const unitsText = query.get(amount);
  const units = unitsText === undefined ? undefined : readUnits(unitsText);
  if (unitsText !== undefined && !units) return undefined;
  const request = { chainId: Number(chain), ...(units && { units }) };
  if (!payee) return { ...request, address: target };
  const address = query.get(payee);
  return address === undefined ? undefined : { ...request, address, contract: target };
}

/** True if the request is for this coin on this network: the right chain, and the right contract or, for a native coin, none. */
export function isRequestFor({ chainId, contract }: EthereumRequest, coin: Coin, network: NetworkId): boolean {
  if (chainId !== CHAIN_IDS[network]) return false;
  if (contract === undefined) return isNative(coin, network);
  const token = tokenOn(coin, network);
  return token !== undefined && isSameContract(network, contract, token.contract);
}

/** Converts the smallest unit to whole coins. */
export function unitsToCoins(units: Big, coin: Coin, network: NetworkId): Big {
  return units.times(new Big(10).pow(-decimalsOf(coin, network)));
}

/**
 * `address` must be verified; `amount` is in whole coins. Undefined except for the native coin and tokens whose
 * contract is known.
 */
export function ethereumUri(coin: Coin, network: NetworkId, address: string, amount?: Big): string | undefined {
  const chainId = CHAIN_IDS[network];
  const token = tokenOn(coin, network);
  if (chainId === undefined || (!token && !isNative(coin, network))) return undefined;
  const chain = chainId === 1 ? '' : `@${chainId}`;
  const units = amount?.times(new Big(10).pow(decimalsOf(coin, network))).toFixed(0);
  if (!token) return `ethereum:${address}${chain}${units ? `?value=${units}` : ''}`;
  return `ethereum:${token.contract}${chain}/transfer?address=${address}${units ? `&uint256=${units}` : ''}`;
}

const decimalsOf = (coin: Coin, network: NetworkId): number => tokenOn(coin, network)?.decimals ?? NATIVE_DECIMALS;
