import { observer } from 'mobx-react-lite';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Page } from '@/ui/layout/page';
import { StepList } from '@/ui/payment/step-list';
import { Note } from '@/ui/views/note';

/** Explains how a transfer to a card works. */
export const InstructionScreen = observer(function InstructionScreen() {
  const locale = useInject(Locale);
  const steps = [
    locale.t('peer-to-peer:instruction.amount'),
    locale.t('peer-to-peer:instruction.card'),
    locale.t('peer-to-peer:instruction.transfer'),
    locale.t('peer-to-peer:instruction.confirm', { paid: locale.t('payment.paid') }),
    locale.t('peer-to-peer:instruction.wait'),
  ];
  return (
    <Page title={locale.t('peer-to-peer:instruction.title')}>
      <StepList steps={steps} />
      <Note icon="error">{locale.t('peer-to-peer:instruction.once')}</Note>
      <Note icon="clock">{locale.t('peer-to-peer:instruction.time')}</Note>
    </Page>
  );
});
