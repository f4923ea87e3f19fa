import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import * as v from 'valibot';
import { DepositStore } from '@/cashier/deposit/deposit-store';
import { AMOUNT_KEY } from '@/cashier/form/field-key';
import { ErrorHandler } from '@/core/errors/error-handler';
import { PlayerStore, type SessionStore } from '@/core/storage/storage';
import { Navigation } from '@/kernel/navigation';
import type { CoinChoices, CryptoChoice } from './coin-choices';
import { CryptoChoiceStore } from './crypto-choice-store';
import type { CryptoForm } from './crypto-form';
import { checks } from './load-checks';

/** Storage key of the coin's ticker: after a reload the second step is shown again, not the first. */
export const COIN_KEY = 'cashier.crypto.coin';

const COIN_PATH = '/deposit/crypto';
const NETWORK_PATH = '/deposit/crypto/network';

/** Coin first, then its network and the amount on one page, then the address: for a design with steps. Observable. */
@injectable()
export class CoinSteps {
  private coinKey: string | undefined;

  constructor(
    @inject(CryptoChoiceStore) private readonly choices: CryptoChoiceStore,
    @inject(DepositStore) private readonly deposit: DepositStore<CryptoForm>,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(PlayerStore) private readonly storage: SessionStore,
    @inject(ErrorHandler) private readonly errors: ErrorHandler,
  ) {
    this.coinKey = storage.read(COIN_KEY, v.string());
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The chosen method's coin, else the one of `chooseCoin`. */
  get coin(): CoinChoices | undefined {
    const { coins, ofMethod } = this.choices;
    return (
      coins.find(({ choices }) => choices.some(({ id }) => id === ofMethod[0]?.id)) ??
      coins.find(({ key }) => key === this.coinKey)
    );
  }

  /**
   * The chosen network. Undefined at first, so that none is chosen by accident; a coin's only network is chosen
   * automatically.
   */
  get chosen(): CryptoChoice | undefined {
    const { chosen } = this.choices;
    return this.coin?.choices.find(({ id }) => id === chosen?.id);
  }

  async chooseCoin({ key }: CoinChoices): Promise<void> {
    this.coinKey = key;
    this.storage.write(COIN_KEY, key);
    await this.navigation.go(NETWORK_PATH);
  }

  /** Call it when the page of the second step opens. Without a coin it goes to the first step. */
  openNetworks(): void {
    const { coin } = this;
    if (!coin) return void this.navigation.go(COIN_PATH, { replace: true });
    const [only, ...more] = coin.choices;
    if (this.chosen) this.deposit.open();
    else if (only && more.length === 0) this.chooseNetwork(only.id);
  }

  /** Chooses a network and keeps the typed amount. `id`: that of one of the coin's choices. */
  chooseNetwork(id: string): void {
    const choice = this.coin?.choices.find((one) => one.id === id);
    const typed = this.chosen && this.deposit.form.inner.form.getState().values[AMOUNT_KEY];
    if (!choice || !this.choices.select(choice)) return;
    this.deposit.open();
    if (typed) this.deposit.form.inner.setAmount(typed);
  }

  /** Asks for the address, once it is certain that the page which shows it can check it. Never rejects. */
  async submit(): Promise<void> {
    try {
      await checks.load();
    } catch (error) {
      this.errors.handle(error);
      return;
    }
    await this.deposit.submit({ wantsWindow: false });
  }

  reset(): void {
    this.coinKey = undefined;
    this.storage.remove(COIN_KEY);
  }
}
