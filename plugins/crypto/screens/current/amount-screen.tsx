import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { DepositStore } from '@/cashier/deposit/deposit-store';
import { MethodsStore } from '@/cashier/methods/methods-store';
import { iconUrl } from '@/cashier/methods/icon-url';
import { useSubmissionNote } from '@/connected/submission-note';
import { BonusOffer } from '@/connected/form/bonus-offer';
import { PaymentCosts } from '@/connected/form/payment-costs';
import { isDown, MethodStateNote, UsualTime, useListedMethod } from '@/connected/form/method-state';
import { useDepositForm } from '@/connected/form/use-deposit-form';
import { Locale } from '@/core/locale/locale';
import { NetworkState } from '@/core/network/network-state';
import { Settings } from '@/core/settings/settings';
import { useInject } from '@/kernel/react';
import { PaymentFormView } from '@/ui/form/payment-form-view';
import { MethodIcon } from '@/ui/tiles/method-icon';
import { Note } from '@/ui/views/note';
import { CoinSteps } from '../../stores/coin-steps';
import type { CryptoForm } from '../../stores/crypto-form';
import { useNetworkChoice } from '../use-network-choice';

/** Asks for the amount before an address is shown, since the gateway makes an address for each deposit. */
export const AmountScreen = observer(function AmountScreen() {
  const deposit = useInject<DepositStore<CryptoForm>>(DepositStore);
  const steps = useInject(CoinSteps);
  const locale = useInject(Locale);
  const settings = useInject(Settings);
  const network = useInject(NetworkState);
  const form = useDepositForm(deposit.form.inner);
  const method = useListedMethod(useInject(MethodsStore).currentMethod);
  const underWay = useSubmissionNote('deposit', deposit);
  const { chosen, networks, error, submit } = useNetworkChoice();
  // In the list a network was chosen already; another way leads to a method of several.
  const [isAsking] = useState(!chosen);
  useEffect(() => steps.openNetworks(), [steps]);
  if (!method) return null;
  const iconId = method.iconIds[0];
  return (
    <PaymentFormView
      form={form.form}
      amount={chosen && form.amount}
      // Where the network is chosen above, its field is left out.
      fields={chosen ? form.fields.filter(({ name }) => !isAsking || name !== chosen.field?.name) : []}
      title={chosen?.coin?.name ?? locale.text(method.text)}
      subtitle={chosen?.networkLabel}
      icon={<MethodIcon src={iconId === undefined ? null : iconUrl(iconId, settings)} />}
      submitLabel={locale.t('crypto:amount.submit')}
      isSubmitting={deposit.isSubmitting}
      isOffline={network.isOffline || isDown(method)}
      notice={method.state && <MethodStateNote method={method} />}
      error={deposit.isChecking ? undefined : error}
      intro={isAsking && networks}
      onSubmit={submit}
    >
      {chosen && <BonusOffer />}
      {chosen && <Note>{locale.t('crypto:amount.note', { network: chosen.networkLabel })}</Note>}
      {underWay}
      {chosen && <PaymentCosts flow="deposit" method={method} form={deposit.form.inner} />}
      <UsualTime method={method} />
    </PaymentFormView>
  );
});
