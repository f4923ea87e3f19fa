import { Spinner } from '../icons/spinner';
import styles from './payment-choices.module.css';
import { MethodIcon } from './method-icon';

export interface PaymentChoice {
  /** Unique within the list. */
  id: string;
  label: string;
  /** The saved account, e.g. `Visa •••• 4242`. */
  accountLabel: string | undefined;
  amountText: string;
  iconUrl: string | null;
}

interface PaymentChoicesProps {
  /** E.g. "Pay again". */
  label: string;
  tiles: readonly PaymentChoice[];
  /** Id of the tile whose page is loading. */
  busyId?: string | undefined;
  onSelect(index: number): void;
  onIconError?(src: string): void;
}

/**
 * Methods with an amount, of which one tap opens the filled-in form: those that worked last, above the list, and those to
 * go on with after a refusal. No hooks, because the first script renders it too.
 */
export function PaymentChoices({ label, tiles, busyId, onSelect, onIconError }: PaymentChoicesProps) {
  return (
    <section className={styles.list} aria-label={label} data-again="">
      <h2 className={styles.heading}>{label}</h2>
      {tiles.map(({ id, label: name, accountLabel, amountText, iconUrl }, index) => (
        <button
          key={id}
          type="button"
          className={styles.tile}
          aria-busy={id === busyId || undefined}
          aria-disabled={id === busyId || undefined}
          onClick={() => {
            if (id !== busyId) onSelect(index);
          }}
        >
          <MethodIcon src={iconUrl} size="s" onError={onIconError} />
          <span className={styles.words}>
            <span className={styles.label}>
              <bdi>{name}</bdi>
            </span>
            {accountLabel !== undefined && (
              <span className={styles.account}>
                <bdi>{accountLabel}</bdi>
              </span>
            )}
          </span>
          <bdi className={styles.amount}>{id === busyId ? <Spinner /> : amountText}</bdi>
        </button>
      ))}
    </section>
  );
}
