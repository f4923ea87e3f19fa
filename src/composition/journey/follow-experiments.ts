import { autorun } from 'mobx';
import type { DependencyContainer } from 'tsyringe';
import { LatestForm } from '../../cashier/form/latest-form';
import { FirstAmount } from '../../cashier/methods/first-amount';
import { MethodsStore } from '../../cashier/methods/methods-store';
import { FIRST_STEP, LIST_LAYOUT, LIST_ORDER, QUICK_AMOUNTS } from '../../contract/experiments';
import { Experiments } from '../../core/analytics/experiments';
import { Session } from '../../core/session/session';

/** Notifies the host of the experiments with list and form that the player sees. Returns a function that stops it. */
export function followExperiments(
  app: DependencyContainer,
  isFormShown: () => boolean,
  isListShown: () => boolean,
): () => void {
  const experiments = app.resolve(Experiments);
  const forms = app.resolve(LatestForm);
  const { design, payload } = app.resolve(Session);
  return autorun(() => {
    if (isListShown()) {
      experiments.markSeen(LIST_ORDER);
      // Neither in a withdrawal nor in a quick deposit; the amount's field itself says that it is there.
      const isDeposit = app.resolve(MethodsStore).flow === 'deposit' && payload.view === undefined;
      if (isDeposit && !app.resolve(FirstAmount).isWanted) experiments.markSeen(FIRST_STEP);
      // The legacy design has rows whatever the host wants.
      if (design === 'current') experiments.markSeen(LIST_LAYOUT);
    }
    const isWhole = payload.view === undefined;
    if (isWhole && isFormShown() && (forms.form?.quickAmounts.length ?? 0) > 0) experiments.markSeen(QUICK_AMOUNTS);
  });
}
