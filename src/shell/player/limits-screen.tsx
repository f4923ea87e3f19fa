import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { BREAKS, LimitsStore, PERIODS, type BreakHours } from '../../cashier/protection/limits-store';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { ChoiceList } from '../../ui/bonus/choice-list';
import { Button } from '../../ui/button/button';
import { Page } from '../../ui/layout/page';
import { ConfirmDialog } from '../../ui/views/confirm-dialog';
import { Note } from '../../ui/views/note';
import { LimitRow } from './limit-row';
import styles from './limits-screen.module.css';

/** The player's own limits and breaks. */
export const LimitsScreen = observer(function LimitsScreen() {
  const store = useInject(LimitsStore);
  const locale = useInject(Locale);
  useEffect(() => void store.open(), [store]);
  return (
    <Page title={locale.t('player:limit.title')}>
      <p>{locale.t('player:limit.intro')}</p>
      {store.isKnown && (
        <ul className={styles.list}>
          {PERIODS.map((period) => (
            <LimitRow key={period} period={period} />
          ))}
        </ul>
      )}
      {store.isKnown && <Break />}
    </Page>
  );
});

const Break = observer(function Break() {
  const store = useInject(LimitsStore);
  const locale = useInject(Locale);
  const [hours, setHours] = useState<BreakHours>(BREAKS[0]!);
  const nameOf = (length: BreakHours) => locale.t(`player:limit.break.hours${length}`);
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{locale.t('player:limit.break.title')}</h2>
      <p>{locale.t('player:limit.break.text')}</p>
      <ChoiceList
        label={locale.t('player:limit.break.title')}
        choices={BREAKS.map((length) => ({ value: String(length), label: nameOf(length) }))}
        value={String(hours)}
        onChange={(value) => setHours(BREAKS.find((length) => String(length) === value) ?? hours)}
      />
      <div role="alert">
        {store.failed === 'break' && <Note icon="error">{locale.t('player:limit.break.failed')}</Note>}
      </div>
      <Button variant="secondary" isFullWidth isLoading={store.isSaving} onClick={() => store.askBreak(hours)}>
        {locale.t('player:limit.break.start')}
      </Button>
      {store.asked && (
        <ConfirmDialog
          title={locale.t('player:limit.break.question', { length: nameOf(store.asked) })}
          text={locale.t('player:limit.break.warning')}
          confirmLabel={locale.t('player:limit.break.start')}
          cancelLabel={locale.t('player:limit.cancel')}
          onConfirm={() => void store.startBreak()}
          onCancel={() => store.askBreak(undefined)}
        />
      )}
    </section>
  );
});
