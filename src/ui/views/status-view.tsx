import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icons/icon';
import { Spinner } from '../icons/spinner';
import { DetailsList, type Detail } from '../layout/details-list';
import { Page } from '../layout/page';
import styles from './status-view.module.css';

/** Spec 4, "Transaction status". */
export type StatusKind = 'waiting' | 'accepted' | 'processed' | 'mistaked';

const ICONS: Record<Exclude<StatusKind, 'waiting'>, IconName> = {
  accepted: 'clock',
  processed: 'check',
  mistaked: 'close',
};

export interface StatusViewProps {
  status: StatusKind;
  title: string;
  text?: string;
  details?: readonly Detail[];
  /** Below the details, e.g. a `ContinueLink`. */
  children?: ReactNode;
  /** Buttons, in the bar at the bottom. */
  actions?: ReactNode;
}

/** The complete page. The title is a live region: a status that arrives by push is read out. */
export function StatusView({ status, title, text, details, children, actions }: StatusViewProps) {
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
    </Page>
  );
}
