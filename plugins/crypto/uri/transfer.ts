/** Payment URIs that name a token and a memo: Solana Pay's transfer requests and TON's transfer links. */
import Big from 'big.js';
import { isNative, type Coin } from '../coins';
import type { NetworkId } from '../networks';
import { isSameContract, tokenOn } from '../tokens';
import { readCoinAmount, readUnits } from './decimal';
import { readQuery } from './query';

export interface TransferRequest {
  /** As written in the URI, not yet checked. */
  address: string;
  /** Whole coins. */
  amount?: Big;
  /** The token's mint or master; absent for the native coin. */
  contract?: string;
  memo?: string;
}

interface Scheme {
  form: RegExp;
  /** Names of the parameters. */
  contract: string;
  memo: string;
  /** Parameters that may be left out when the URI is made anew. */
  others: readonly string[];
  readAmount(text: string, decimals: number): Big | undefined;
  writeAmount(amount: Big, decimals: number): string;
  start: string;
}

/** Decimals of the native coin on both networks. */
const NATIVE_DECIMALS = 9;

const SCHEMES: Partial<Record<NetworkId, Scheme>> = {
  // The amount is in whole coins, of tokens as well.
  solana: {
    form: /^solana:([^?#/:]+)(?:\?([^#]*))?$/,
    contract: 'spl-token',
    memo: 'memo',
    others: ['label', 'message', 'reference'],
    readAmount: readCoinAmount,
    writeAmount: (amount) => amount.toFixed(),
    start: 'solana:',
  },
  // The amount is a count of the smallest unit.
  ton: {
    form: /^ton:\/\/transfer\/([^?#/]+)(?:\?([^#]*))?$/,
    contract: 'jetton',
    memo: 'text',
    others: [],
    readAmount: (text, decimals) => readUnits(text)?.times(new Big(10).pow(-decimals)),
    writeAmount: (amount, decimals) => amount.times(new Big(10).pow(decimals)).toFixed(0),
    start: 'ton://transfer/',
  },
};

export const hasTransferScheme = (network: NetworkId): boolean => network in SCHEMES;

/** Undefined for another scheme or coin, an invalid amount, and parameters that are unknown or appear twice. */
export function parseTransfer(uri: string, network: NetworkId, coin: Coin): TransferRequest | undefined {
  const scheme = SCHEMES[network];
  const [, address, search = ''] = scheme?.form.exec(uri) ?? [];
  const query = readQuery(search);
  if (!scheme || address === undefined || !query) return undefined;
  const known = ['amount', scheme.contract, scheme.memo, ...scheme.others];
  if ([...query.keys()].some((name) => !known.includes(name))) return undefined;
  const contract = query.get(scheme.contract);
  if (!isContractOf(coin, network, contract)) return undefined;
  const amountText = query.get('amount');
  const amount = amountText === undefined ? undefined : scheme.readAmount(amountText, decimalsOf(coin, network));
  if (amountText !== undefined && !amount) return undefined;
  const memo = query.get(scheme.memo);
  return { address, ...(amount && { amount }), ...(contract && { contract }), ...(memo && { memo }) };
}

/** `address` must be verified. Undefined except for the native coin and tokens whose contract is known. */
export function transferUri(
  { network, coin, address, memo }: { network: NetworkId; coin: Coin; address: string; memo?: string | undefined },
  amount?: Big,
): string | undefined {
  const scheme = SCHEMES[network];
  const token = tokenOn(coin, network);
  if (!scheme || (!token && !isNative(coin, network))) return undefined;
  const query = [
    amount && `amount=${scheme.writeAmount(amount, decimalsOf(coin, network))}`,
    token && `${scheme.contract}=${token.contract}`,
    memo && `${scheme.memo}=${encodeURIComponent(memo)}`,
  ].filter(Boolean);
  return `${scheme.start}${address}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

function isContractOf(coin: Coin, network: NetworkId, contract: string | undefined): boolean {
  const token = tokenOn(coin, network);
  if (contract === undefined) return isNative(coin, network);
  return token !== undefined && isSameContract(network, contract, token.contract);
}

const decimalsOf = (coin: Coin, network: NetworkId): number => tokenOn(coin, network)?.decimals ?? NATIVE_DECIMALS;
