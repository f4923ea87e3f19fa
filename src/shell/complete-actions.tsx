import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PaymentWindow } from '../cashier/payment-window/payment-window';
import { isEndStatus } from '../cashier/status/status-rules';
import { TransactionStatusStore } from '../cashier/status/transaction-status-store';
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

/** Where nothing else can be done here: what the gateway knows by now. */
const AskStatusButton = observer(function AskStatusButton({ flow, id }: { flow: Flow; id: string }) {
  const statuses = useInject(TransactionStatusStore);
  const notifications = useInject(Notifications);
  const locale = useInject(Locale);
  const [isAsking, setIsAsking] = useState(false);
  const ask = async () => {
    setIsAsking(true);
    await statuses.ask(flow, id);
    setIsAsking(false);
    const status = statuses.statusOf(flow, id);
    if (status === undefined || !isEndStatus(status)) notifications.toast(locale.t('complete.noNews'), 'primary');
  };
  return (
    <Button isFullWidth isLoading={isAsking} onClick={() => void ask()}>
      {locale.t('payment.checkStatus')}
    </Button>
  );
});

/** The ways on from the complete page. */
export const CompleteActions = observer(function CompleteActions(props: CompleteActionsProps) {
  const { view, flow, isOpen, isBlocked, transaction, alert } = props;
  const paymentWindow = useInject(PaymentWindow);
  const navigation = useInject(Navigation);
  const locale = useInject(Locale);
  return (
    <>
      {isBlocked && (
        <Button isFullWidth onClick={paymentWindow.openPending}>
          {locale.t('complete.openPage')}
        </Button>
      )}
      {alert !== undefined && transaction?.id !== undefined && <AskStatusButton flow={flow} id={transaction.id} />}
      <Button isFullWidth variant={isOpen ? 'secondary' : 'primary'} onClick={() => void navigation.go(`/${flow}`)}>
        {locale.t(view.status === 'mistaked' ? 'complete.tryAnother' : 'complete.toMethods')}
      </Button>
    </>
  );
});
