import { instanceCachingFactory } from 'tsyringe';
import { makeWithdrawalForm, registerWithdrawal } from '@/cashier/withdrawal/register-withdrawal';
import { WithdrawalForm } from '@/cashier/withdrawal/withdrawal-form';
import { Locale } from '@/core/locale/locale';
import type { PluginFlow } from '@/kernel/plugin';
import { accountDigits, accountProblem, completeBankField } from './bank-fields';
import { AccountNameStore } from './stores/account-name-store';
import { registerGroupChoice } from '@/cashier/methods/group-choice';
import { WithdrawalStore } from '@/cashier/withdrawal/withdrawal-store';

const flow: PluginFlow = {
  register(scope) {
    registerWithdrawal(scope);
    scope.registerSingleton(AccountNameStore);
    registerGroupChoice(scope, WithdrawalStore, { isOfAnyGroup: true });
    // The last registration wins: the payment form with the list of banks and the check of account numbers.
    scope.register(WithdrawalForm, {
      useFactory: instanceCachingFactory((container) => {
        const locale = container.resolve(Locale);
        return makeWithdrawalForm(container, {
          completeField: completeBankField,
          // A field with the gateway's mask keeps the groups of that mask.
          readValue: ({ name, mask }, value) => (mask ? value : accountDigits(name, value)),
          fieldProblem: (field, values) => {
            const problem = accountProblem(field.name, values);
            if (problem === 'checkDigit') return locale.t('form.otherBank');
            return problem && locale.t(`nigerian-banks:errors.${problem}`);
          },
        });
      }),
    });
  },
};

export default flow;
