import { observer } from 'mobx-react-lite';
import { NetworkState } from '@/core/network/network-state';
import styles from './gateway-panel.module.css';
import type { StoryApp } from './story-app';

/** The other side of the flow: what the provider, the network and the browser do. */
export const GatewayPanel = observer(function GatewayPanel({ app }: { app: StoryApp }) {
  const { gateway, window } = app;
  const { isOffline } = app.container.resolve(NetworkState);
  const popup = window.popups.at(-1);
  return (
    <aside className={styles.panel} aria-label="Gateway">
      <button type="button" onClick={() => gateway.settleAll('processed')}>
        Processed
      </button>
      <button type="button" onClick={() => gateway.settleAll('mistaked')}>
        Mistaked
      </button>
      <button type="button" onClick={() => (isOffline ? void gateway.restore() : gateway.cut())}>
        {isOffline ? 'Go online' : 'Go offline'}
      </button>
      <label>
        <input
          type="checkbox"
          checked={window.isBlocking}
          onChange={(event) => (window.isBlocking = event.target.checked)}
        />
        Block pop-ups
      </label>
      {popup?.address !== undefined && !popup.closed && (
        <output className={styles.address} title={popup.address}>
          Payment window: {popup.address}
        </output>
      )}
    </aside>
  );
});
