import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import * as v from 'valibot';
import { DepositStore } from '@/cashier/deposit/deposit-store';
import { AMOUNT_KEY } from '@/cashier/form/field-key';
import { SessionStore } from '@/core/storage/storage';
import { Navigation } from '@/kernel/navigation';
import type { CoinChoices, CryptoChoice } from './coin-choices';
import { CryptoChoiceStore } from './crypto-choice-store';
import type { CryptoForm } from './crypto-form';

/** The ticker, so that a reload of the second step is no step back. */
export const COIN_KEY = 'cashier.crypto.coin';

const COIN_PATH = '/deposit/crypto';
const NETWORK_PATH = '/deposit/crypto/network';

/** Coin first, then its network and the amount on one page, then the address: for a design that goes by steps. Observable. */
@injectable()
export class CoinSteps {
  private coinKey: string | undefined;

  constructor(
    @inject(CryptoChoiceStore) private readonly choices: CryptoChoiceStore,
    @inject(DepositStore) private readonly deposit: DepositStore<CryptoForm>,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(SessionStore) private readonly storage: SessionStore,
  ) {
    this.coinKey = storage.read(COIN_KEY, v.string());
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Undefined until `chooseCoin`. After a way round by another page it is that of the chosen network. */
  get coin(): CoinChoices | undefined {
    const { coins, chosen } = this.choices;
    return (
      coins.find(({ key }) => key === this.coinKey) ??
      coins.find(({ choices }) => choices.some(({ id }) => id === chosen?.id))
    );
  }

  /** The network that is chosen; none at first, so that none is taken by accident, but the only one. */
  get chosen(): CryptoChoice | undefined {
    const { chosen } = this.choices;
    return this.coin?.choices.find(({ id }) => id === chosen?.id);
  }

  async chooseCoin({ key }: CoinChoices): Promise<void> {
    this.coinKey = key;
    this.storage.write(COIN_KEY, key);
    await this.navigation.go(NETWORK_PATH);
  }

  /** The page of the second step was opened. Without a coin the first step is shown. */
  openNetworks(): void {
    const { coin } = this;
    if (!coin) return void this.navigation.go(COIN_PATH, { replace: true });
    const [only, ...more] = coin.choices;
    if (this.chosen) this.deposit.open();
    else if (only && more.length === 0) this.chooseNetwork(only.id);
  }

  /** The typed amount stays. `id`: of one of the coin's choices. */
  chooseNetwork(id: string): void {
    const choice = this.coin?.choices.find((one) => one.id === id);
    const typed = this.chosen && this.deposit.form.inner.form.getState().values[AMOUNT_KEY];
    if (!choice || !this.choices.select(choice)) return;
    this.deposit.open();
    if (typed) this.deposit.form.inner.setAmount(typed);
  }

  reset(): void {
    this.coinKey = undefined;
    this.storage.remove(COIN_KEY);
  }
}
