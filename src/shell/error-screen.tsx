import { observer } from 'mobx-react-lite';
import { MethodsStore } from '../cashier/methods/methods-store';
import { Locale } from '../core/locale/locale';
import { Navigation } from '../kernel/navigation';
import { useInject } from '../kernel/react';
import { Button } from '../ui/button/button';
import { MessageView } from '../ui/views/message-view';

/** Shown when a page could not be loaded (spec 2), and in place of a screen that crashed. */
export const ErrorScreen = observer(function ErrorScreen() {
  const locale = useInject(Locale);
  const navigation = useInject(Navigation);
  const { flow } = useInject(MethodsStore);
  return (
    <MessageView
      title={locale.t('error.title')}
      text={locale.t('error.text')}
      action={
        <Button isFullWidth onClick={() => void navigation.go(`/${flow}`)}>
          {locale.t('common.refresh')}
        </Button>
      }
    />
  );
});
