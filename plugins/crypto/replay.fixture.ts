import { pageStore, type PageOpeners, type Revive } from '../../tests/kit/replay/replay-input';
import { networkNamed } from './networks';
import { makeAddress } from './simulator/make-address';
import { CoinSteps } from './stores/coin-steps';
import { CryptoChoiceStore } from './stores/crypto-choice-store';

/** A recording holds a placeholder instead of the address, but the page shows valid addresses only, so a valid one is made. */
export const revive: Revive = ({ crypto }) => {
  const network = crypto && networkNamed(crypto.network);
  if (!network) return;
  const address = makeAddress(network.id, 'replay');
  crypto.uri = crypto.uri?.replace(crypto.address, address);
  crypto.address = address;
};

/** The legacy design asks for the coin first, then for the network, which chooses the method. */
export const pageOpeners: PageOpeners = {
  '/deposit/crypto/network': async (app, method) => {
    const { coins } = pageStore(app, CryptoChoiceStore);
    const coin = coins.find(({ choices }) => choices.some(({ methodName }) => methodName === method));
    if (coin) await pageStore(app, CoinSteps).chooseCoin(coin);
  },
};
