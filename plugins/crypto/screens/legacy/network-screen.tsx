import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { DepositStore } from '@/cashier/deposit/deposit-store';
import { useSubmissionNote } from '@/connected/submission-note';
import { BonusOffer } from '@/connected/form/bonus-offer';
import { useDepositForm } from '@/connected/form/use-deposit-form';
import { Locale } from '@/core/locale/locale';
import { NetworkState } from '@/core/network/network-state';
import { useInject } from '@/kernel/react';
import { PaymentFormView } from '@/ui/form/payment-form-view';
import { MethodIcon } from '@/ui/tiles/method-icon';
import { Note } from '@/ui/views/note';
import { CoinSteps } from '../../stores/coin-steps';
import type { CryptoForm } from '../../stores/crypto-form';
import { useChoice } from '../use-choice';
import { useNetworkChoice } from '../use-network-choice';

/** Second step: the network with its minimum, and the amount. The gateway then makes an address for it. */
export const NetworkScreen = observer(function NetworkScreen() {
  const steps = useInject(CoinSteps);
  const deposit = useInject<DepositStore<CryptoForm>>(DepositStore);
  const locale = useInject(Locale);
  const network = useInject(NetworkState);
  const form = useDepositForm(deposit.form.inner);
  const { icon, onIconError } = useChoice();
  const underWay = useSubmissionNote('deposit', deposit);
  const { coin, chosen, networks, error, submit } = useNetworkChoice();
  useEffect(() => steps.openNetworks(), [steps]);
  if (!coin) return null;
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
      error={deposit.isChecking ? undefined : error}
      intro={networks}
      onSubmit={submit}
    >
      {chosen && <BonusOffer />}
      {chosen && <Note>{locale.t('crypto:amount.note', { network: chosen.networkLabel })}</Note>}
      {underWay}
    </PaymentFormView>
  );
});
