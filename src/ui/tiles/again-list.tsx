import { Spinner } from '../icons/spinner';
import styles from './again-list.module.css';
import { MethodIcon } from './method-icon';

export interface AgainView {
  /** Unique within the list. */
  id: string;
  label: string;
  /** The saved account, e.g. `Visa •••• 4242`. */
  accountLabel: string | undefined;
  amountText: string;
  iconUrl: string | null;
}

interface AgainListProps {
  /** E.g. "Pay again". */
  label: string;
  tiles: readonly AgainView[];
  /** Id of the tile whose page is loading. */
  busyId?: string | undefined;
  onSelect(index: number): void;
  onIconError?(src: string): void;
}

/**
 * Methods that worked last, above the list: one tap opens the filled-in form. No hooks, because the first script
 * renders it too.
 */
export function AgainList({ label, tiles, busyId, onSelect, onIconError }: AgainListProps) {
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
