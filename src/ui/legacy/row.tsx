import { classNames } from '../class-names';
import type { Elements } from '../elements';
import type { TileProps } from '../design/part-props';
import { Icon } from '../icons/icon';
import { Spinner } from '../icons/spinner';
import styles from './row.module.css';

interface RowProps extends TileProps {
  /** Before the label. */
  icon?: Elements;
  /** After the label. */
  badge?: Elements;
}

/** One line of a list: icon, name, limit and an arrow. One button, named by its label, badge and limit. */
export function Row(props: RowProps) {
  const {
    icon,
    badge,
    label,
    limitText,
    stateText,
    isActive = false,
    isLoading = false,
    isUnavailable = false,
  } = props;
  const { onSelect, onPointerDown, onPointerCancel } = props;
  const isInert = isActive || isLoading || isUnavailable;
  return (
    <button
      type="button"
      className={classNames(styles.row, isUnavailable && styles.unavailable)}
      aria-current={isActive || undefined}
      aria-busy={isLoading || undefined}
      aria-disabled={isInert || undefined}
      onPointerDown={isInert ? undefined : onPointerDown}
      onPointerCancel={onPointerCancel}
      onClick={() => {
        if (!isInert) onSelect();
      }}
    >
      {icon}
      <span className={styles.words}>
        <span className={styles.name}>
          <span className={styles.label}>{label}</span>
          {badge}
        </span>
        {limitText !== undefined && <span className={styles.limit}>{limitText}</span>}
        {stateText !== undefined && <span className={styles.state}>{stateText}</span>}
      </span>
      <span className={styles.end}>{isLoading ? <Spinner /> : <Icon name="chevron" size={1} />}</span>
    </button>
  );
}
