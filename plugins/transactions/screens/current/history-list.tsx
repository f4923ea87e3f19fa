import { observer } from 'mobx-react-lite';
import { AppError } from '@/core/errors/app-error';
import { Locale } from '@/core/locale/locale';
import { Monitoring } from '@/core/monitoring/monitoring';
import { Settings } from '@/core/settings/settings';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { Note } from '@/ui/views/note';
import { viewOf } from '../../line-view';
import { CancelStore } from '../../stores/cancel-store';
import { HistoryStore } from '../../stores/history-store';
import { HistoryRow } from './history-row';
import styles from './history.module.css';

export const HistoryList = observer(function HistoryList() {
  const history = useInject(HistoryStore);
  const cancel = useInject(CancelStore);
  const locale = useInject(Locale);
  const settings = useInject(Settings);
  const monitoring = useInject(Monitoring);
  const news = history.changed && viewOf(history.changed, locale, settings);
  return (
    <>
      <ul className={styles.list}>
        {history.lines.map((line) => {
          const view = viewOf(line, locale, settings);
          return (
            <HistoryRow
              key={`${line.flow} ${line.id}`}
              view={view}
              notice={noticeOf(line.id, cancel, locale)}
              onIconError={(src) => monitoring.error(new AppError('unable to fetch icon', { url: src }))}
              action={
                view.isCancellable && (
                  <Button
                    variant="ghost"
                    isLoading={cancel.sentId === line.id}
                    aria-label={locale.t('transactions:cancel.name', { method: view.title, amount: view.amount })}
                    onClick={() => cancel.ask(line)}
                  >
                    {locale.t('transactions:cancel.action')}
                  </Button>
                )
              }
            />
          );
        })}
      </ul>
      {/* Always there, so that a state that comes by push is read out. */}
      <p className={styles.news} role="status">
        {news && locale.t('transactions:changed', { method: news.title, amount: news.amount, state: news.state })}
      </p>
      {history.error !== undefined && (
        <Note icon="error" role="alert">
          {history.error}
        </Note>
      )}
      {history.hasMore && (
        <Button
          isFullWidth
          variant="secondary"
          isLoading={history.isLoadingMore}
          onClick={() => void history.showMore()}
        >
          {locale.t('transactions:more')}
        </Button>
      )}
    </>
  );
});

/** About a withdrawal that the player takes back. */
function noticeOf(id: string, { sentId, isChecking, refusal }: CancelStore, locale: Locale): string | undefined {
  if (refusal?.id === id) return refusal.text;
  return sentId === id && isChecking ? locale.t('transactions:cancel.checking') : undefined;
}
