import { instanceCachingFactory } from 'tsyringe';
import { DepositForm } from '@/cashier/deposit/deposit-form';
import { makeDepositForm, registerDeposit } from '@/cashier/deposit/register-deposit';
import type { PluginFlow } from '@/kernel/plugin';
import { CoinProgressStore } from './stores/coin-progress-store';
import { CoinSteps } from './stores/coin-steps';
import { CryptoAddressStore } from './stores/crypto-address-store';
import { CryptoChoiceStore } from './stores/crypto-choice-store';
import { CryptoForm } from './stores/crypto-form';
import { checks } from './stores/load-checks';
import { OpenPayment } from './stores/open-payment';
import { registerPayout } from './stores/register-payout';

const flow: PluginFlow = {
  register(scope) {
    checks.now();
    registerDeposit(scope);
    registerPayout(scope);
    scope.registerSingleton(CryptoChoiceStore);
    scope.registerSingleton(CoinSteps);
    scope.registerSingleton(OpenPayment);
    scope.registerSingleton(CryptoAddressStore);
    scope.registerSingleton(CoinProgressStore);
    // The last registration wins: deposits get the form with the network's terms.
    scope.register(DepositForm, {
      useFactory: instanceCachingFactory(
        (container) => new CryptoForm(makeDepositForm(container), () => container.resolve(CryptoChoiceStore).chosen),
      ),
    });
  },
};

export default flow;
