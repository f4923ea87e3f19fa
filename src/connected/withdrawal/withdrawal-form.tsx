import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { Elements } from '../../ui/elements';
import { fieldKey } from '../../cashier/form/field-key';
import { iconUrl } from '../../cashier/methods/icon-url';
import type { WithdrawalStore } from '../../cashier/withdrawal/withdrawal-store';
import { Locale } from '../../core/locale/locale';
import { NetworkState } from '../../core/network/network-state';
import { Settings } from '../../core/settings/settings';
import { useInject } from '../../kernel/react';
import { focusHeading } from '../../ui/focus-heading';
import { PaymentFormView } from '../../ui/form/payment-form-view';
import type { Detail } from '../../ui/layout/details-list';
import { MethodIcon } from '../../ui/tiles/method-icon';
import { Note } from '../../ui/views/note';
import { useOpened } from '../use-opened';
import { AccountField, SaveAccount } from '../form/account-field';
import { PaymentCosts } from '../form/payment-costs';
import { MethodBanner } from '../form/method-banner';
import { isDown, MethodStateNote, UsualTime, useListedMethod } from '../form/method-state';
import { usePaymentForm } from '../form/use-payment-form';
import { WithdrawalFunds } from './withdrawal-funds';
import { WithdrawalReview } from './withdrawal-review';

export interface WithdrawalFormProps {
  withdrawal: WithdrawalStore;
  /** Where the money goes, in readable form; by default the form's own fields. */
  destination?: readonly Detail[];
  /**
   * Called with a valid form, e.g. to look up the account holder. False: the player stays in the form, which says why.
   */
  beforeReview?(): Promise<boolean>;
  /** Label of the button that sends the withdrawal. */
  submitLabel?: string;
  /** Rendered above the amount: a choice that comes first. */
  choice?: Elements;
  /** Rendered between the fields and the button. */
  children?: Elements;
}

/** A withdrawal by one method: the form, then the review, then the create. */
export const WithdrawalForm = observer(function WithdrawalForm(props: WithdrawalFormProps) {
  const { withdrawal } = props;
  useOpened(withdrawal);
  const { isReviewing } = withdrawal;
  const { requestedNames } = withdrawal.form;
  // The form itself focuses the first field that the gateway has refused.
  const hasErrors = Object.keys(withdrawal.form.refusals).length > 0;
  const before = useRef({ isReviewing, requestedNames });
  useEffect(() => {
    const last = before.current;
    before.current = { isReviewing, requestedNames };
    if (!isReviewing && requestedNames !== last.requestedNames) focusField(requestedNames[0]);
    else if (isReviewing !== last.isReviewing && !hasErrors) focusHeading();
  }, [isReviewing, requestedNames, hasErrors]);
  if (!withdrawal.method) return null;
  return isReviewing ? (
    <WithdrawalReview withdrawal={withdrawal} destination={props.destination} submitLabel={props.submitLabel} />
  ) : (
    <Form {...props} />
  );
});

const Form = observer(function Form({ withdrawal, beforeReview, choice, children }: WithdrawalFormProps) {
  const locale = useInject(Locale);
  const settings = useInject(Settings);
  const network = useInject(NetworkState);
  const form = usePaymentForm(withdrawal.form);
  const [isAsking, setIsAsking] = useState(false);
  const { requestedNames } = withdrawal.form;
  const method = useListedMethod(withdrawal.method);
  const iconId = method?.iconIds[0];

  const review = async () => {
    // A saved account was checked when it was saved, and the gateway checks it again on the create.
    if (!beforeReview || withdrawal.account) return withdrawal.review();
    setIsAsking(true);
    try {
      return (await beforeReview()) && withdrawal.review();
    } finally {
      setIsAsking(false);
    }
  };

  return (
    <PaymentFormView
      {...form}
      title={locale.text(method?.text)}
      subtitle={locale.t('title.withdrawalAmount')}
      icon={<MethodIcon src={iconId === undefined ? null : iconUrl(iconId, settings)} />}
      submitLabel={locale.t('withdrawal.continue')}
      isSubmitting={isAsking}
      isOffline={network.isOffline || isDown(method)}
      notice={method?.state && <MethodStateNote method={method} />}
      intro={
        <>
          <WithdrawalFunds />
          {choice}
          {method && <AccountField flow="withdrawal" method={method} onChoose={withdrawal.open} />}
        </>
      }
      error={withdrawal.error}
      onSubmit={review}
    >
      {requestedNames.length > 0 && <Note role="status">{locale.t('deposit.moreFields')}</Note>}
      {children}
      {method && <SaveAccount flow="withdrawal" method={method} />}
      {method && <PaymentCosts flow="withdrawal" method={method} form={withdrawal.form} />}
      {method && <UsualTime method={method} />}
      {method && <MethodBanner method={method} />}
    </PaymentFormView>
  );
});

/** Focuses the first field that a reply asked for; otherwise the page would seem unchanged. */
function focusField(name: string | undefined): void {
  if (name !== undefined) document.getElementsByName(fieldKey(name))[0]?.focus();
}
