import type { MessageViewProps } from '../design/part-props';
import { Icon } from '../icons/icon';
import { Spinner } from '../icons/spinner';
import { Page } from './page';
import styles from './message-view.module.css';

/** An empty page or an error page: an icon, a message and an action. */
export function MessageView({ icon = 'error', title, text, action }: MessageViewProps) {
  return (
    <Page isCentered>
      <div className={styles.view}>
        <div className={styles.icon}>
          {icon === 'busy' ? <Spinner size={2.25} /> : <Icon name={icon} size={2.25} />}
        </div>
        <div className={styles.words} role={icon === 'busy' ? 'status' : undefined}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </Page>
  );
}
