import { observer } from 'mobx-react-lite';
import { MethodsStore } from '../../cashier/methods/methods-store';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { Registry } from '../../kernel/registry-token';
import { StatusView } from '../../ui/views/status-view';
import { Note } from '../../ui/views/note';
import { CompleteActions } from '../complete-actions';
import { hasUnshownPayment } from '../has-unshown-payment';
import { useCompleteView } from '../use-complete-view';

/**
 * What became of the payment. Replies whose own page this design does not have end here, so the page says when what to pay
 * by can't be shown: nobody waits for a payment that they could not make.
 */
export const CompleteScreen = observer(function CompleteScreen() {
  const complete = useCompleteView();
  const registry = useInject(Registry);
  const { initialMethods } = useInject(MethodsStore);
  const locale = useInject(Locale);
  const { transaction, isOpen } = complete;
  const isUnshown = isOpen && transaction !== undefined && hasUnshownPayment(transaction, registry, initialMethods);
  return (
    <StatusView {...complete.view} actions={<CompleteActions {...complete} />}>
      {isUnshown && (
        <Note icon="error" role="alert">
          {locale.t('complete.unshown')}
        </Note>
      )}
    </StatusView>
  );
});
