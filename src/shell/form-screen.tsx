import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Locale } from '../core/locale/locale';
import { useInject } from '../kernel/react';
import { Button } from '../ui/button/button';
import { focusHeading } from '../ui/focus-heading';
import { MessageView } from '../ui/views/message-view';
import { useFormHandover } from './use-form-handover';

/**
 * Sends this window on to a payment page that takes a POST (spec 4). It runs in the payment window, not in the cashier.
 */
export const FormScreen = observer(function FormScreen() {
  const locale = useInject(Locale);
  const state = useFormHandover();
  // The page stays the same one, so that the router does not move the focus to what it has to say now.
  useEffect(() => {
    if (state.kind !== 'sending') focusHeading();
  }, [state.kind]);
  if (state.kind === 'failed')
    return <MessageView title={locale.t('error.title')} text={locale.t('redirect.closeWindow')} />;
  if (state.kind === 'sending') return <MessageView icon="busy" title={locale.t('redirect.sending')} />;
  return (
    <MessageView
      icon="globe"
      title={locale.t('redirect.ask', { host: state.host })}
      text={locale.t('redirect.askText')}
      action={
        <Button onClick={state.send} isFullWidth>
          {locale.t('complete.openPage')}
        </Button>
      }
    />
  );
});
