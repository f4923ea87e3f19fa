import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { SelectField } from '@/ui/fields/select-field';
import { BankChoice } from '../../stores/bank-choice';
import { TransferForm } from '../transfer-form';

/** Form for a group that contains bank transfers only: the player chooses the bank on the form. */
export const BanksScreen = observer(function BanksScreen() {
  const choice = useInject(BankChoice);
  const locale = useInject(Locale);
  useEffect(() => choice.open(), [choice]);
  return (
    <TransferForm>
      <SelectField
        name="bank"
        label={locale.t('host-to-host:bankChoice')}
        value={choice.chosen}
        items={choice.banks}
        onChange={choice.choose}
      />
    </TransferForm>
  );
});
