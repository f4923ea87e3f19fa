import { base64urlnopad, bech32 } from '@scure/base';
import Big from 'big.js';
import { pageStore, type PageChoice, type PageOpeners, type Revive } from '../../tests/kit/replay/replay-input';
import { friendly } from './address/ton';
import { networkNamed, type NetworkId } from './networks';
import { uriOf } from './simulator';
import { makeAddress } from './simulator/make-address';
import { CoinSteps } from './stores/coin-steps';
import { CryptoChoiceStore } from './stores/crypto-choice-store';
import { factsOf } from './stores/method-facts';
import { tokenOn } from './tokens';
import { hasCoinScheme } from './uri/bip321';

/** A recording holds placeholders instead of the address, but the page shows valid addresses only, so a valid one is made. */
export const revive: Revive = ({ crypto }, { paymentType = '' }) => {
  const network = crypto && networkNamed(crypto.network);
  if (!network) return;
  const before = { ...crypto };
  if (crypto.invoice) crypto.invoice = withChecksum(crypto.invoice);
  crypto.address = network.id === 'lightning' ? withChecksum(crypto.address) : addressLike(crypto.address, network.id);
  const { coin } = factsOf(paymentType);
  if (crypto.contract) crypto.contract = (coin && tokenOn(coin, network.id)?.contract) ?? crypto.contract;
  if (!crypto.uri) return;
  const { address, invoice, memo, expected } = crypto;
  crypto.uri = hasCoinScheme(network.id)
    ? crypto.uri.replace(before.address, address).replace(before.invoice || '\n', invoice ?? '')
    : uriOf(network, coin, address, memo ?? undefined, expected == null ? undefined : new Big(expected));
};

/** An address of the same length, with its hyphens and underscores at the same places. */
function addressLike(placeholder: string, network: NetworkId): string {
  const form = (text: string) => text.replace(/[A-Za-z\d]/g, 'x');
  const isTon = network === 'ton' && /^[\w-]{48}$/.test(placeholder);
  const make = (count: number) => (isTon ? tonAddress(placeholder, count) : makeAddress(network, `replay ${count}`));
  const made = Array.from({ length: 100 }, (_, count) => make(count));
  return made.find((address) => form(address) === form(placeholder)) ?? made[0]!;
}

/** A wallet of the main workchain. `count` makes its checksum another one. */
function tonAddress(placeholder: string, count: number): string {
  const bytes = base64urlnopad.decode(`UQA${placeholder.slice(3)}`).subarray(0, 34);
  bytes[5] = count;
  return friendly(bytes);
}

/** The placeholder of an invoice has its amount, time and expiry, but no right checksum. */
function withChecksum(placeholder: string): string {
  const [, start = '', prefix = '', data = ''] =
    /^(lightning:)?(ln\w+?)1([02-9a-z]+).{6}$/.exec(placeholder.toLowerCase()) ?? [];
  return prefix === '' ? placeholder : start + bech32.encode(prefix, [...data].map(wordOf), false);
}

const WORDS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const wordOf = (character: string) => Math.max(0, WORDS.indexOf(character));

/** The method that serves several networks tells the chosen one by its field. */
export const pageChoice: PageChoice = (app, { paymentType, fields = {} }) => {
  if (!app.router.path.startsWith('/deposit/crypto/')) return;
  const choices = pageStore(app, CryptoChoiceStore);
  const all = choices.coins.flatMap((coin) => coin.choices);
  const chosen = all.find(({ methodName, field }) => methodName === paymentType && field?.value === fields.network);
  if (chosen?.field) choices.select(chosen);
};

export const pageOpeners: PageOpeners = {
  '/deposit/crypto/amount': (app, method, sent) => {
    pageChoice(app, sent);
    const { chosen } = pageStore(app, CryptoChoiceStore);
    return chosen?.field && chosen.methodName === method ? app.router.go('/deposit/crypto/amount') : undefined;
  },
  /** The legacy design asks for the coin first, then for the network, which chooses the method. */
  '/deposit/crypto/network': async (app, method) => {
    const { coins } = pageStore(app, CryptoChoiceStore);
    const coin = coins.find(({ choices }) => choices.some(({ methodName }) => methodName === method));
    if (coin) await pageStore(app, CoinSteps).chooseCoin(coin);
  },
};
