import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { amountInputText, shownAmount } from '../../cashier/amount/amount-input-text';
import { formatAmount } from '../../cashier/amount/format-amount';
import { amountMessage } from '../../cashier/form/amount-messages';
import { LimitsStore } from '../../cashier/protection/limits-store';
import { shownTime } from '../../cashier/standing/shown-time';
import type { LimitPeriod } from '../../contract/standing';
import { Locale } from '../../core/locale/locale';
import { useInject } from '../../kernel/react';
import { Button } from '../../ui/button/button';
import { TextField } from '../../ui/fields/text-field';
import { submitByClick } from '../../ui/form/submit-by-click';
import styles from './limits-screen.module.css';

/** The limit of one period: how much of it is used, and a field for a new limit. */
export const LimitRow = observer(function LimitRow({ period }: { period: LimitPeriod }) {
  const store = useInject(LimitsStore);
  const locale = useInject(Locale);
  const limit = store.limitOf(period);
  const show = (amount: number) => formatAmount(amount, store.currency, locale.tag);
  const isEditing = store.editing === period;
  const name = locale.t(`player:limit.period.${period}`);
  return (
    <li className={styles.limit}>
      <div className={styles.head}>
        <h2 className={styles.period}>{name}</h2>
        <span>{limit ? show(limit.max) : locale.t('player:limit.none')}</span>
      </div>
      {limit && (
        <>
          {limit.used != null && (
            <>
              <progress
                className={styles.meter}
                max={limit.max}
                value={Math.min(limit.used, limit.max)}
                aria-label={name}
              />
              <p className={styles.facts}>
                {locale.t('player:limit.used', { used: show(limit.used), max: show(limit.max) })}
              </p>
            </>
          )}
          {limit.resetsAt != null && (
            <p className={styles.facts}>
              {locale.t('player:limit.resets', { time: shownTime(limit.resetsAt, locale.tag) })}
            </p>
          )}
          {limit.next && (
            <p className={styles.facts}>
              {locale.t('player:limit.later', {
                amount: show(limit.next.max),
                time: shownTime(limit.next.effectiveAt, locale.tag),
              })}
            </p>
          )}
        </>
      )}
      {isEditing ? (
        <LimitForm period={period} first={limit?.max} />
      ) : (
        <div className={styles.actions}>
          <Button
            variant="secondary"
            aria-label={`${locale.t('player:limit.change')}: ${name}`}
            onClick={() => store.edit(period)}
          >
            {locale.t('player:limit.change')}
          </Button>
        </div>
      )}
    </li>
  );
});

const NO_LIMITS = { min: 0, max: 0 };

const LimitForm = observer(function LimitForm({ period, first }: { period: LimitPeriod; first: number | undefined }) {
  const store = useInject(LimitsStore);
  const locale = useInject(Locale);
  const { currency } = store;
  const [text, setText] = useState(() => (first === undefined ? '' : amountInputText(first, currency)));
  const [isTried, setTried] = useState(false);
  const read = shownAmount(text, currency, locale.tag);
  const found = amountMessage(read, NO_LIMITS, currency, locale);
  const problem = isTried ? found : undefined;
  const save = () => {
    setTried(true);
    if (found === undefined) void store.save(read);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        name={`limit-${period}`}
        label={locale.t('player:limit.newLimit')}
        value={text}
        onChange={setText}
        onBlur={() => setText(read)}
        error={problem ?? (store.failed === 'limit' ? locale.t('player:limit.failed') : undefined)}
        inputMode="decimal"
        isNumeric
        end={<span>{currency}</span>}
      />
      <div className={styles.actions}>
        <Button type="submit" isLoading={store.isSaving} onClick={submitByClick(save)}>
          {locale.t('player:limit.save')}
        </Button>
        <Button variant="ghost" onClick={() => store.edit(undefined)}>
          {locale.t('player:limit.cancel')}
        </Button>
      </div>
    </form>
  );
});
