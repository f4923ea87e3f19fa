import { instanceCachingFactory } from 'tsyringe';
import { DepositForm } from '@/cashier/deposit/deposit-form';
import { makePaymentForm, registerDeposit } from '@/cashier/deposit/register-deposit';
import type { PluginFlow } from '@/kernel/plugin';
import { CoinSteps } from './stores/coin-steps';
import { CryptoAddressStore, MobxCryptoAddressStore } from './stores/crypto-address-store';
import { CryptoChoiceStore, MobxCryptoChoiceStore } from './stores/crypto-choice-store';
import { CryptoForm } from './stores/crypto-form';
import { registerPayout } from './stores/register-payout';
import { OpenPayment, StoredOpenPayment } from './stores/open-payment';

const flow: PluginFlow = {
  register(scope) {
    registerDeposit(scope);
    registerPayout(scope);
    scope.registerSingleton(CryptoChoiceStore, MobxCryptoChoiceStore);
    scope.registerSingleton(CoinSteps);
    scope.registerSingleton(OpenPayment, StoredOpenPayment);
    scope.registerSingleton(CryptoAddressStore, MobxCryptoAddressStore);
    // The last registration counts: the deposit gets the form with the network's terms.
    scope.register(DepositForm, {
      useFactory: instanceCachingFactory(
        (container) => new CryptoForm(makePaymentForm(container), () => container.resolve(CryptoChoiceStore).chosen),
      ),
    });
  },
};

export default flow;
