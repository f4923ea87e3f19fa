import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { formatAmount } from '../../cashier/amount/format-amount';
import { withNextTry } from '../../cashier/attempt/next-try';
import { CODE_KEY, ConfirmStore } from '../../cashier/withdrawal/confirm-store';
import { useCountdown } from '../../connected/payment/use-countdown';
import { Locale } from '../../core/locale/locale';
import { NetworkState } from '../../core/network/network-state';
import { Navigation } from '../../kernel/navigation';
import { useInject } from '../../kernel/react';
import { Button } from '../../ui/button/button';
import { PaymentFormView } from '../../ui/form/payment-form-view';
import { MessageView } from '../../ui/views/message-view';
import { Note } from '../../ui/views/note';

/** Asks for the code from the player's e-mail (spec 4, "confirmationRequested"). */
export const ConfirmScreen = observer(function ConfirmScreen() {
  const confirm = useInject(ConfirmStore);
  const navigation = useInject(Navigation);
  const locale = useInject(Locale);
  useEffect(() => confirm.open(), [confirm]);
  if (!confirm.withdrawal) return null;
  if (!confirm.isOver) return <CodeForm />;
  return (
    <MessageView
      title={locale.t('confirm.over.title')}
      text={locale.t('confirm.over.text')}
      action={
        <Button isFullWidth onClick={() => void navigation.go('/withdrawal')}>
          {locale.t('complete.toMethods')}
        </Button>
      }
    />
  );
});

const CodeForm = observer(function CodeForm() {
  const confirm = useInject(ConfirmStore);
  const locale = useInject(Locale);
  const network = useInject(NetworkState);
  const { withdrawal, email, checked } = confirm;
  const expiry = useCountdown(withdrawal?.codeExpiresAt);
  if (!withdrawal) return null;
  const amount = formatAmount(withdrawal.amount, withdrawal.currency, locale.tag);
  return (
    <PaymentFormView
      title={locale.t('confirm.title')}
      form={checked.form}
      fields={[
        {
          key: CODE_KEY,
          name: CODE_KEY,
          type: 'text',
          label: locale.t('confirm.code'),
          hint: expiryText(),
          items: [],
          inputMode: 'numeric',
          autoComplete: 'one-time-code',
        },
      ]}
      problems={checked.problems}
      refusals={checked.refusals}
      submitLabel={locale.t('confirm.submit')}
      isSubmitting={confirm.isSubmitting}
      isOffline={network.isOffline}
      intro={
        <p>
          {email === undefined
            ? locale.t('confirm.sentToYou', { amount })
            : locale.t('confirm.sentTo', { amount, email })}
        </p>
      }
      notice={
        confirm.isChecking && (
          <Note icon="clock" role="status">
            {withNextTry(locale.t('confirm.checking'), confirm.nextTryAt, locale)}
          </Note>
        )
      }
      error={confirm.error}
      onSubmit={confirm.submit}
      secondaryAction={<ResendButton />}
    />
  );

  function expiryText(): string | undefined {
    if (!expiry) return undefined;
    return expiry.isExpired ? locale.t('confirm.expired') : locale.t('confirm.valid', { time: expiry.text });
  }
});

const ResendButton = observer(function ResendButton() {
  const confirm = useInject(ConfirmStore);
  const network = useInject(NetworkState);
  const locale = useInject(Locale);
  const wait = useCountdown(confirm.withdrawal?.codeResendAt);
  const isWaiting = wait !== undefined && !wait.isExpired;
  return (
    <Button
      isFullWidth
      variant="ghost"
      isLoading={confirm.isResending}
      disabled={isWaiting || network.isOffline || confirm.isSubmitting}
      onClick={() => void confirm.resend()}
    >
      {isWaiting ? locale.t('confirm.resendIn', { time: wait.text }) : locale.t('confirm.resend')}
    </Button>
  );
});
