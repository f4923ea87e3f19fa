import { observer } from 'mobx-react-lite';
import { NetworkState } from '@/core/network/network-state';
import styles from './gateway-panel.module.css';
import type { StoryApp } from './story-app';

/** Milliseconds that every call takes, by label. */
const DELAYS: Readonly<Record<string, number>> = { 'No delay': 0, '0.4 s': 400, '3 s': 3000, '40 s': 40_000 };

interface GatewayPanelProps {
  app: StoryApp;
  /** Advances the clock until the time to pay is over. */
  onExpire(): void;
}

/** Controls of the other side of a flow: the provider, the network and the browser. */
export const GatewayPanel = observer(function GatewayPanel({ app, onExpire }: GatewayPanelProps) {
  const { gateway, window } = app;
  const { isOffline } = app.container.resolve(NetworkState);
  const popup = window.popups.at(-1);
  return (
    <aside className={styles.panel} aria-label="Gateway">
      <button type="button" onClick={() => gateway.settleAll('processed')}>
        Pay
      </button>
      <button type="button" onClick={() => gateway.settleAll('mistaked')}>
        Decline
      </button>
      <button type="button" onClick={onExpire}>
        Expire
      </button>
      <button type="button" onClick={() => (isOffline ? void gateway.restore() : gateway.cut())}>
        {isOffline ? 'Go online' : 'Go offline'}
      </button>
      <select
        aria-label="Delay"
        value={gateway.delay}
        onChange={(event) => gateway.setDelay(Number(event.target.value))}
      >
        {Object.entries(DELAYS).map(([name, ms]) => (
          <option key={name} value={ms}>
            {name}
          </option>
        ))}
      </select>
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
