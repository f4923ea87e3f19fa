/** A player's way through the three steps, made through the stores; for stories. */
import { DepositStore } from '@/cashier/deposit/deposit-store';
import { AMOUNT_KEY } from '@/cashier/form/field-key';
import type { StoryApp } from '../../../../tests/kit/story-app';
import { openGroup } from '../../../../tests/kit/story-steps';
import { CoinSteps } from '../../stores/coin-steps';
import { CryptoChoiceStore } from '../../stores/crypto-choice-store';
import type { CryptoForm } from '../../stores/crypto-form';

export const openCoins = (app: StoryApp): Promise<void> => openGroup(app, 'crypto');

/** `key`: the coin's ticker. */
export async function openNetworks(app: StoryApp, key: string): Promise<void> {
  await openCoins(app);
  const scope = app.router.shown!.scope;
  const coin = scope.resolve(CryptoChoiceStore).coins.find((one) => one.key === key);
  if (!coin) throw new Error(`no coin ${key}`);
  await scope.resolve(CoinSteps).chooseCoin(coin);
}

/** `id`: that of the network's choice, e.g. `crypto_usdt_trc20`. */
export async function openAddress(app: StoryApp, key: string, id: string, amount = '50'): Promise<void> {
  await openNetworks(app, key);
  const scope = app.router.shown!.scope;
  scope.resolve(CoinSteps).chooseNetwork(id);
  const deposit = scope.resolve<DepositStore<CryptoForm>>(DepositStore);
  deposit.form.inner.form.change(AMOUNT_KEY, amount);
  const result = await deposit.submit({ wantsWindow: false });
  if (result !== 'done') throw new Error(`no address: ${result}`);
}
