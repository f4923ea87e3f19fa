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

/** A receipt: a strip in the status' colour, with the details in lines below. The strip is a live region. */
export function StatusView({ status, title, text, details, children, actions, help }: StatusViewProps) {
  return (
    <Page footer={actions}>
      <div className={classNames(styles.strip, styles[status])} role="status">
        <span className={styles.icon}>
          {status === 'waiting' ? <Spinner size={1.5} /> : <Icon name={ICONS[status]} size={1.5} />}
        </span>
        <div className={styles.words}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
      </div>
      {children}
      {details !== undefined && details.length > 0 && (
        <div className={styles.details}>
          <DetailsList items={details} />
        </div>
      )}
      {help}
    </Page>
  );
}
