import type { DependencyContainer } from 'tsyringe';
import { registerDeposit } from '../../../cashier/deposit/register-deposit';
import { GroupChoice } from '../../../cashier/deposit/group-choice';
import { UpiPaymentStore } from './upi-payment-store';
import { UpiRenewal } from './upi-renewal';

/** Registers what every UPI plugin has in its scope: the deposit with its form, the code, its renewal. */
export function registerUpi(scope: DependencyContainer): void {
  registerDeposit(scope);
  scope.registerSingleton(GroupChoice);
  scope.registerSingleton(UpiPaymentStore);
  scope.registerSingleton(UpiRenewal);
}
