import { observer } from 'mobx-react-lite';
import { DepositStore } from '@/cashier/deposit/deposit-store';
import { MethodsStore } from '@/cashier/methods/methods-store';
import { useSubmissionNote } from '@/connected/submission-note';
import { BonusOffer } from '@/connected/form/bonus-offer';
import { PaymentCosts } from '@/connected/form/payment-costs';
import { isDown, MethodStateNote, UsualTime, useListedMethod } from '@/connected/form/method-state';
import { useDepositForm } from '@/connected/form/use-deposit-form';
import { Locale } from '@/core/locale/locale';
import { NetworkState } from '@/core/network/network-state';
import { useInject } from '@/kernel/react';
import { PaymentFormView, type PaymentFormViewProps } from '@/ui/form/payment-form-view';
import { Note } from '@/ui/views/note';
import type { CryptoForm } from '../stores/crypto-form';
import { useNetworkChoice } from './use-network-choice';

interface CoinFormProps extends Pick<PaymentFormViewProps, 'title' | 'subtitle' | 'icon'> {
  /** The network is chosen here, above the amount; its field is left out. */
  asksNetwork: boolean;
}

/** Asks for the amount before an address is shown, since the gateway makes an address for each deposit. */
export const CoinForm = observer(function CoinForm({ asksNetwork, ...head }: CoinFormProps) {
  const deposit = useInject<DepositStore<CryptoForm>>(DepositStore);
  const locale = useInject(Locale);
  const network = useInject(NetworkState);
  const form = useDepositForm(deposit.form.inner);
  const method = useListedMethod(useInject(MethodsStore).currentMethod);
  const underWay = useSubmissionNote('deposit', deposit);
  const { chosen, networks, error, submit } = useNetworkChoice();
  return (
    <PaymentFormView
      {...head}
      form={form.form}
      problems={form.problems}
      refusals={form.refusals}
      amount={chosen && form.amount}
      fields={chosen ? form.fields.filter(({ name }) => !asksNetwork || name !== chosen.field?.name) : []}
      submitLabel={locale.t('crypto:amount.submit')}
      isSubmitting={deposit.isSubmitting}
      isOffline={network.isOffline || isDown(method)}
      notice={method?.state && <MethodStateNote method={method} />}
      error={deposit.isChecking ? undefined : error}
      intro={asksNetwork && networks}
      onSubmit={submit}
    >
      {chosen && <BonusOffer />}
      {chosen && <Note>{locale.t('crypto:amount.note', { network: chosen.networkLabel })}</Note>}
      {underWay}
      {chosen && method && <PaymentCosts flow="deposit" method={method} form={deposit.form.inner} />}
      {method && <UsualTime method={method} />}
    </PaymentFormView>
  );
});
