import { makeAutoObservable, runInAction } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { PaymentMethod } from '../../contract/method';
import type { RecentPayment } from '../../contract/recent';
import { Navigation } from '../../kernel/navigation';
import { fieldSources } from '../form/field-source';
import { againTiles, type AgainTile } from '../methods/again';
import { ListStore } from '../methods/list-store';
import { MethodsStore } from '../methods/methods-store';
import { QuickView } from '../methods/quick-view';
import { PlayerStanding } from '../standing/player-standing';
import { UserStore } from '../user/user-store';

/** Where the quick deposit begins: finds what paid last, and opens its form. Observable. */
@injectable()
export class QuickDeposit {
  /** True once it is known that nothing can be repeated: the player is offered the whole cashier. */
  hasNone = false;

  constructor(
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(ListStore) private readonly list: ListStore,
    @inject(PlayerStanding) private readonly player: PlayerStanding,
    @inject(UserStore) private readonly user: Pick<UserStore, 'currency' | 'country'>,
    @inject(QuickView) private readonly quick: QuickView,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async open(): Promise<void> {
    this.hasNone = false;
    await this.list.open('deposit');
    // Another page has come instead: of an error, or of a lock.
    if (this.methods.methods.length === 0 || this.player.lockOf('deposit')) return;
    const last = this.last();
    if (last) await this.list.chooseTile(last);
    else runInAction(() => (this.hasNone = true));
  }

  /** To the list of the whole cashier. */
  async expand(): Promise<void> {
    this.quick.end();
    await this.navigation.go('/deposit');
  }

  dispose(): void {
    this.list.close();
  }

  private last(): AgainTile | undefined {
    const { methods } = this.methods;
    const { currency, country } = this.user;
    const facts = { currency, country, methodLabel: ({ name }: PaymentMethod) => name };
    const isQuick = (payment: RecentPayment) =>
      payment.accountId != null || !methods.some((method) => method.name === payment.name && mustBeTyped(method));
    return againTiles(this.player.recentOf('deposit').filter(isQuick), methods, facts)[0];
  }
}

/** Whether more than the amount has to be filled in without a saved account. */
const mustBeTyped = ({ fields }: PaymentMethod) =>
  fieldSources(fields).some(({ value, isDisabled }) => !value && !isDisabled);
