import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Elements } from '../../ui/elements';
import { GroupChoice } from '../../cashier/methods/group-choice';
import { DepositStore, type PaymentDepositStore } from '../../cashier/deposit/deposit-store';
import { useInject } from '../../kernel/react';
import { DepositForm } from './deposit-form';
import { MethodOptions } from './method-options';

interface GroupDepositFormProps {
  choiceLabel: string;
  submitLabel: string;
  onSubmit(deposit: PaymentDepositStore): Promise<unknown>;
  children?: Elements;
}

/** The form of one method, or of a group whose tile opened it: then it contains the choice of the method. */
export const GroupDepositForm = observer(function GroupDepositForm(props: GroupDepositFormProps) {
  const deposit = useInject<PaymentDepositStore>(DepositStore);
  const choice = useInject(GroupChoice);
  useEffect(() => choice.open(), [choice]);
  if (!choice.chosen) return null;
  return (
    <DepositForm deposit={deposit} submitLabel={props.submitLabel} onSubmit={() => props.onSubmit(deposit)}>
      {choice.options.length > 1 && (
        <MethodOptions
          label={props.choiceLabel}
          methods={choice.options}
          value={choice.chosen.name}
          onChange={choice.choose}
        />
      )}
      {props.children}
    </DepositForm>
  );
});
