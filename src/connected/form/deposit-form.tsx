import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Elements } from '../../ui/elements';
import type { PaymentDepositStore } from '../../cashier/deposit/deposit-store';
import { fieldKey } from '../../cashier/form/field-key';
import { iconUrl } from '../../cashier/methods/icon-url';
import { Locale } from '../../core/locale/locale';
import { NetworkState } from '../../core/network/network-state';
import { Settings } from '../../core/settings/settings';
import { useInject } from '../../kernel/react';
import { PaymentFormView } from '../../ui/form/payment-form-view';
import { MethodIcon } from '../../ui/tiles/method-icon';
import { Note } from '../../ui/views/note';
import { useSubmissionNote } from '../submission-note';
import { AccountField, SaveAccount } from './account-field';
import { PaymentCosts } from './payment-costs';
import { useQuickForm } from './quick-form';
import { MethodBanner } from './method-banner';
import { isDown, MethodStateNote, UsualTime, useListedMethod } from './method-state';
import { useDepositForm } from './use-deposit-form';
import { useOpened } from '../use-opened';

interface DepositFormProps {
  deposit: Pick<PaymentDepositStore, 'form' | 'method' | 'isSubmitting' | 'isChecking' | 'error' | 'open'> & {
    /** Absent when the create does not support saved accounts, as with peer-to-peer. */
    accounts?: PaymentDepositStore['accounts'];
  };
  submitLabel: string;
  onSubmit(): Promise<unknown>;
  /** Rendered between the fields and the pay button. */
  children?: Elements;
}

/** The form of a deposit by one method, as the plugin's base page shows it. */
export const DepositForm = observer(function DepositForm({
  deposit,
  submitLabel,
  onSubmit,
  children,
}: DepositFormProps) {
  const locale = useInject(Locale);
  const settings = useInject(Settings);
  const network = useInject(NetworkState);
  const underWay = useSubmissionNote('deposit', deposit);
  useOpened(deposit);
  const form = useDepositForm(deposit.form);
  const { requestedNames } = deposit.form;
  const method = useListedMethod(deposit.method);
  useEffect(() => focusField(requestedNames[0]), [requestedNames]);
  const quick = useQuickForm(method, deposit.form);
  const isQuick = quick !== undefined;
  if (!method) return null;
  const iconId = method.iconIds[0];
  const notice = underWay ?? (method.state && <MethodStateNote method={method} />);
  const costs = <PaymentCosts flow="deposit" method={method} form={deposit.form} />;
  return (
    <PaymentFormView
      {...form}
      {...(isQuick && { amount: { ...form.amount, quickAmounts: [] } })}
      title={locale.text(method.text)}
      subtitle={locale.t('title.deposit')}
      icon={<MethodIcon src={iconId === undefined ? null : iconUrl(iconId, settings)} />}
      submitLabel={submitLabel}
      isSubmitting={deposit.isSubmitting}
      isOffline={network.isOffline || isDown(method)}
      error={deposit.isChecking ? undefined : deposit.error}
      notice={notice ?? (isQuick && costs)}
      intro={deposit.accounts && <AccountField flow="deposit" method={method} onChoose={deposit.open} />}
      onSubmit={onSubmit}
      {...quick}
    >
      {requestedNames.length > 0 && <Note role="status">{locale.t('deposit.moreFields')}</Note>}
      {children}
      {deposit.accounts && <SaveAccount flow="deposit" method={method} />}
      {(!isQuick || notice) && costs}
      <UsualTime method={method} />
      <MethodBanner method={method} />
    </PaymentFormView>
  );
});

/** Focuses the first field that a reply asked for; otherwise the page would seem unchanged. */
function focusField(name: string | undefined): void {
  if (name !== undefined) document.getElementsByName(fieldKey(name))[0]?.focus();
}
