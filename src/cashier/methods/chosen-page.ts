import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import type { PaymentMethod } from '../../contract/method';
import { Registry } from '../../kernel/registry-token';
import { BONUS_PAGE, BonusStep } from '../bonus/bonus-step';
import { PREPARE_PAGE, Preparation } from './preparation';
import { MethodsStore } from './methods-store';

/**
 * The page of the chosen method or group: the one answer for every way that leads there (list, group, search, again,
 * other ways, the host's `open`, resume, a new try), and for the router, which shows no other form instead. Observable.
 */
@injectable()
export class ChosenPage {
  constructor(
    @inject(MethodsStore) private readonly methods: MethodsStore,
    @inject(Registry) private readonly registry: Registry,
    @inject(Preparation) private readonly preparation: Preparation,
    @inject(BonusStep) private readonly bonus: Pick<BonusStep, 'isNeeded'>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Where a choice leads: to `form`, or first to the page of the profile or of the bonuses. Undefined when nothing is chosen. */
  get path(): string | undefined {
    const { flow, currentMethod, currentGroup } = this.methods;
    // A group's own list only leads to forms.
    const isList = !currentMethod && currentGroup && !this.registry.pathForGroup(flow, currentGroup);
    const shown = currentMethod ? [currentMethod] : isList ? [] : (currentGroup?.methods ?? []);
    if (shown.some((method) => this.preparation.isNeeded(flow, method))) return PREPARE_PAGE;
    const hasStep = flow === 'deposit' && shown.some(({ name }) => this.bonus.isNeeded(name));
    return hasStep ? BONUS_PAGE : this.form;
  }

  /** Page of the chosen method, else of the chosen group. */
  get form(): string | undefined {
    const { currentMethod } = this.methods;
    return currentMethod ? this.formOf(currentMethod) : this.groupPath;
  }

  /** Page that the chosen group's tile opens: a plugin's, or the list of its methods. */
  get groupPath(): string | undefined {
    const { flow, currentGroup } = this.methods;
    return currentGroup && (this.registry.pathForGroup(flow, currentGroup) ?? this.registry.groupListPath(flow));
  }

  /** The chosen group's methods that have the same page as the chosen one, or as the first; empty without a group. */
  get alike(): readonly PaymentMethod[] {
    const { currentMethod, currentGroup } = this.methods;
    const all = currentGroup?.methods ?? [];
    const [first] = all;
    const one = currentMethod ?? first;
    return one ? all.filter((method) => this.formOf(method) === this.formOf(one)) : [];
  }

  private formOf(method: PaymentMethod): string {
    const { flow, currentGroup } = this.methods;
    return this.registry.pathForMethod(flow, method, currentGroup !== undefined);
  }
}
