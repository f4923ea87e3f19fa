import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Elements } from '../ui/elements';
import { GroupChoice } from '../cashier/deposit/group-choice';
import { PaymentDepositStore } from '../cashier/deposit/register-deposit';
import { iconUrl } from '../cashier/methods/icon-url';
import { Locale } from '../core/locale/locale';
import { Settings } from '../core/settings/settings';
import { useInject } from '../kernel/react';
import { MethodChoice } from '../ui/tiles/method-choice';
import { DepositForm } from './deposit-form';

interface GroupDepositFormProps {
  choiceLabel: string;
  submitLabel: string;
  onSubmit(deposit: PaymentDepositStore): Promise<unknown>;
  children?: Elements;
}

/** The form of one method, or of a group whose tile opens it: then the method is chosen here. */
export const GroupDepositForm = observer(function GroupDepositForm(props: GroupDepositFormProps) {
  const deposit = useInject(PaymentDepositStore);
  const choice = useInject(GroupChoice);
  const locale = useInject(Locale);
  const settings = useInject(Settings);
  useEffect(() => choice.open(), [choice]);
  if (!choice.chosen) return null;
  const options = choice.options.map(({ name, text, iconIds: [iconId] }) => ({
    value: name,
    label: locale.text(text),
    iconUrl: iconId === undefined ? undefined : iconUrl(iconId, settings),
  }));
  return (
    <DepositForm deposit={deposit} submitLabel={props.submitLabel} onSubmit={() => props.onSubmit(deposit)}>
      {options.length > 1 && (
        <MethodChoice label={props.choiceLabel} options={options} value={choice.chosen.name} onChange={choice.choose} />
      )}
      {props.children}
    </DepositForm>
  );
});
