import { observer } from 'mobx-react-lite';
import { MethodsStore } from '../cashier/methods/methods-store';
import { Locale } from '../core/locale/locale';
import { Navigation } from '../kernel/navigation';
import { useInject } from '../kernel/react';
import { Button } from '../ui/button/button';
import { MessageView } from '../ui/views/message-view';

/** Shown when the region has no methods (spec 2). */
export const EmptyScreen = observer(function EmptyScreen() {
  const locale = useInject(Locale);
  const navigation = useInject(Navigation);
  const { flow } = useInject(MethodsStore);
  return (
    <MessageView
      icon="info"
      title={locale.t('empty.title')}
      text={locale.t('empty.text')}
      action={
        <Button isFullWidth onClick={() => void navigation.go(`/${flow}`)}>
          {locale.t('common.refresh')}
        </Button>
      }
    />
  );
});
