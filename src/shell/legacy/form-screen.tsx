import { observer } from 'mobx-react-lite';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { MessageView } from '../../ui/views/message-view';
import { useFormHandover } from '../use-form-handover';

/**
 * Sends this window on to a payment page that takes a POST (spec 4). It runs in the payment window, not in the cashier.
 */
export const FormScreen = observer(function FormScreen() {
  const locale = useInject(Locale);
  const { hasFailed } = useFormHandover();
  if (hasFailed) return <MessageView title={locale.t('error.title')} text={locale.t('redirect.closeWindow')} />;
  return <MessageView icon="busy" title={locale.t('redirect.sending')} />;
});
