import type { DependencyContainer } from 'tsyringe';
import { PaymentPage } from '../payment-page/payment-page';
import { SourceTurn } from '../payment-window/source-turn';
import { Submission } from './submission';
import { SubmitErrors } from './submit-errors';

/** Registers what each form's and each page's store has one of its own of. */
export function registerSubmission(scope: DependencyContainer): void {
  scope.register(SourceTurn, { useClass: SourceTurn });
  scope.registerSingleton(SubmitErrors);
  scope.register(Submission, { useClass: Submission });
  scope.register(PaymentPage, { useClass: PaymentPage });
}
