import { observer } from 'mobx-react-lite';
import { PaymentWindow } from '../cashier/payment-window/payment-window';
import { Locale } from '../core/locale/locale';
import { Navigation } from '../kernel/navigation';
import { useInject } from '../kernel/react';
import { Button } from '../ui/button/button';
import type { useCompleteView } from './use-complete-view';

type CompleteActionsProps = Pick<ReturnType<typeof useCompleteView>, 'view' | 'flow' | 'isOpen' | 'isBlocked'>;

/** The ways on from the complete page. */
export const CompleteActions = observer(function CompleteActions(props: CompleteActionsProps) {
  const { view, flow, isOpen, isBlocked } = props;
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
      <Button isFullWidth variant={isOpen ? 'secondary' : 'primary'} onClick={() => void navigation.go(`/${flow}`)}>
        {locale.t(view.status === 'mistaked' ? 'complete.tryAnother' : 'complete.toMethods')}
      </Button>
    </>
  );
});
