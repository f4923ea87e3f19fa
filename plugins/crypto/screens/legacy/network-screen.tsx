import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { DepositStore } from '@/cashier/deposit/deposit-store';
import { CheckingNote } from '@/connected/checking-note';
import { BonusOffer } from '@/connected/form/bonus-offer';
import { useDepositForm } from '@/connected/form/use-deposit-form';
import { Locale } from '@/core/locale/locale';
import { NetworkState } from '@/core/network/network-state';
import { useInject } from '@/kernel/react';
import { ChoiceList } from '@/ui/bonus/choice-list';
import { PaymentFormView } from '@/ui/form/payment-form-view';
import { MethodIcon } from '@/ui/tiles/method-icon';
import { Note } from '@/ui/views/note';
import { CoinSteps } from '../../stores/coin-steps';
import type { CryptoForm } from '../../stores/crypto-form';
import { useChoice } from '../shared/use-choice';

/** Second step: the network with its minimum, and the amount. The gateway then makes an address for it. */
export const NetworkScreen = observer(function NetworkScreen() {
  const steps = useInject(CoinSteps);
  const deposit = useInject<DepositStore<CryptoForm>>(DepositStore);
  const locale = useInject(Locale);
  const network = useInject(NetworkState);
  const form = useDepositForm(deposit.form.inner);
  const { icon, onIconError, minimum } = useChoice();
  const [isReminded, setReminded] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => steps.openNetworks(), [steps]);
  const { coin, chosen } = steps;
  if (!coin) return null;
  const error = deposit.isChecking ? undefined : deposit.error;
  const remind = () => {
    setReminded(true);
    // Move the focus to the missing choice, as every form does.
    list.current?.querySelector('input')?.focus();
  };
  const submit = () => (chosen ? deposit.submit({ wantsWindow: false }) : remind());
  return (
    <PaymentFormView
      form={form.form}
      amount={chosen && form.amount}
      // Leave out the network field: the choice above sets it.
      fields={chosen ? form.fields.filter(({ name }) => name !== chosen.field?.name) : []}
      title={coin.label}
      subtitle={locale.t('title.deposit')}
      icon={<MethodIcon src={icon(coin)} size="s" onError={onIconError} />}
      submitLabel={locale.t('crypto:amount.submit')}
      isSubmitting={deposit.isSubmitting}
      isOffline={network.isOffline}
      error={chosen ? error : isReminded ? locale.t('crypto:network.required') : undefined}
      intro={
        <div ref={list}>
          <ChoiceList
            label={locale.t('crypto:network.label')}
            choices={coin.choices.map((choice) => ({
              value: choice.id,
              label: choice.networkLabel,
              hint: minimum(choice),
            }))}
            value={chosen?.id ?? ''}
            onChange={steps.chooseNetwork}
          />
        </div>
      }
      onSubmit={submit}
    >
      {chosen && <BonusOffer hasDetails={false} />}
      {chosen && <Note>{locale.t('crypto:amount.note', { network: chosen.networkLabel })}</Note>}
      {deposit.isChecking && <CheckingNote flow="deposit" />}
    </PaymentFormView>
  );
});
