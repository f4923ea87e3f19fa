import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CurrentTransaction } from '@/cashier/attempt/current-transaction';
import { UnifiedForm } from '@/connected/payment/unified-form';
import { useCompleteWhenEnded } from '@/connected/payment/use-complete-when-ended';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { FormSkeleton } from '@/ui/form/form-skeleton';
import { UnifiedFlowStore } from '../stores/unified-flow-store';

/** Page that the create reply describes: steps, items, inputs and actions (contract 3, `unifiedFlow`). */
export const UnifiedFormScreen = observer(function UnifiedFormScreen() {
  const store = useInject(UnifiedFlowStore);
  const { current } = useInject(CurrentTransaction);
  const locale = useInject(Locale);
  useCompleteWhenEnded();
  useEffect(() => void store.open(), [store]);
  if (!store.flow) return <FormSkeleton label={locale.t('card-redirect:loading')} fieldCount={3} />;
  return (
    <UnifiedForm
      key={current?.id}
      flow={store.flow}
      amount={current && { amount: current.amount, currency: current.currency }}
      title={locale.t('card-redirect:unified.title')}
      isSubmitting={store.page.isBusy}
      error={store.page.error}
      onComplete={store.page.reportPaid}
      onCancel={store.cancel}
    />
  );
});
