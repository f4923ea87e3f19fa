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

/** One line of a list: mark, name, limit, and where it leads. One button; its name is the label, badge and limit. */
export function Row(props: RowProps) {
  const { icon, badge, label, limitText, isActive = false, isLoading = false, onSelect, ...onPointer } = props;
  const isInert = isActive || isLoading;
  return (
    <button
      type="button"
      className={styles.row}
      aria-current={isActive || undefined}
      aria-busy={isLoading || undefined}
      aria-disabled={isInert || undefined}
      {...onPointer}
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
      </span>
      <span className={styles.end}>{isLoading ? <Spinner /> : <Icon name="chevron" size={1} />}</span>
    </button>
  );
}
