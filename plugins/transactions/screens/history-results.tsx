import { observer } from 'mobx-react-lite';
import { Locale } from '@/core/locale/locale';
import { TakeAway } from '@/core/share/take-away';
import { useInject } from '@/kernel/react';
import { Button } from '@/ui/button/button';
import { EVERYTHING } from '../history-filter';
import { HistoryStore } from '../stores/history-store';
import { historyCsv } from '../csv';
import styles from './history-filters.module.css';

/** Number of transactions shown, which screen readers announce, and a button that saves them. */
export const HistoryResults = observer(function HistoryResults() {
  const { state, lines } = useInject(HistoryStore);
  const { canSave, save } = useInject(TakeAway);
  const locale = useInject(Locale);
  const { t } = locale;
  const saveLines = () =>
    save('transactions.csv', new Blob([historyCsv(lines, locale)], { type: 'text/csv;charset=utf-8' }));
  return (
    <div className={styles.results}>
      <p className={styles.count} role="status">
        {state === 'ready' && t('transactions:filter.results', { count: lines.length })}
      </p>
      {canSave && lines.length > 0 && (
        <div className={styles.save}>
          <Button variant="ghost" onClick={saveLines}>
            {t('transactions:csv')}
          </Button>
        </div>
      )}
    </div>
  );
});

/** Shown when no transaction in the pages loaded so far matches the filter. */
export const NoResults = observer(function NoResults() {
  const { hasMore, choose } = useInject(HistoryStore);
  const { t } = useInject(Locale);
  return (
    <div className={styles.none}>
      <h2 className={styles.noneTitle}>{t('transactions:filter.none.title')}</h2>
      <p className={styles.noneText}>{t(`transactions:filter.none.${hasMore ? 'older' : 'text'}`)}</p>
      <Button variant="secondary" onClick={() => void choose(EVERYTHING)}>
        {t('transactions:filter.showAll')}
      </Button>
    </div>
  );
});
