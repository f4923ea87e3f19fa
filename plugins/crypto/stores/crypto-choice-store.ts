import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { ChosenPage } from '@/cashier/methods/chosen-page';
import { MethodsStore } from '@/cashier/methods/methods-store';
import { isTileOf } from '@/cashier/methods/tiles';
import { UserStore } from '@/cashier/user/user-store';
import type { PaymentMethod } from '@/contract/method';
import { Locale } from '@/core/locale/locale';
import { Settings } from '@/core/settings/settings';
import { Navigation } from '@/kernel/navigation';
import { coinChoices, type CoinChoices, type CryptoChoice } from './coin-choices';

export const AMOUNT_PATH = '/deposit/crypto/amount';

/** Coin and network, chosen before the amount. Observable. */
@injectable()
export class CryptoChoiceStore {
  private chosenId: string | undefined = undefined;

  constructor(
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(ChosenPage) private readonly page: ChosenPage,
    @inject(UserStore) private readonly user: UserStore,
    @inject(Locale) private readonly locale: Locale,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Settings) private readonly settings: Pick<Settings, 'unknownNetworks'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get coins(): readonly CoinChoices[] {
    const { currency, country } = this.user;
    const { currentMethod } = this.methods;
    // Chosen by search, a link, again: the method stands alone, without a group.
    const alone = currentMethod ? [currentMethod] : [];
    const methods = this.methods.currentGroup ? this.page.alike : alone;
    const isKnownOnly = this.settings.unknownNetworks === 'hide';
    const tiles = this.methods.tilesOf(methods);
    const sorted = tiles.flatMap((tile) => methods.filter((method) => isTileOf(tile, method)));
    const missedBy = ({ name }: PaymentMethod) => tiles.find((tile) => tile.name === name)?.missed;
    return coinChoices(sorted, { currency, country, text: this.locale.text, isKnownOnly, missedBy });
  }

  /** The networks of the current method. */
  get ofMethod(): readonly CryptoChoice[] {
    const all = this.coins.flatMap(({ choices }) => choices);
    return all.filter(({ methodName }) => methodName === this.methods.currentMethod?.name);
  }

  /**
   * Undefined when the current method serves several networks and none of them was chosen in this scope. A method with
   * one network counts as chosen even in a new scope, as after a visit to another page.
   */
  get chosen(): CryptoChoice | undefined {
    const { ofMethod } = this;
    return ofMethod.find(({ id }) => id === this.chosenId) ?? (ofMethod.length === 1 ? ofMethod[0] : undefined);
  }

  /** Call it when the list is opened or returned to. Clears the choice, so that the same network can be chosen again. */
  open(): void {
    this.reset();
    this.methods.clearMethod();
  }

  /** Chooses a network and stays on the page. Returns false when the method can't be chosen. */
  select({ id, methodName }: CryptoChoice): boolean {
    this.methods.selectMethod(methodName);
    if (this.methods.currentMethod?.name !== methodName) return false;
    this.chosenId = id;
    return true;
  }

  /** Chooses a network and goes to the page for the amount. */
  async choose(choice: CryptoChoice): Promise<void> {
    if (this.select(choice)) await this.navigation.go(AMOUNT_PATH);
  }

  reset(): void {
    this.chosenId = undefined;
  }
}
