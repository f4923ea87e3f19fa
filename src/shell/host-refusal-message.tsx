import { observer } from 'mobx-react-lite';
import { HostWord } from '../cashier/submission/host-word';
import { Locale } from '../core/locale/locale';
import { useInject } from '../kernel/react';
import { ConfirmDialog } from '../ui/views/confirm-dialog';

/** Says in the host's words why a payment was not made. */
const HostRefusalMessage = observer(function HostRefusalMessage() {
  const host = useInject(HostWord);
  const locale = useInject(Locale);
  const { refusal } = host;
  if (!refusal) return null;
  const { action } = refusal;
  return (
    <ConfirmDialog
      title={locale.t('stopped.title')}
      text={host.textOf(refusal)}
      confirmLabel={locale.text(action?.label)}
      cancelLabel={locale.t('header.close')}
      onConfirm={() => host.close(true)}
      onCancel={() => host.close()}
    />
  );
});

export default HostRefusalMessage;
