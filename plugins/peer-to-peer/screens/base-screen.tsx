import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { BonusOffer } from '@/connected/form/bonus-offer';
import { DepositForm } from '@/connected/form/deposit-form';
import { MethodOptions } from '@/connected/form/method-options';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { FormSkeleton } from '@/ui/form/form-skeleton';
import { Note } from '@/ui/views/note';
import { P2PDepositStore } from '../stores/p2p-deposit-store';
import { CaptchaDialog } from './captcha-dialog';
import { GuaranteeNote } from './guarantee-note';
import { HowItWorks } from './how-it-works';
import { SupportButton } from './support-button';

/**
 * Form with amount and fields; a card to pay to follows. If the method has an open deposit, the player is taken to its
 * page instead.
 */
export const BaseScreen = observer(function BaseScreen() {
  const deposit = useInject(P2PDepositStore);
  const locale = useInject(Locale);
  // Enter before the first render: otherwise the form would take the focus and lose it to the skeleton.
  useState(() => runInAction(() => deposit.enter()));
  if (deposit.isResuming) return <FormSkeleton label={locale.t('peer-to-peer:base.loading')} fieldCount={0} />;
  return (
    <>
      <DepositForm
        deposit={deposit}
        submitLabel={locale.t('peer-to-peer:base.submit')}
        onSubmit={() => deposit.submit()}
      >
        <Choice deposit={deposit} />
        <BonusOffer />
        <GuaranteeNote methodName={deposit.method?.name} />
        <Note icon="card">{locale.t('peer-to-peer:base.note')}</Note>
        <HowItWorks />
        <SupportButton methodName={deposit.method?.name} />
      </DepositForm>
      <CaptchaDialog />
    </>
  );
});

const Choice = observer(function Choice({ deposit }: { deposit: P2PDepositStore }) {
  const locale = useInject(Locale);
  if (deposit.choices.length < 2 || !deposit.method) return null;
  const label = locale.t('peer-to-peer:base.choice');
  return (
    <MethodOptions label={label} methods={deposit.choices} value={deposit.method.name} onChange={deposit.choose} />
  );
});
