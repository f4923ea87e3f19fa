import type { MessageViewProps } from '../design/part-props';
import { Icon } from '../icons/icon';
import { Spinner } from '../icons/spinner';
import styles from './message-view.module.css';
import { Page } from './page';

/** An empty page or an error page: a card with an icon beside the message, and an action. */
export function MessageView({ icon = 'error', title, text, action }: MessageViewProps) {
  return (
    <Page footer={action}>
      <div className={styles.view}>
        <span className={styles.icon}>
          {icon === 'busy' ? <Spinner size={1.75} /> : <Icon name={icon} size={1.75} />}
        </span>
        <div className={styles.words} role={icon === 'busy' ? 'status' : undefined}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
      </div>
    </Page>
  );
}
