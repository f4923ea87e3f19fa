import { makeAutoObservable } from 'mobx';
import { inject, injectable } from 'tsyringe';
import { BONUS_PLACE } from '../../contract/experiments';
import { Experiments } from '../../core/analytics/experiments';
import { Session } from '../../core/session/session';
import { BONUS_RESTRICTED_METHODS } from './bonus-rules';
import { BonusStore } from './bonus-store';

export const BONUS_PAGE = '/deposit/bonus-details';

/** Whether the bonus is chosen on a page before the form, once, and not in the form: an experiment of the host. Observable. */
@injectable()
export class BonusStep {
  private isDone = false;

  constructor(
    @inject(BonusStore) private readonly bonus: Pick<BonusStore, 'list'>,
    @inject(Experiments) private readonly experiments: Pick<Experiments, 'of'>,
    @inject(Session) private readonly session: Pick<Session, 'payload'>,
  ) {
    makeAutoObservable(this, { isWanted: false, isNeeded: false }, { autoBind: true, deep: false });
  }

  get isWanted(): boolean {
    // A quick deposit has no further step.
    return this.session.payload.view === undefined && this.experiments.of(BONUS_PLACE) === 'step';
  }

  isNeeded(methodName: string): boolean {
    if (this.isDone || this.bonus.list.length === 0 || BONUS_RESTRICTED_METHODS.includes(methodName)) return false;
    return this.isWanted;
  }

  done(): void {
    this.isDone = true;
  }
}
