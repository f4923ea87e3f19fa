import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { formatAmount } from '../../cashier/amount/format-amount';
import { withNextTry } from '../../cashier/attempt/next-try';
import { CODE_KEY, ConfirmStore } from '../../cashier/withdrawal/confirm-store';
import { useFormValue } from '../../connected/form/use-form-value';
import { useCountdown } from '../../connected/payment/use-countdown';
import { Locale } from '../../core/locale/locale';
import { NetworkState } from '../../core/network/network-state';
import { Navigation } from '../../kernel/navigation';
import { useInject } from '../../kernel/react';
import { Button } from '../../ui/button/button';
import type { Problems, Refusals } from '../../ui/form/form-types';
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
  const { withdrawal, email } = confirm;
  const code = useFormValue(confirm.form, CODE_KEY) ?? '';
  const refusals = useCodeRefusals(confirm.codeErrors, code);
  const expiry = useCountdown(withdrawal?.codeExpiresAt);
  if (!withdrawal) return null;
  const amount = formatAmount(withdrawal.amount, withdrawal.currency, locale.tag);
  return (
    <PaymentFormView
      title={locale.t('confirm.title')}
      form={confirm.form}
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
      problems={{ [CODE_KEY]: confirm.validateCode(code) }}
      refusals={refusals}
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

/** What the gateway said of the code that was sent, until the code changes. `errors`: a new object for each answer. */
function useCodeRefusals(errors: Problems, code: string): Refusals {
  const [last, setLast] = useState({ errors, code, refusals: toRefusals(errors) });
  if (last.errors !== errors) setLast({ errors, code, refusals: toRefusals(errors) });
  return last.code === code ? last.refusals : {};
}

const toRefusals = ({ [CODE_KEY]: message }: Problems): Refusals =>
  message === undefined ? {} : { [CODE_KEY]: { message } };

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
