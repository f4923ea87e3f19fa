import { classNames } from '../class-names';
import type { StatusKind, StatusViewProps } from '../design/part-props';
import { Icon, type IconName } from '../icons/icon';
import { Spinner } from '../icons/spinner';
import { DetailsList } from '../layout/details-list';
import { Page } from './page';
import styles from './status-view.module.css';

const ICONS: Record<Exclude<StatusKind, 'waiting'>, IconName> = {
  accepted: 'clock',
  processed: 'check',
  mistaked: 'close',
};

/** The complete page. The title is a live region, so screen readers announce a status that arrives by push. */
export function StatusView({ status, title, text, details, children, actions, help }: StatusViewProps) {
  return (
    <Page footer={actions}>
      <div className={styles.view}>
        <div key={status} className={classNames(styles.icon, styles[status])}>
          {status === 'waiting' ? <Spinner size={2.5} /> : <Icon name={ICONS[status]} size={2.5} />}
        </div>
        <div className={styles.words} role="status">
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
      </div>
      {children}
      {details !== undefined && details.length > 0 && <DetailsList items={details} />}
      {help}
    </Page>
  );
}
