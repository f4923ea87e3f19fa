import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { Page } from '@/ui/layout/page';
import { MessageView } from '@/ui/views/message-view';
import { HistoryStore } from '../../stores/history-store';
import { CancelQuestion } from './cancel-question';
import { HistoryList } from './history-list';
import { HistorySkeleton } from './history-skeleton';

/** Where is my money: the player's transactions, newest first, each with its state. */
export const HistoryScreen = observer(function HistoryScreen() {
  const history = useInject(HistoryStore);
  const locale = useInject(Locale);
  const t = (key: string) => locale.t(`transactions:${key}`);
  useEffect(() => void history.open(), [history]);

  if (history.state === 'waiting')
    return <MessageView icon="offline" title={t('offline.title')} text={t('offline.text')} />;
  if (history.state === 'failed') {
    const retry = <Button onClick={() => void history.open()}>{t('retry')}</Button>;
    return <MessageView title={t('failed')} text={history.error} action={retry} />;
  }
  if (history.state === 'ready' && history.lines.length === 0) {
    return <MessageView icon="history" title={t('empty.title')} text={t('empty.text')} />;
  }
  return (
    <Page title={t('title')}>
      {history.state === 'loading' ? <HistorySkeleton label={t('loading')} /> : <HistoryList />}
      <CancelQuestion />
    </Page>
  );
});
