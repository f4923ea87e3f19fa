import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { QuickDeposit } from '../../cashier/deposit/quick-deposit';
import { usePlayerWords } from '../../connected/use-player-words';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { Button } from '../../ui/button/button';
import { MessageView } from '../../ui/views/message-view';

/** Leads to the form of what paid last; without such a payment it offers the whole cashier. */
export const QuickScreen = observer(function QuickScreen() {
  const deposit = useInject(QuickDeposit);
  const locale = useInject(Locale);
  const hasWords = usePlayerWords();
  useEffect(() => {
    void deposit.open();
    return () => deposit.dispose();
  }, [deposit]);
  if (!deposit.hasNone || !hasWords) return <MessageView icon="busy" title={locale.t('list.loading')} />;
  return (
    <MessageView
      title={locale.t('title.deposit')}
      text={locale.t('player:quick.none')}
      action={
        <Button isFullWidth onClick={() => void deposit.expand()}>
          {locale.t('title.depositMethod')}
        </Button>
      }
    />
  );
});
