import { classNames } from '../class-names';
import styles from './badge.module.css';

export type BadgeView =
  | { kind: 'fast' | 'instant' | 'top' | 'turbo' | 'popular'; label: string }
  /** The brand's own image; `label` is its alternative text. */
  | { kind: 'brand'; label: string; imageUrl: string };

export function Badge({ badge }: { badge: BadgeView }) {
  if (badge.kind === 'brand')
    return <img className={styles.image} src={badge.imageUrl} alt={badge.label} height={20} />;
  return <span className={classNames(styles.badge, styles[badge.kind])}>{badge.label}</span>;
}
