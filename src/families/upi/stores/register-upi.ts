import type { DependencyContainer } from 'tsyringe';
import { registerDeposit } from '../../../cashier/deposit/register-deposit';
import { DepositStore } from '../../../cashier/deposit/deposit-store';
import { registerGroupChoice } from '../../../cashier/methods/group-choice';
import { UpiPaymentStore } from './upi-payment-store';
import { UpiRenewal } from './upi-renewal';

/** Registers what every UPI plugin has in its scope: the deposit with its form, the code, its renewal. */
export function registerUpi(scope: DependencyContainer): void {
  registerDeposit(scope);
  registerGroupChoice(scope, DepositStore);
  scope.registerSingleton(UpiPaymentStore);
  scope.registerSingleton(UpiRenewal);
}
