import { observer } from 'mobx-react-lite';
import { completePath } from '../../cashier/payment-page/complete-path';
import { Locale } from '../../core/locale/locale';
import { Navigation } from '../../kernel/navigation';
import { useInject } from '../../kernel/react';
import { Button } from '../../ui/button/button';

/** On the page of a deposit that can no longer be paid there: leads to the complete page, which follows its status. */
export const CheckStatusButton = observer(function CheckStatusButton() {
  const navigation = useInject(Navigation);
  const locale = useInject(Locale);
  return (
    <Button isFullWidth variant="secondary" onClick={() => void navigation.go(completePath('deposit'))}>
      {locale.t('payment.checkStatus')}
    </Button>
  );
});
