import { observer } from 'mobx-react-lite';
import { Locale } from '@/core/locale/locale';
import { useInject } from '@/kernel/react';
import { SelectField } from '@/ui/fields/select-field';
import { FLOWS, STATES, type HistoryFilter } from '../history-filter';
import { HistoryStore } from '../stores/history-store';
import styles from './history-filters.module.css';

/** The filter: which transactions are shown. */
export const HistoryFilters = observer(function HistoryFilters() {
  const { filter, choose } = useInject(HistoryStore);
  const { t } = useInject(Locale);
  return (
    <div className={styles.filters}>
      <SelectField
        name="history-flow"
        label={t('transactions:filter.flow.label')}
        value={filter.flow}
        items={FLOWS.map((flow) => ({ value: flow, text: t(`transactions:filter.flow.${flow}`) }))}
        onChange={(flow) => void choose({ flow: flow as HistoryFilter['flow'] })}
      />
      <SelectField
        name="history-state"
        label={t('transactions:filter.state.label')}
        value={filter.state}
        items={STATES.map((state) => ({ value: state, text: t(`transactions:filter.state.${state}`) }))}
        onChange={(state) => void choose({ state: state as HistoryFilter['state'] })}
      />
    </div>
  );
});
