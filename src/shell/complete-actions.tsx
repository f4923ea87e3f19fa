import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CurrentTransaction } from '../cashier/attempt/current-transaction';
import { QuickView } from '../cashier/methods/quick-view';
import { NextTry } from '../cashier/methods/next-try';
import { isEndStatus } from '../cashier/status/status-rules';
import { TransactionStatusStore } from '../cashier/status/transaction-status-store';
import { OpenPayment } from '../connected/payment/open-payment';
import { usePlayerWords } from '../connected/use-player-words';
import type { Flow } from '../contract/primitives';
import { Locale } from '../core/locale/locale';
import { Notifications } from '../core/notifications/notifications';
import { Navigation } from '../kernel/navigation';
import { useInject } from '../kernel/react';
import { Button } from '../ui/button/button';
import type { useCompleteView } from './use-complete-view';

type CompleteActionsProps = Pick<
  ReturnType<typeof useCompleteView>,
  'view' | 'flow' | 'isOpen' | 'isBlocked' | 'transaction' | 'alert'
>;

/** Asks the gateway for the status; for a page on which the player can do nothing else. */
const AskStatusButton = observer(function AskStatusButton({ flow, id }: { flow: Flow; id: string }) {
  const statuses = useInject(TransactionStatusStore);
  const notifications = useInject(Notifications);
  const locale = useInject(Locale);
  const [isAsking, setIsAsking] = useState(false);
  const ask = async () => {
    setIsAsking(true);
    await statuses.ask(flow, id);
    setIsAsking(false);
    if (!isEndStatus(statuses.statusOf(flow, id))) notifications.toast(() => locale.t('complete.noNews'));
  };
  return (
    <Button isFullWidth isLoading={isAsking} onClick={() => void ask()}>
      {locale.t('payment.checkStatus')}
    </Button>
  );
});

/** Repeats a refused payment, where that can help. */
const RepeatButton = observer(function RepeatButton() {
  const next = useInject(NextTry);
  const { current } = useInject(CurrentTransaction);
  const locale = useInject(Locale);
  const hasWords = usePlayerWords(next.canRepeat);
  if (!next.canRepeat || !hasWords) return null;
  return (
    <Button isFullWidth isLoading={next.opening === current?.methodName} onClick={() => void next.repeat()}>
      {locale.t('player:decline.again')}
    </Button>
  );
});

/** The buttons of the complete page. */
export const CompleteActions = observer(function CompleteActions(props: CompleteActionsProps) {
  const { view, flow, isOpen, isBlocked, transaction, alert } = props;
  const navigation = useInject(Navigation);
  const locale = useInject(Locale);
  const { canRepeat, offers } = useInject(NextTry);
  const { isOn: isQuick } = useInject(QuickView);
  const hasNext = view.status === 'mistaked' && (canRepeat || offers.length > 0);
  return (
    <>
      {isBlocked && <OpenPayment />}
      {alert !== undefined && transaction?.id !== undefined && <AskStatusButton flow={flow} id={transaction.id} />}
      {view.status === 'mistaked' && <RepeatButton />}
      <Button
        isFullWidth
        variant={isOpen || hasNext ? 'secondary' : 'primary'}
        onClick={() => void navigation.go(`/${flow}`)}
      >
        {locale.t(
          isQuick ? 'title.deposit' : view.status === 'mistaked' ? 'complete.tryAnother' : 'complete.toMethods',
        )}
      </Button>
    </>
  );
});
