import { inject, injectable } from 'tsyringe';
import { Registry, type RouteGuards } from '../../kernel/registry-token';
import { CurrentTransaction } from '../attempt/current-transaction';
import { ChosenPage } from './chosen-page';
import { MethodsStore } from './methods-store';
import { QUICK_PAGE, QuickView } from './quick-view';

/** Answers the router's guards from the chosen method, group and transaction (spec 2, "Guards"). */
@injectable()
export class CashierGuards implements RouteGuards {
  constructor(
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(CurrentTransaction) private readonly transaction: Pick<CurrentTransaction, 'current'>,
    @inject(ChosenPage) private readonly page: ChosenPage,
    @inject(Registry) private readonly registry: Registry,
    @inject(QuickView) private readonly quick: Pick<QuickView, 'isOn'>,
  ) {}

  hasMethod(): boolean {
    return this.methods.currentMethod !== undefined;
  }

  hasGroup(): boolean {
    return this.methods.currentGroup !== undefined;
  }

  groupPath(): string | undefined {
    return this.page.groupPath;
  }

  hasTransaction(): boolean {
    return this.transaction.current !== undefined;
  }

  pageInstead(path: string): string | undefined {
    const { isOn } = this.quick;
    if (path === (isOn ? '/deposit' : QUICK_PAGE)) return isOn ? QUICK_PAGE : '/deposit';
    const own = this.page.form;
    return own !== undefined && this.registry.isOthersForm(path, own) ? own : undefined;
  }

  onRefused(): void {
    this.methods.reset();
  }
}
