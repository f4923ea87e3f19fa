import { observer } from 'mobx-react-lite';
import { CurrentTransaction } from '@/cashier/attempt/current-transaction';
import { PaymentWindow } from '@/cashier/payment-window/payment-window';
import { completePath } from '@/cashier/payment-page/complete-path';
import { AmountRow } from '@/connected/payment/amount-row';
import { CopyRow } from '@/connected/payment/copy-row';
import { OpenPayment } from '@/connected/payment/open-payment';
import { useCompleteWhenEnded } from '@/connected/payment/use-complete-when-ended';
import { hasWords } from '@/contract/api-response';
import { Locale } from '@/core/locale/locale';
import { Navigation } from '@/kernel/navigation';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { Page } from '@/ui/layout/page';
import { StepList } from '@/ui/payment/step-list';
import { ValueList } from '@/ui/payment/value-list';
import { Note } from '@/ui/views/note';

/**
 * Instruction for paying elsewhere or collecting a withdrawal: in cash, at a counter, with a code (pages `custom` and
 * `offline`; contract 3, `instruction`).
 */
export const InstructionScreen = observer(function InstructionScreen() {
  const { current } = useInject(CurrentTransaction);
  const { pending } = useInject(PaymentWindow);
  const navigation = useInject(Navigation);
  const locale = useInject(Locale);
  useCompleteWhenEnded();
  const sent = current?.data?.instruction;
  // With no words and no values nothing says how to pay.
  const isEmpty = !sent?.steps.some(hasWords) && !sent?.items?.some(({ value }) => value.trim() !== '');
  const instruction = isEmpty ? undefined : sent;
  const flow = current?.flow ?? 'deposit';
  const say = (key: 'title' | 'status' | 'note' | 'missing') =>
    locale.t(`card-redirect:${flow === 'deposit' ? 'instruction' : 'payoutInstruction'}.${key}`);
  const toStatus = (
    <Button
      isFullWidth
      variant={pending ? 'secondary' : 'primary'}
      onClick={() => void navigation.go(completePath(flow))}
    >
      {say('status')}
    </Button>
  );
  return (
    <Page
      title={(instruction?.title && locale.text(instruction.title)) || say('title')}
      footer={
        <>
          <OpenPayment />
          {toStatus}
        </>
      }
    >
      {current && instruction ? (
        <>
          <StepList steps={instruction.steps.map((step) => locale.text(step))} />
          <ValueList>
            <AmountRow amount={current.amount} currency={current.currency} isPayout={flow === 'withdrawal'} />
            {instruction.items?.map(({ label, value }, index) => (
              <CopyRow key={index} label={locale.text(label)} value={value} />
            ))}
          </ValueList>
          <Note icon="clock">{say('note')}</Note>
        </>
      ) : (
        <Note icon="error">{say('missing')}</Note>
      )}
    </Page>
  );
});
