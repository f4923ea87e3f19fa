import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { Page } from '@/ui/layout/page';
import { MessageView } from '@/ui/views/message-view';
import { HistoryStore } from '../stores/history-store';
import { CancelQuestion } from './cancel-question';
import { HistoryFilters } from './history-filters';
import { HistoryList } from './history-list';
import { HistoryResults } from './history-results';
import { HistorySkeleton } from './history-skeleton';
import { OpenReceipt } from './receipt-dialog';

/** The player's transactions, newest first, each with its state. */
export const HistoryScreen = observer(function HistoryScreen() {
  const history = useInject(HistoryStore);
  const locale = useInject(Locale);
  useEffect(() => void history.open(), [history]);

  if (history.state === 'waiting')
    return (
      <MessageView
        icon="offline"
        title={locale.t('transactions:offline.title')}
        text={locale.t('transactions:offline.text')}
      />
    );
  if (history.state === 'failed') {
    const retry = <Button onClick={() => void history.open()}>{locale.t('transactions:retry')}</Button>;
    return <MessageView title={locale.t('transactions:failed')} text={history.error} action={retry} />;
  }
  if (history.state === 'ready' && history.lines.length === 0 && !history.isFiltered) {
    return (
      <MessageView
        icon="history"
        title={locale.t('transactions:empty.title')}
        text={locale.t('transactions:empty.text')}
      />
    );
  }
  return (
    <Page title={locale.t('transactions:title')}>
      <HistoryFilters />
      <HistoryResults />
      {history.state === 'loading' ? <HistorySkeleton label={locale.t('transactions:loading')} /> : <HistoryList />}
      <CancelQuestion />
      <OpenReceipt />
    </Page>
  );
});
